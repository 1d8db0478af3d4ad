package cardinal.ufs.text;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;

/** Single words of {@link Synonyms}, and what the grammar prints for them. */
final class SameWords {
    private static final Map<String, String> OLDER_WORDS = Map.of(
            "vitality", "health", "Ready Phase", "Start Phase", "symbol-specific", "resource-only");

    /** One word for another; 2010, 2.9.0.9.1: negated or cancelled; 8.3.2.6.1: fully or completely blocked. */
    private static final Map<String, String> SAME_WORDS = Map.ofEntries(
            entry("canceled", "cancelled"), entry("towards", "toward"), entry("can not", "cannot"),
            entry("can't", "cannot"), entry("you've", "you have"), entry("it's", "it is"), entry("negate", "cancel"),
            entry("Negate", "Cancel"), entry("negates", "cancels"), entry("Negates", "Cancels"),
            entry("negated", "cancelled"), entry("Negated", "Cancelled"), entry("fully", "completely"),
            entry("its effect", "its effects"), entry("all", "all of"), entry("All", "All of"),
            entry("players", "both players"), entry("Players", "Both players"));

    private SameWords() {
    }

    static String older(MatchResult found) {
        return Objects.requireNonNull(OLDER_WORDS.get(found.group()));
    }

    static String plain(MatchResult found) {
        return Objects.requireNonNull(SAME_WORDS.get(found.group()));
    }
}
