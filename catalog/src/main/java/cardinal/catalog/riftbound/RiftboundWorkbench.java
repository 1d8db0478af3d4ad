package cardinal.catalog.riftbound;

import cardinal.catalog.game.Workbench;
import cardinal.catalog.view.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Trying out cards of Riftbound: a turn with twelve runes, units in both bases and at both battlefields. */
final class RiftboundWorkbench implements Workbench {
    private static final String FRIEND = "Sparring Friend";
    private static final String FOE = "Sparring Foe";
    private static final int RUNES = 12;

    @Override
    public List<String> types() {
        return List.of("unit", "spell", "gear", "legend", "battlefield");
    }

    @Override
    public View.FaceKind look(String type) {
        return switch (type) {
            case "unit" -> View.FaceKind.UNIT;
            case "spell" -> View.FaceKind.SPELL;
            case "legend" -> View.FaceKind.LEADER;
            case "rune", "battlefield" -> View.FaceKind.PLACE;
            default -> View.FaceKind.THING;
        };
    }

    @Override
    public List<Field> fields(String type) {
        List<Field> fields = new ArrayList<>();
        if (!type.equals("battlefield")) {
            fields.add(new Field("domain", type.equals("legend") ? "fury, calm" : "fury"));
        }
        if (List.of("unit", "spell", "gear").contains(type)) {
            fields.add(new Field("energy", "2"));
            fields.add(new Field("power", ""));
        }
        if (type.equals("unit")) {
            fields.add(new Field("might", "2"));
        }
        fields.add(new Field("tags", ""));
        return fields;
    }

    @Override
    public List<Map<String, String>> extras(Map<String, String> card) {
        return List.of(Map.of("name", FRIEND, "type", "unit", "domain", "fury", "energy", "2", "might", "3"),
                Map.of("name", FOE, "type", "unit", "domain", "fury", "energy", "2", "might", "3"));
    }

    @Override
    public List<String> table(Map<String, String> card, Where where, String seat) {
        String type = typeOf(card);
        String name = Workbench.quoted(card.getOrDefault("name", ""));
        String zone = switch (type) {
            case "legend" -> "legend";
            case "battlefield" -> "";
            case "spell" -> "hand";
            case "gear" -> where == Where.HAND ? "hand" : "gear";
            default -> where == Where.HAND ? "hand" : "units";
        };
        String ground = type.equals("battlefield") ? "card: " + name + ", owner: " + seat + ", " : "";
        List<String> lines = new ArrayList<>(List.of("turn: {player: A, number: 5, phase: action}"));
        for (String one : List.of("A", "B")) {
            String unit = one.equals("A") ? FRIEND : FOE;
            boolean here = one.equals(seat) && !zone.isEmpty();
            String units = here && zone.equals("units") ? unit + ", " + name : unit;
            lines.add(one + ": {units: [" + units + "], runes: [" + runes(card) + "]"
                    + (here && !zone.equals("units") ? ", " + zone + ": [" + name + "]" : "") + "}");
        }
        lines.add("battlefields: [{" + ground + "units: {A: [" + FRIEND + "]}}, {units: {B: [" + FOE + "]}}]");
        return lines;
    }

    /** Twelve runes of the card's domains. */
    private static String runes(Map<String, String> card) {
        List<String> domains = Arrays.stream(card.getOrDefault("domain", card.getOrDefault("domains", "fury"))
                .toLowerCase(Locale.ROOT).split("[^a-z]+"))
                .filter(word -> !word.isEmpty() && !word.equals("colorless")).toList();
        List<String> runes = new ArrayList<>();
        for (int i = 0; i < RUNES; i++) {
            runes.add(domains.isEmpty() ? "fury" : domains.get(i % domains.size()));
        }
        return String.join(", ", runes);
    }
}
