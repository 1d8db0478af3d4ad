package cardinal.ufs.text;

import static java.util.Map.entry;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;

/** Single words and short phrases of {@link Synonyms}, and what the grammar prints for them. */
final class SameWords {
    private static final Map<String, String> OLDER_WORDS = Map.of(
            "vitality", "health", "Ready Phase", "Start Phase", "symbol-specific", "resource-only");

    /** Words and fixed phrases as they are written, each where it stands for what {@link #SAME_WORDS} has for it. */
    static final String PLAIN =
            "\\b(?:canceled|towards|can not|can't|you've|it's|[Nn]egate[sd]?)\\b|\\bfully(?= blocked\\b)"
                    + "|(?<=\\b(?:[Nn]egate|[Cc]ancel)s? )its effect\\b|\\b[Aa]ll(?= your (?:rival's )?(?:attack|foundation|asset)s\\b)"
                    + "|(?<!\\b[Bb]oth )\\b[Pp]layers(?= (?:cannot|can't|can not)\\b)"
                    + "|\\bthat shares a name with\\b"
                    + "|\\bless(?= (?:cards|foundations|attacks|assets|backups|momentum|ready|face)\\b)"
                    + "|\\bgets(?= (?:Stun|EX|Powerful|Breaker|Throw|Flash|Safe)\\b)|\\bwith the word(?= \")|\\ba zone(?= other than\\b)"
                    + "|\\buntil the start of your next turn\\b|\\bin(?= (?:[Dd]eadlock|[Dd]esperation))|\\bhalf of(?= (?:your|their)\\b)"
                    + "|\\ba printed blank text box\\b";

    /** 2010, 2.9.0.9.1: negated or cancelled; 8.3.2.6.1: fully or completely blocked; K.3.15: a printed text box is what counts. */
    private static final Map<String, String> SAME_WORDS = Map.ofEntries(
            entry("canceled", "cancelled"), entry("towards", "toward"), entry("can not", "cannot"),
            entry("can't", "cannot"), entry("you've", "you have"), entry("it's", "it is"), entry("negate", "cancel"),
            entry("Negate", "Cancel"), entry("negates", "cancels"), entry("Negates", "Cancels"),
            entry("negated", "cancelled"), entry("Negated", "Cancelled"), entry("fully", "completely"),
            entry("its effect", "its effects"), entry("all", "all of"), entry("All", "All of"),
            entry("players", "both players"), entry("Players", "Both players"),
            entry("that shares a name with", "with the same name as"), entry("less", "fewer"), entry("gets", "gains"),
            entry("with the word", "with"), entry("a zone", "anywhere"),
            entry("until the start of your next turn", "until your next turn"), entry("in", "at"),
            entry("half of", "half"), entry("a printed blank text box", "a blank text box"));

    private SameWords() {
    }

    static String older(MatchResult found) {
        return Objects.requireNonNull(OLDER_WORDS.get(found.group()));
    }

    static String plain(MatchResult found) {
        return Objects.requireNonNull(SAME_WORDS.get(found.group()));
    }

    /** "Flip", "unflips": in the place of "Turn ... face down", "turns ... face up". */
    static String flipped(MatchResult turn) {
        boolean capital = turn.group(1).equals("T");
        String verb = turn.group(4).equals("down") ? capital ? "Flip" : "flip" : capital ? "Unflip" : "unflip";
        return verb + turn.group(2) + " " + turn.group(3);
    }

    /** "Change this attack's damage to": in the place of "This attack's damage becomes". */
    static String changed(MatchResult becomes) {
        String whose = becomes.group(1);
        return (Character.isUpperCase(whose.charAt(0)) ? "Change " : "change ") + whose.toLowerCase(Locale.ROOT)
                + becomes.group(2) + " " + becomes.group(3) + " to ";
    }
}
