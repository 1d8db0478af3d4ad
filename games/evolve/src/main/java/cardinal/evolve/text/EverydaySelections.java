package cardinal.evolve.text;

import static cardinal.cards.grammar.Fold.swap;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Normaliser;

/** Plain English that acts on one card without saying that it is selected, which it is when the text is played (10.6.2.3). */
final class EverydaySelections {
    private static final String LABELS = EverydayWords.LABELS;
    /** Where a verb may stand that is not optional. */
    static final String VERB = "(?m)(?<=^|\\. |\\] |: |\\) |, )";
    /** "an enemy follower that costs 3 or less on the field": one card that must be selected (4.4.3, 10.6.2.3). */
    private static final String ENEMY =
            "(an(?:other)? (?:(?:reserved|engaged|evolved|unevolved|damaged) )?enemy " + LABELS + EverydayWords.ONE
                    + "(?: "
                    + EverydayWords.WHICH + ")?)(?: on the field)?";
    private static final String YOURS =
            "(an?(?:other)? (?:(?:reserved|engaged|evolved|unevolved|damaged) )?" + LABELS + EverydayWords.ONE + "(?: "
                    + EverydayWords.WHICH + ")? on your field)";
    static final String GIFTS =
            "(\\[(?:attack|defense)\\][^.]*|(?:Ward|Storm|Rush|Aura|Bane|Drain|Assail|Intimidate)[^.]*)";

    static final Normaliser FOLDS = Normaliser.of(
            // One card that is acted on is selected (10.6.2.3).
            write(VERB + "([Dd]estroy|[Bb]anish|[Ee]ngage|[Rr]efresh|[Ss]teal) " + ENEMY + "(?=(\\.| and ))",
                    found -> selecting(found.group(1), found.group(2) + " on the field",
                            EverydayDeeds.lower(found.group(1)) + " it", found.group(3))),
            write(VERB + "([Rr]eturn) " + ENEMY + " to (?:its owner's |their )?hand(?=(\\.| and ))",
                    found -> selecting(found.group(1), found.group(2) + " on the field",
                            "return it to its owner's hand",
                            found.group(3))),
            write(VERB + "([Tt]ransform) " + ENEMY + " (into an? [A-Z][^.,]*?)(?=(\\.| and ))",
                    found -> selecting(found.group(1), found.group(2) + " on the field",
                            "transform it " + found.group(3),
                            found.group(4))),
            write(VERB + "([Dd]eal) (\\d+|X) damage to " + ENEMY + "(?=(\\.| and ))",
                    found -> selecting(found.group(1), found.group(3) + " on the field",
                            "deal it " + found.group(2) + " damage", found.group(4))),
            write(VERB + "([Dd]eal) (\\d+|X) damage to an enemy leader or (?:enemy )?follower(?: on the field)?(?=\\.)",
                    found -> selecting(found.group(1), "an enemy leader or enemy follower on the field",
                            "deal it " + found.group(2) + " damage", ".")),
            write(VERB + "([Dd]eal) damage equal to ([^.]*?) to " + ENEMY + "(?=\\.)",
                    found -> selecting(found.group(1), found.group(3) + " on the field",
                            "deal it damage equal to " + found.group(2), ".")),
            swap(VERB
                    + "Deal (\\d+|X) damage divided (?:as you choose )?among (up to \\d+ enemy followers)(?: on the field)?\\.",
                    "Select $2 on the field and deal $1 damage divided between them."),
            write(VERB + "([Gg]ive) " + ENEMY + " " + GIFTS + "(?=\\.)",
                    found -> selecting(found.group(1), found.group(2) + " on the field", "give it " + found.group(3),
                            ".")),
            write(VERB + "([Gg]ive) " + YOURS + " " + GIFTS + "(?=\\.)",
                    found -> selecting(found.group(1), found.group(2), "give it " + found.group(3), ".")),
            swap("\\b(Select an enemy leader or )follower\\b", "$1enemy follower"),
            swap("\\b([Ss])elect an enemy(?= and |\\.)", "$1elect an enemy leader or enemy follower on the field"),
            swap("\\b(a random enemy (?:follower|amulet|card))(?=[.,]| and )", "$1 on the field"),
            write(VERB + "([Dd]eal) (\\d+|X) damage to any enemy(?=\\.)",
                    found -> selecting(found.group(1), "an enemy leader or enemy follower on the field",
                            "deal it " + found.group(2) + " damage", ".")));

    private EverydaySelections() {
    }

    /** "Select ... and do it", with the verb's own capital; what is done besides stands in a sentence with it. */
    private static String selecting(String verb, String what, String deed, String next) {
        return (Character.isUpperCase(verb.charAt(0)) ? "Select " : "select ") + what
                + (next.equals(".") ? " and " + deed : ". " + EverydayDeeds.upper(deed));
    }
}
