package cardinal.ufs.words;

import cardinal.ufs.ability.Phase;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Status;
import java.util.Locale;

/** What players call zones, abilities, numbers and parts of a turn. */
final class LogWords {
    private LogWords() {
    }

    /** What players call a zone. */
    static String place(int kind) {
        return switch (kind) {
            case Places.POOL -> "card pool";
            case Places.DISCARD -> "discard pile";
            case Places.REMOVED -> "cards removed from the game";
            default -> Places.name(kind);
        };
    }

    /** "Enhance ability", "Form ability Red". */
    static String ability(AbilityDef ability) {
        String name = AbilityNames.bare(ability);
        int space = name.indexOf(' ');
        String type = space < 0 ? name : name.substring(0, space);
        return Character.toUpperCase(type.charAt(0)) + type.substring(1) + " ability"
                + (space < 0 ? "" : name.substring(space));
    }

    static String word(Property property) {
        return property.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    static String signed(int n) {
        return n >= 0 ? "+" + n : Integer.toString(n);
    }

    /** Ready Step, Combat Phase. */
    static String words(Phase phase) {
        StringBuilder s = new StringBuilder();
        for (String word : phase.name().split("_")) {
            s.append(s.isEmpty() ? "" : " ").append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return s.toString();
    }

    static String clause(Phase phase) {
        return switch (phase) {
            case START_PHASE -> "F.1";
            case READY_STEP -> "F.1.1";
            case REVIEW_STEP -> "F.1.2";
            case DRAW_STEP -> "F.1.3";
            case COMBAT_PHASE -> "F.2";
            case ENHANCE_STEP -> "G.1";
            case BLOCK_STEP -> "G.2";
            case DAMAGE_STEP -> "G.3";
            case REVERSAL_STEP -> "G.4";
            case END_PHASE -> "F.3";
            case TURN, GAME -> "F.3.3";
        };
    }

    static String status(Status status) {
        return switch (status) {
            case OPEN -> "not yet blocked";
            case UNBLOCKED -> "unblocked";
            case PARTIAL -> "partially blocked";
            case COMPLETE -> "completely blocked";
        };
    }
}
