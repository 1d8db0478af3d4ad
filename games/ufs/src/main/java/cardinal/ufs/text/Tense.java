package cardinal.ufs.text;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Who;

/** In which form verbs are said. */
enum Tense {
    PRESENT, PERFECT, NOT_PERFECT, PAST, NOT_PAST, WOULD;

    /** "you play", "you have played". */
    Syntax<Who> active(String base, String third, String participle) {
        return switch (this) {
            case PRESENT -> Players.doing(base, third);
            case PERFECT -> Players.having(participle);
            case NOT_PERFECT -> Players.having("not " + participle);
            case PAST -> Players.doing(past(participle, "were"), past(participle, "was"));
            case NOT_PAST -> Players.doing("did not " + base, "did not " + base);
            case WOULD -> Players.doing("would " + base, "would " + base);
        };
    }

    /** After a card: "is blocked", "has been blocked". */
    String passive(boolean several, String participle) {
        return switch (this) {
            case PRESENT -> (several ? "are " : "is ") + participle;
            case PERFECT -> (several ? "have been " : "has been ") + participle;
            case NOT_PERFECT -> (several ? "have not been " : "has not been ") + participle;
            case PAST -> (several ? "were " : "was ") + participle;
            case NOT_PAST -> (several ? "were not " : "was not ") + participle;
            case WOULD -> "would be " + participle;
        };
    }

    /** After a card: "deals", "has dealt". */
    String third(String third, String participle) {
        return switch (this) {
            case PRESENT -> third;
            case PERFECT -> "has " + participle;
            case NOT_PERFECT -> "has not " + participle;
            case PAST -> past(participle, "was");
            case NOT_PAST -> "did not " + third.substring(0, third.length() - 1);
            case WOULD -> "would " + third.substring(0, third.length() - 1);
        };
    }

    /** After several cards: "leave", "have left". */
    String plural(String base, String participle) {
        return switch (this) {
            case PRESENT -> base;
            case PERFECT -> "have " + participle;
            case NOT_PERFECT -> "have not " + participle;
            case PAST -> past(participle, "were");
            case NOT_PAST -> "did not " + base;
            case WOULD -> "would " + base;
        };
    }

    /** "drew", "took", "was dealt". */
    private static String past(String participle, String was) {
        return switch (participle) {
            case "drawn" -> "drew";
            case "taken" -> "took";
            case "frozen" -> "froze";
            case "gotten" -> "got";
            default -> participle.startsWith("been ") ? was + participle.substring(4) : participle;
        };
    }
}
