package cardinal.catalog.evolve;

import cardinal.catalog.game.Workbench;
import cardinal.catalog.view.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Trying out cards of Evolve: a main phase with ten play points, followers on both fields and cards in the cemetery. */
final class EvolveWorkbench implements Workbench {
    private static final String FRIEND = "Sparring Friend";
    private static final String FOE = "Sparring Foe";
    private static final int STRONGER = 2;

    @Override
    public List<String> types() {
        return List.of("follower", "spell", "amulet", "leader");
    }

    @Override
    public View.FaceKind look(String type) {
        return switch (type) {
            case "follower" -> View.FaceKind.UNIT;
            case "spell" -> View.FaceKind.SPELL;
            case "leader" -> View.FaceKind.LEADER;
            default -> View.FaceKind.THING;
        };
    }

    @Override
    public List<Field> fields(String type) {
        List<Field> fields = new ArrayList<>(List.of(new Field("class", "neutral"), new Field("traits", "")));
        if (!type.equals("leader")) {
            fields.add(new Field("cost", "2"));
        }
        if (type.equals("follower")) {
            fields.add(new Field("attack", "2"));
            fields.add(new Field("defense", "2"));
        }
        return fields;
    }

    /** Besides those to fight with, the evolved card of a follower that evolves. */
    @Override
    public List<Map<String, String>> extras(Map<String, String> card) {
        List<Map<String, String>> extras = new ArrayList<>(List.of(follower(FRIEND, "follower", "2", "3"),
                follower(FOE, "follower", "2", "3")));
        if (evolves(card)) {
            Map<String, String> evolved = new LinkedHashMap<>(follower(card.getOrDefault("name", ""),
                    "follower / evolved", stronger(card, "attack"), stronger(card, "defense")));
            evolved.put("class", card.getOrDefault("class", "neutral"));
            extras.add(evolved);
        }
        return extras;
    }

    private static Map<String, String> follower(String name, String type, String attack, String defense) {
        return Map.of("name", name, "type", type, "cost", "2", "attack", attack, "defense", defense);
    }

    private static String stronger(Map<String, String> card, String field) {
        String number = card.getOrDefault(field, "2");
        return number.matches("\\d{1,2}") ? String.valueOf(Math.min(99, Integer.parseInt(number) + STRONGER)) : "4";
    }

    private boolean evolves(Map<String, String> card) {
        return typeOf(card).equals("follower") && !isEvolved(card)
                && card.getOrDefault("text", "").toLowerCase(Locale.ROOT).contains("[evolve]");
    }

    private static boolean isEvolved(Map<String, String> card) {
        return card.getOrDefault("type", "").toLowerCase(Locale.ROOT).contains("evolved");
    }

    @Override
    public List<String> table(Map<String, String> card, Where where, String seat) {
        String type = typeOf(card);
        String name = Workbench.quoted(card.getOrDefault("name", ""));
        String zone = type.equals("leader") ? "leader" : isEvolved(card) ? "evolveDeck"
                : type.equals("spell") || where == Where.HAND ? "hand" : "field";
        List<String> lines = new ArrayList<>(List.of("turn: {player: A, number: 9, phase: main}"));
        for (String one : List.of("A", "B")) {
            String unit = one.equals("A") ? FRIEND : FOE;
            boolean here = one.equals(seat);
            boolean onField = here && zone.equals("field");
            lines.add(one + ": {playPoints: 10, evolutionPoints: 3, field: [" + unit + ", " + unit
                    + (onField ? ", " + name : "") + "], cemetery: [" + unit + "]"
                    + (here && !onField ? ", " + zone + ": " + (zone.equals("leader") ? name : "[" + name + "]") : "")
                    + (here && evolves(card) ? ", evolveDeck: [" + name + "]" : "") + "}");
        }
        return lines;
    }
}
