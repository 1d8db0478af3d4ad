package cardinal.evolve.text;

import static cardinal.cards.grammar.Fold.swap;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Normaliser;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Plain English for damage, for what costs are, and for what is stated of cards. */
final class EverydayStatements {
    private static final String START = EverydayWords.START;
    private static final String LABELS = EverydayWords.LABELS;
    /** 5.19.1: a die has six sides. */
    private static final int SIDES = 6;

    static final Normaliser FOLDS = Normaliser.of(
            // Damage.
            swap("\\b([Dd]on't|doesn't|takes?|would take|deals?) damage from abilities\\b", "$1 ability damage"),
            swap("\\b(don't|doesn't) take damage from abilities\\b", "$1 take ability damage"),
            swap("\\b(This follower|Your leader|It|it|this follower|your leader) (?:takes no|can't take) ((?:ability |combat |attack )?damage)\\b",
                    "$1 doesn't take $2"),
            swap("\\bcan't take damage from abilities\\b", "doesn't take ability damage"),
            swap("\\b([Dd]eal) damage to ((?:each|the|an|your) [^.,]*?|it) equal to ([^.]*)\\.",
                    "$1 damage equal to $3 to $2."),
            swap(START + "Damage dealt to (your leader|this follower) is reduced by (\\d+)\\.",
                    "Reduce damage dealt to $1 by $2."),
            swap(START
                    + "(?:If|When) (this follower|your leader) would take damage, it takes (\\d+) less(?: damage)?(?: instead)?\\.",
                    "Reduce damage dealt to $1 by $2."),
            swap("(?<=\\. )On an? (\\d or (?:more|less|higher|lower)), ", "If you roll a $1, "),
            write("\\b([Ii])f (?:you roll (?:an? )?|the result is (?:an? )?)(even|odd|\\d or (?:more|less|higher|lower))(?: number)?,",
                    found -> found.group(1) + "f you roll a " + results(found.group(2)) + ","),
            swap("\\b(equal to) the result\\b(?! of)", "$1 the result of the roll"),
            // Costs.
            write("(?m)(?<=\\. |\\] )You may pay (\\[cost\\d+\\]|\\d play points?)\\. If you do, ([a-z])([^.]*\\.)$",
                    found -> found.group(1).replaceAll("^(\\d) play points?$", "[cost$1]") + ": "
                            + found.group(2).toUpperCase(Locale.ROOT) + found.group(3)),
            swap("(\\[act\\]|\\[cost\\d\\],) ?(?:E|e)ngage (an?(?:other)? [^.,:]*? on your field)(?=[:,])",
                    "$1 [engage] $2"),
            swap("\\b([Rr])educe the cost of (it|that card) by (\\d+)(?=\\.| this turn)", "It costs $3 less to play"),
            write(START + "(Follower|Amulet|Card|Spell)s you play cost (\\d+)(?: play points?)?(?: to play)?\\.",
                    found -> "Your " + found.group(1).toLowerCase(Locale.ROOT) + "s cost " + found.group(2)
                            + " to play."),
            swap("(?m)(?<=^|\\. |, )([Yy])our ((?:[A-Z][\\w-]* |\\[\\w+\\] )*(?:follower|amulet|card|spell)s) cost (\\d+) (less|more)\\.",
                    "$1our $2 cost $3 $4 to play."),
            swap("(?<=\\. )It costs (\\d+) (less|more) this turn\\.", "It costs $1 $2 to play this turn."),
            // For each.
            write("(?m)(?<=^|\\. |\\] )(Draw|Deal|Give|Recover|Summon|Put) ([^.:]*?) for (?:each|every) ((?:other )?(?:enemy )?"
                    + LABELS + "(?:follower|amulet|card|spell|token)(?: " + EverydayWords.WHICH
                    + ")? (?:on|in) (?:your|the) [^.,:]*)\\.",
                    found -> "For every " + found.group(3) + ", " + EverydayDeeds.lower(found.group(1)) + " "
                            + found.group(2) + "."),
            // Statements.
            swap("\\b(costs? \\d+ less)(?: to play)? for (?:each|every) ", "$1 to play for every "),
            swap("(?m)(?<=^|\\. |, )Other (" + LABELS + "followers) on your field (?=can't|don't|deal)",
                    "Your other $1 "),
            swap("\\b(This follower|It) has (\\[[^.\"]*?) while attacking\\.",
                    "While this follower is attacking, it has $2."),
            swap("(?m)(?<=^|\\. )(This follower|Your leader|Your [^.,]*?followers) ((?:doesn't|don't|can't|has|have) [^.\"]*?) during (?:an|your) opponent's turn\\.",
                    "During an opponent's turn, $1 $2.", ", Th", ", th")
                    .then(swap("(?<=opponent's turn, )Your", "your")),
            swap("\\b(has|have) (\\[(?:attack|defense)\\][^.\"]*?) for each (?=[^.\"]* (?:on|in) )",
                    "$1 $2 for every "),
            swap("(?m)^(This follower) gets (\\[(?:attack|defense)\\][^.\"]*? for) each\\b", "$1 has $2 every"),
            swap("\\b(can't attack) (leaders|followers)\\b", "$1 enemy $2"),
            swap("(?m)(?<=^|\\. |, )(?:All|all) (?:of )?your ((?:other )?" + LABELS
                    + "followers) (?=have|can't|don't|deal)",
                    "Your $1 "),
            swap("(?m)(?<=^|\\. |, )(?:All )?[Ff]ollowers you control (?=have|can't|don't|deal)", "Your followers "),
            swap("(?m)(?<=^|\\. )All followers(?: on the field)? have\\b", "Each follower on the field has"),
            swap("(?m)(?<=^|\\. )Followers can't attack\\b", "Each follower on the field can't attack"),
            swap("(?m)(?<=^|\\. )Other ((?:[A-Z][\\w-]*)(?: [A-Z][\\w-]*)*)s on your field have\\b",
                    "Each other $1 on your field has"),
            swap("(?m)(?<=^|\\. )Other (" + LABELS + ")followers on your field have\\b",
                    "Each other $1follower on your field has"),
            swap("\\bYour hand (?:size )?limit is (\\d+)\\.", "Your hand is limited to $1 cards."),
            swap("\\bYour (?:maximum|max) hand size is (\\d+)\\.", "Your hand is limited to $1 cards."));

    private EverydayStatements() {
    }

    /** "4, 5, or 6" for "4 or more", "2, 4, or 6" for "even". */
    private static String results(String words) {
        int n = Character.digit(words.charAt(0), 10);
        boolean more = words.endsWith("more") || words.endsWith("higher");
        List<String> all = IntStream.rangeClosed(1, SIDES)
                .filter(side -> n < 0 ? side % 2 == (words.equals("odd") ? 1 : 0) : more ? side >= n : side <= n)
                .mapToObj(String::valueOf).toList();
        return switch (all.size()) {
            case 0 -> words;
            case 1 -> all.getFirst();
            case 2 -> all.getFirst() + " or " + all.getLast();
            default -> String.join(", ", all.subList(0, all.size() - 1)) + ", or " + all.getLast();
        };
    }
}
