package cardinal.catalog.ufs;

import cardinal.catalog.game.Workbench;
import cardinal.catalog.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Trying out cards of UFS: a combat phase with foundations to commit, an attack to enhance and a block to answer it. */
final class UfsWorkbench implements Workbench {
    private static final String ATTACK = "Sparring Jab";
    private static final String BLOCK = "Sparring Guard";
    private static final String SYMBOLS = "fire, order, life";

    @Override
    public List<String> types() {
        return List.of("attack", "foundation", "action", "asset", "character", "backup");
    }

    @Override
    public View.FaceKind look(String type) {
        return switch (type) {
            case "attack" -> View.FaceKind.ATTACK;
            case "action" -> View.FaceKind.SPELL;
            case "character" -> View.FaceKind.CHARACTER;
            case "backup" -> View.FaceKind.UNIT;
            default -> View.FaceKind.THING;
        };
    }

    @Override
    public List<Field> fields(String type) {
        List<Field> fields = new ArrayList<>(List.of(new Field("symbols", SYMBOLS)));
        if (type.equals("character")) {
            fields.addAll(List.of(new Field("hand_size", "6"), new Field("health", "25")));
        } else {
            fields.addAll(List.of(new Field("difficulty", "3"), new Field("check", "4"),
                    new Field("block_modifier", "2"), new Field("block_zone", "mid")));
        }
        if (type.equals("attack")) {
            fields.addAll(List.of(new Field("attack_zone", "mid"), new Field("speed", "3"), new Field("damage", "4")));
        }
        if (type.equals("backup")) {
            fields.add(new Field("stamina", "5"));
        }
        fields.add(new Field("keywords", ""));
        return fields;
    }

    @Override
    public List<Map<String, String>> extras(Map<String, String> card) {
        String symbols = card.getOrDefault("symbols", SYMBOLS);
        return List.of(
                Map.of("name", ATTACK, "type", "attack", "symbols", symbols, "difficulty", "1", "check", "5",
                        "attack_zone", "mid", "speed", "3", "damage", "4"),
                Map.of("name", BLOCK, "type", "foundation", "symbols", symbols, "difficulty", "1", "check", "5",
                        "block_zone", "mid", "block_modifier", "1"));
    }

    @Override
    public List<String> table(Map<String, String> card, Where where, String seat) {
        String type = typeOf(card);
        String name = Workbench.quoted(card.getOrDefault("name", ""));
        boolean staged = where == Where.PLAY && List.of("foundation", "asset", "backup").contains(type);
        List<String> lines = new ArrayList<>(List.of("turn: {player: A, number: 5, phase: combat}"));
        for (String one : List.of("A", "B")) {
            boolean here = one.equals(seat);
            String hand = one.equals("A") ? ATTACK : BLOCK;
            boolean inHand = here && !staged && !type.equals("character");
            lines.add(one + ": {foundations: 5, momentum: 1, hand: [" + hand + (inHand ? ", " + name : "") + "]"
                    + (here && staged ? ", stage: [" + name + "]" : "")
                    + (here && type.equals("character") ? ", character: " + name : "") + "}");
        }
        return lines;
    }
}
