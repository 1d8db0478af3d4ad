package cardinal.riftbound.text;

import static cardinal.cards.grammar.Fold.rewriting;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Fold;
import cardinal.cards.grammar.Normaliser;
import java.util.List;
import java.util.Locale;

/**
 * Plain English that no card prints but whoever makes up a card writes: rewritten, before {@link SentenceSynonyms}, into the words of the
 * cards. Nothing is dropped or added that says who, where, when, how many or which. What only sounds alike is not here: "enters" is not
 * played, the start of a turn is not its Beginning Phase, a battlefield one moved to is not where one is,
 * "two of your units" are picked as the words are carried out and "two friendly units" before (352.4).
 */
final class EverydayWords {
    private static final List<String> NUMERALS =
            List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
    private static final String NUMERAL = "(one|two|three|four|five|six|seven|eight|nine|ten)";
    private static final String A_UNIT = "((?:\\w+ )*?unit(?: at a battlefield| here)?)";

    private static final String EACH = "((?:other |friendly |enemy |buffed |exhausted |damaged |stunned |ready )*)"
            + "(unit|[A-Z][a-z]+)( here| there| you control)?";
    private static final String SOMEONE = "(me|it|an? [^.,]*?|another [^.,]*?)";
    private static final String KEYWORDS = "((?:\\[\\w+(?: \\d+)?\\](?:, | and |, and )?)+?)";

