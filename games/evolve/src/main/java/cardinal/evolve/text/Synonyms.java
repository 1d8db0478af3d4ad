package cardinal.evolve.text;

import static cardinal.cards.grammar.Fold.swap;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Normaliser;
import java.util.List;
import java.util.Locale;

/**
 * Wordings that mean the same as the one this grammar prints, reviewed one by one. Each is rewritten before reading, so that
 * the text that is read is always the text that is printed.
 */
final class Synonyms {
    private static final List<String> NUMERALS = List.of("two", "three", "four", "five", "six");

    /** What a card can be watched doing. */
    private static final String HAPPENS =
            "attacks|evolves|races|is (?:destroyed|attacked|banished|engaged|refreshed|selected)|"
                    + "leaves the field|takes |deals |gains |loses ";

    static final Normaliser FOLDS = Normaliser.of(
            // Numbers.
            write("\\b(two|three|four|five|six)\\b(?! of the following)",
                    found -> String.valueOf(NUMERALS.indexOf(found.group(1)) + 2)),
            swap("\\b(\\d+|X) play points? or less\\b", "$1 or less"),
            swap("\\b(costs?) at least (\\d+|X)(?: play points?)?\\b", "$1 $2 or more"),
            swap("\\b(costs? (?:\\d+|X)) play points?(?= to play\\b)", "$1"),
            swap("\\b(that costs? (?:\\d+|X)) play points?\\b(?! or)", "$1"),
            swap("\\b([Ii]f it costs (?:\\d+)) play points?\\b", "$1"),
            swap("\\b(with|has) at least (\\d+|X) (attack|defense)\\b", "$1 $2 $3 or more"),
            swap("\\bmax play points\\b", "maximum play points"),
            swap("\\bmaximum number of play points\\b", "maximum play points"),
            swap("\\bEvolution Point", "evolution point"),
            swap("\\b(\\d+)-cost ((?:[A-Z][\\w-]* |\\[\\w+\\] )*(?:follower|card|spell|amulet))(s?)\\b",
                    "$2$3 that cost$3 $1"),
            swap("\\b(follower|card|spell|amulet) that cost (?=\\d)", "$1 that costs "),
            swap("\\b(cards|followers|spells|amulets) that costs ", "$1 that cost "),
            swap("\\b([Cc])hoose (?:two|2) of the following\\b", "$1hoose 2 of the following"),
            swap("\\b([Cc])hoose three of the following\\b", "$1hoose 3 of the following"),
            swap("\\b([Ii])f you have (no|at least \\d+|\\d+) ([^,.]*?cards|[^,.]*?followers|[^,.]*?spells) in your (?=hand|EX area|cemetery)",
                    "$1f there are $2 $3 in your "),
            swap("\\byour leader has (\\d+) defense or (less|more)\\b", "your leader's defense is $1 or $2"),
            swap("\\bthere are 0\\b", "there are no"), swap("\\bthere's\\b", "there is"),
            swap("\\b([Dd])raw (\\d+|X) instead\\b", "$1raw $2 cards instead"),
            swap("\\byou discarded at least 1 (?=[A-Z])", "you discarded a "),
            swap("\\bYou draw 1 more card\\b", "Draw a card"),
            swap(" with different base costs\\b", " with different costs"), swap(", including this one\\.", "."),
            swap("(\\[(?:attack|defense)\\][+-]\\d+) more\\.", "$1."),
            swap("(?<!followers |they )\\b([Dd])eal (\\d+) more damage to\\b", "$1eal $2 damage to"),
            swap("\\bthe number of cards they returned to their deck\\b", "the number of cards returned"),
            write("\\b([Ii])f at least 1 ([^,.]*?) (?=was\\b)",
                    found -> found.group(1) + "f " + article(found.group(2)) + " "),
            // Triggers.
            swap("\\bone of your other ([^,.]*?(?:follower|amulet|card|token))s (?=" + HAPPENS + ")",
                    "another $1 you control "),
            write("\\bone of your ([^,.]*?(?:follower|amulet|card|token))s (?=" + HAPPENS + ")",
                    found -> article(found.group(1)) + " you control "),
            swap("\\b((?:an?|another) [^,.]*?(?:follower|amulet|token)) on your field (?=" + HAPPENS + ")",
                    "$1 you control "),
            // Only enemies are attacked (8.4.1).
            swap("\\b(this follower|you control) attacks an enemy (follower|leader)\\b", "$1 attacks a $2"),
            swap("\\ban opponent's leader (?=takes|loses|gains)", "an enemy leader "),
            swap("\\banother a ", "another "), swap("\\banother an ", "another "),
            swap("\\b([Ii])f it's the (\\d+\\w\\w),", "$1f it's the $2 you've played this turn,"),
            swap("\\b(Select an enemy leader\\. [^.]*?) on their field\\b", "$1 on an opponent's field"),
            swap("\\b([Ww])henever (?!an opponent is selecting)", "$1hen "),
            swap("\\bOnce on each of your turns, ", "During your turn, once per turn, "),
            swap("\\b(onto your field) this turn by playing it\\b", "$1 by playing it this turn"),
            swap("(?m)(?<=^|\\. )(\\[(fanfare|lastwords)\\] (?:(?!\\[(?:fanfare|lastwords)\\]).)*?)\\brepeat this \\[\\2\\]",
                    "$1repeat this ability"),
            swap("\\bonce each turn\\b", "once per turn"), swap("\\bOnce each turn\\b", "Once per turn"),
            swap("\\bActivate only once per turn\\.", "This ability can be activated once per turn."),
            swap("\\bPerform this ability only once per turn\\.", "This ability can be performed once per turn."),
            swap("\\bWhen you play (an? [^,.]*?) during your turn, ", "During your turn, when you play $1, "),
            swap("\\bif it's your (\\d+\\w\\w) this turn\\b", "if it's the $1 you've played this turn"),
            // Moving cards.
            write("\\b([Bb])ury (this card|it|the top (?:card|\\d+ cards) of your deck|the remaining cards|the rest)\\b",
                    found -> (found.group(1).equals("B") ? "Put " : "put ") + found.group(2)
                            + (found.group(2).startsWith("the") ? " into your cemetery"
                                    : " into its owner's cemetery")),
            swap("\\b([Pp])ut (?:any remaining cards|the rest)\\b", "$1ut the remaining cards"),
            swap("\\bon the top of\\b", "on top of"),
            write("\\b([Ss])ummon (it|them)\\b",
                    found -> (found.group(1).equals("S") ? "Put " : "put ") + found.group(2) + " onto your field"),
            // A card put by a token's name is that token (5.4.2.2).
            swap("\\b([Ss]ummons? an?|[Pp]uts? an?(?= [^.,]* into your EX area)) ([A-Z][\\w'-]*(?: [A-Z][\\w'-]*)*)(?=\\.|,(?! (?:and )?[A-Z])| into your EX area)",
                    "$1 $2 token"),
            swap("\\bYou may summon ([^.]*? from among them)\\.", "You may put $1 onto your field."),
            swap(", reveal (it|them), add (it|them) to your hand, then shuffle your deck\\b",
                    ", reveal $1, and add $2 to your hand"),
            swap(", (put (?:it|them) (?:onto your field|into your EX area)), then shuffle your deck\\b", " and $1"),
            swap("\\bto (your|their) deck, (shuffles?) it, and\\b", "to $1 deck and $2 it, then"),
            swap("\\bFrom among them, you may reveal ([^.]*?) and add (it|them) to your hand\\.",
                    "You may reveal $1 from among them and add $2 to your hand."),
            swap("\\bYou may put one of them\\b", "You may put a card from among them"),
            swap("\\b([Aa]dd|[Pp]ut) (?:1|one) of them (?=to|into|onto)", "$1 a card from among them "),
            swap("\\b([Aa]dd|[Pp]ut) (\\d+) of them (?=to|into|onto)", "$1 $2 cards from among them "),
            swap("\\b(discards?) (an?|\\d+) (cards?) at random\\b", "$1 $2 random $3"),
            swap("\\b(Discards?) (an?|\\d+) (cards?) at random\\b", "$1 $2 random $3"),
            swap("\\b([Dd]estroy|[Bb]anish|[Rr]efresh|[Ee]ngage|[Gg]ive|damage to) all (other )?((?:enemy |[A-Z][\\w-]* |\\[\\w+\\] |engaged |reserved |evolved )*)(follower|amulet|card|token)s\\b",
                    "$1 each $2$3$4"),
            swap("\\b([Bb]anish (?:an?|\\d+) [^.,:]*?) from your (cemetery|EX area)(?=\\.)", "$1 in your $2"),
            swap("\\band then (?=[a-z])", ", then "), swap(" , then ", ", then "),
            swap("\\b([Bb]anish (?:an?|\\d+) [^.,:]*?) from your (cemetery|EX area)(?=[:,])", "$1 in your $2"),
            swap("\\bthe total number of ([^.]*?) in your hand and EX area\\b",
                    "the number of $1 in your hand and in your EX area"),
            // Damage.
            swap("\\b([Dd])eal (\\d+|X) damage to (it|them)(?=[.,]| and (?!\\d+ damage|its|this|each|your leader))",
                    "$1eal $3 $2 damage"),
            swap("\\b([Dd])eal (each [^.]*?) damage equal to ([^.]*?)\\.", "$1eal damage equal to $3 to $2."),
            swap("\\b([Dd])eal (it) and (this follower) (\\d+) damage\\b", "$1eal $4 damage to $2 and $3"),
            swap("\\beach of the (lowest|highest)-(cost|attack|defense) (enemy )?followers\\b",
                    "each $1-$2 $3follower"),
            swap("\\broll a 6-sided die\\b", "roll a die"),
            // Giving.
            swap("\\b([Gg])ive (\\[[^ ]*) to (each [^.]*?)\\.", "$1ive $3 $2."),
            swap("\\bplace (?:1|an?) (<?\\w+>?) counter on\\b", "put a $1 counter on"),
            swap("\\b([Pp])lace (\\d+) (<?\\w+>?) counters on\\b", "$1@put $2 $3 counters on", "P@put", "Put"),
            swap("\\bp@put\\b", "put"),
            swap("\\bcannot\\b", "can't"), swap("\\bcan't attack(?=[.,\"])", "can't attack enemies"),
            swap("\\b(This )doesn't take\\b", "This card doesn't take"),
            // Durations.
            swap("\\bfor the rest of the turn\\b", "for the rest of this turn"),
            swap("\\bFor the rest of the turn\\b", "For the rest of this turn"),
            swap("\\b(until the end of the turn|until end of turn)\\b", "for the rest of this turn"),
            write("(?<=^|\\. |\\.\n)(It|They) ((?:costs?|can't|doesn't|don't) [^.]*?) this turn\\.",
                    found -> "For the rest of this turn, " + found.group(1).toLowerCase(Locale.ROOT) + " "
                            + found.group(2) + "."),
            // Passives.
            write("(?m)(?<=^|\\. |, )([Ee])nemy ((?:[A-Z][\\w-]* |\\[\\w+\\] )*)(follower|amulet|card)s( on the field)? (have|lose|deal|can't|don't) ",
                    found -> (found.group(1).equals("E") ? "Each enemy " : "each enemy ") + found.group(2)
                            + found.group(3)
                            + (found.group(4) == null ? "" : found.group(4)) + " " + agreeing(found.group(5)) + " "),
            // What a card has lasts "while" something is so, other statements hold "if" it is.
            swap("(?m)(?<=^|\\. )While (?!this card is (?:on|in) your )([^,.]*), (?!(?:during [^,]*, )?[^.\"]*\\b(?:has|have)\\b)",
                    "If $1, "),
            swap("(?m)(?<=^|\\. )If ([^,.]*), (?=(?:this|your|each) [^,.\"]*? (?:has|have) )", "While $1, "),
            write("(?m)(?<=^|\\. )This card (costs \\d+ less to play) if ([^.]*)\\.",
                    found -> "If " + found.group(2) + ", this card " + found.group(1) + "."),
            swap("\\b(While this card is on your field), ([^.]*?) during your turn\\.", "$1, during your turn, $2."),
            swap("\\b(While this (follower|card|amulet) is [^,.]*), it (?=has |can't |deals |doesn't |loses )",
                    "$1, this $2 "),
            swap("\\b((?:[A-Z][\\w-]* |\\[\\w+\\] )*)(follower|amulet|card|spell)s you play cost (\\d+|X) (less|more)(?: to play)?\\b",
                    "any $1$2 you play costs $3 $4"),
            swap("\\byou play each turn costs (\\d+) less to play\\b", "you play each turn costs $1 less"),
            // Conditions.
            write("(?<=\\. )Then, ([a-z])", found -> found.group(1).toUpperCase(Locale.ROOT)),
            swap("\\bChoose one of the following effects\\.", "Choose one of the following."),
            swap("\\binstead of [a-z]+ing that follower, ([^.]*)\\.", "$1 instead."),
            swap("\\bYou may also put (an? [^.]*?) into your cemetery\\.",
                    "You may put $1 from among them into your cemetery."),
            swap("\\bcurrently on your field\\b", "on your field"),
            // A second action under a condition is a sentence of its own.
            swap("\\b([Gg]ive (it|them|this follower) [^.,]*?) and, if ([^.,]*), (\\[[^.]*)\\.",
                    "$1. If $3, give $2 $4."),
            swap("(?<=[a-z]) and, if ((?:<[^>]*>|[^.,<])*), ([a-z][^.]*)\\.", ". If $1, $2."),
            swap("\\b(\\w+ it), ([a-z][^.,]*), and (select [^.]*? and [^.]*)\\.", "$1 and $2, then $3."));

    private Synonyms() {
    }

    /** The verb of one where it is said of several. */
    private static String agreeing(String verb) {
        return switch (verb) {
            case "have" -> "has";
            case "don't" -> "doesn't";
            case "can't" -> verb;
            default -> verb + "s";
        };
    }

    private static String article(String words) {
        return ("aeiouAEIOU".indexOf(words.charAt(words.startsWith("[") || words.startsWith("<") ? 1 : 0)) >= 0 ? "an "
                : "a ") + words;
    }
}