    static final List<Fold> TABLE = List.of(
            // Cards are counted in digits, objects on the board in words.
            write("\\b([Dd]raws?|[Dd]iscards?) " + NUMERAL + " cards?\\b",
                    found -> found.group(1) + " " + NUMERALS.indexOf(found.group(2))),
            write("\\b((?:[Ee]ach (?:other )?(?:player|opponent)|[Tt]hat player|[Tt]hey) (?:draws?|discards?)) "
                    + "(?:(?:a|(\\d+)) cards?|(\\d+))(?: of their choice)?(?=[.,])",
                    found -> found.group(1) + " " + (found.group(2) != null ? found.group(2)
                            : found.group(3) != null ? found.group(3) : "1")),
            rewriting("(?<=^|\\n|[.,:\u2014] |\\b[Ee]ach player |\\b[Ee]ach opponent )([Cc]hannels?) (?:a|one) rune\\b",
                    "$1 1 rune"),
            write("\\b(controls?) ([1-9]|10) or (more|fewer)\\b",
                    found -> found.group(1) + " " + NUMERALS.get(Integer.parseInt(found.group(2))) + " or "
                            + found.group(3)),
            rewriting("\\b([Yy]ou have [^.,]*?cards) in hand\\b", "$1 in your hand"),
            write("(?<=^|\\n|[.,] )([Yy])ou d(raw|iscard) (?=\\d+\\b)",
                    found -> (found.group(1).equals("Y") ? "D" : "d") + found.group(2) + " "),
            write("(?<=^|\\n|[.,:\u2014] )([Aa])n opponent (draw|discard)s (?=\\d+\\.)",
                    found -> (found.group(1).equals("A") ? "Choose" : "choose") + " an opponent. They "
                            + found.group(2) + " "),
            write("\\b([Rr]eady) ([2-9]) (?=of your runes\\b)",
                    found -> found.group(1) + " " + NUMERALS.get(Integer.parseInt(found.group(2))) + " "),
            rewriting("\\b([Rr]ecycle) (your hand)\\b", "$1 all cards in $2"),
            rewriting("\\b([Rr]ecycle all cards) from (your (?:trash|hand))\\b", "$1 in $2"),
            // Points.
            rewriting("(?<=^|\\n|[.,:\u2014] )((?:[Yy]ou )?(?:[Gg]ain|[Ss]core)) (?:a|one) point\\b", "$1 1 point"),
            // Events.
            rewriting("\\b([Ww]hen)ever\\b", "$1"),
            rewriting("\\b([Ww]hen) I'm killed(?=,)", "$1 I die"),
            rewriting("\\b((?:[Ww]hen|time) [^.,]*\\bunit(?: here)?) is killed(?=,)", "$1 dies"),
            rewriting("\\b([Ww]hen (?:I|you)) conquer a battlefield(?=,)", "$1 conquer"),
            rewriting("\\b([Ww]hen [^.,]*\\bunit) (attacks|defends) here(?=,)", "$1 here $2"),
            rewriting("\\b([Dd]eal [^.]* to an? [^.]*unit[^.]*\\. If it dies)(?=, )", "$1 this way"),
            // Might.
            write("\\b([Gg]ive) each " + EACH + "(?= [+-]\\d+ \\[M\\]| \\[\\w)", found -> found.group(1) + " "
                    + found.group(2) + found.group(3) + "s" + (found.group(4) == null ? "" : found.group(4))),
            write("\\b([Gg]ive) " + SOMEONE + " " + KEYWORDS + " and ([+-]\\d+ \\[M\\]) this turn\\b",
                    found -> found.group(1) + " " + found.group(2) + " " + found.group(3) + " this turn and give "
                            + pronoun(found.group(2)) + " " + found.group(4) + " this turn"),
            write("\\b([Gg]ive) " + SOMEONE + " ([+-]\\d+ \\[M\\]) and " + KEYWORDS + " this turn\\b",
                    found -> found.group(1) + " " + found.group(2) + " " + found.group(3) + " this turn and give "
                            + pronoun(found.group(2)) + " " + found.group(4) + " this turn"),
            rewriting(
                    "(?<=^|\\n|, )((?:[Oo]ther )?(?:\\w+ )?[Uu]nits(?: here| you control)?) get (?=[+-]\\d+ \\[M\\](?:\\.| for each))",
                    "$1 have "),
            write("(?<=^|\\n|[.,:] )([Aa])(n(?:other)?)? " + A_UNIT + " gets ([+-]\\d+ \\[M\\]) this turn\\b",
                    found -> (found.group(1).equals("A") ? "Give a" : "give a")
                            + (found.group(2) == null ? "" : found.group(2)) + " " + found.group(3) + " "
                            + found.group(4) + " this turn"),
            rewriting("\\bSet (an? " + A_UNIT + ")'s Might to (\\d+)(?= this turn\\b)", "The Might of $1 becomes $3"),
            // Costs.
            rewriting("\\b(costs?) (\\d+) (less|more)(?=[ .,])", "$1 [$2] $3"),
            rewriting("(?m)(?<=^|, )[Ee]xhaust(?: me| this)?(?=:|, [^.:]*:)", "[E]"),
            rewriting("(?m)^[Pp]ay (\\d+)(?=:|, [^.:]*:)", "[$1]"),
            rewriting("\\b[Aa]dd (\\d+) [Ee]nergy\\b", "[Add] [$1]"),
            rewriting("(?m)(?<=^|, )([Rr]ecycle) a rune(?: you control)?(?=:|, [^.:]*:)", "$1 one of your runes"),
            rewriting("(\\bAs an additional cost to play (?:me|this), (?:you may )?recycle) a rune(?=\\.)",
                    "$1 one of your runes"),
            // Damage.
            rewriting("(?<=\\bunits\\. )(?:Each deals|They each deal) damage equal to (?:its|their) Might\\b",
                    "They deal damage equal to their Might"),
            rewriting("\\b([Pp]revent all (?:\\w+ )*?damage) to (?:all )?units(?= this turn|\\.)", "$1"),
            // Objects and places.
            write("\\b([Dd])estroy(?= an?\\b| all\\b| me\\b| this\\b| it\\b| up to\\b| another\\b)",
                    found -> found.group(1).equals("D") ? "Kill" : "kill"),
            rewriting("\\b([Rr]eady|[Bb]uff|[Hh]eal|[Ee]xhaust|[Rr]ecall|[Kk]ill) all (?=your \\w)", "$1 "),
            rewriting("\\b([Mm]ove [^.,]*) to my location\\b", "$1 to here"),
            rewriting("\\b([Mm]ove (?:all|up to \\w+|\\w+) [^.,]*?units[^.,]*?) to their bases?\\b", "$1 to base"),
            rewriting("\\b([Rr]eturn [^.]*?) to hand(?=[.,])", "$1 to its owner's hand"),
            rewriting("\\b(tokens?(?: with \\[\\w+\\])?) (?:to|at) your base\\b", "$1 into your base"),
            write("\\b([Pp])ut ([^.:]*?) from your trash into your hand\\b",
                    found -> (found.group(1).equals("P") ? "Return " : "return ") + found.group(2)
                            + " from your trash to your hand"),
            // Modes in one sentence.
            write("\\b([Cc]hoose one) ?[:\u2014] ?([A-Z\\[][^.;\u2022]*)[;,] or ([A-Za-z\\[][^.;\u2022]*)\\.",
                    found -> found.group(1) + " \u2014 \u2022 " + found.group(2) + ". \u2022 "
                            + found.group(3).substring(0, 1).toUpperCase(Locale.ROOT) + found.group(3).substring(1)
                            + "."));

    static final Normaliser FOLDS = new Normaliser(TABLE);

    private EverydayWords() {
    }

    /** How the same object is called when it is named again. */
    private static String pronoun(String object) {
        return object.equals("me") ? "me" : "it";
    }
}
