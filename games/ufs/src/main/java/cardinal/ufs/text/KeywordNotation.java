package cardinal.ufs.text;

import cardinal.ufs.card.Keyword;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How people write the entries of keyword lines. After it, names, traits and requirements of Combo stand between marks. */
final class KeywordNotation {
    private static final String TERM = "(?:First|Combo|Deadlock|Desperation|\\{\\w+\\}|\\[\\w+\\])";
    private static final String WORDS =
            Arrays.stream(Keyword.values()).filter(k -> k != Keyword.COMBO && k != Keyword.CHARACTER_ONLY)
                    .map(Keyword::printed).collect(Collectors.joining("|"));
    private static final Pattern COMBO = Pattern.compile("((?:" + TERM + " )*)(.*? )?Combo ?:? ?\\(([^)]*)\\)?");
    private static final Pattern GRANTING =
            Pattern.compile("((?:" + TERM + " )*)((?:\\S.*? )?)(" + WORDS + ")(?:: ?(\\d+|X))?");
    /** "Breaker: 2 Reversal": two keywords with nothing between them, and no name before one. */
    private static final Pattern RATED = Pattern.compile(": ?(?:\\d|X\\b)");
    private static final Pattern ONLY = Pattern.compile("(.+) Only");

    private KeywordNotation() {
    }

    static String normalise(String entry) {
        String word = entry.strip().replaceFirst("^Attribute", "");
        Matcher combo = COMBO.matcher(word);
        if (combo.matches()) {
            String needs = Arrays.stream(combo.group(3).split(",")).map(need -> "\u2039" + need.strip() + "\u203A")
                    .collect(Collectors.joining(", "));
            return combo.group(1) + named(combo.group(2)) + "Combo (" + needs + ")";
        }
        Matcher only = ONLY.matcher(word);
        if (only.matches()) {
            return "<" + only.group(1) + "> Only";
        }
        Matcher granting = GRANTING.matcher(word);
        if (granting.matches() && !RATED.matcher(granting.group(2)).find()) {
            String rating = granting.group(4);
            return granting.group(1) + named(granting.group(2)) + granting.group(3)
                    + (rating == null ? "" : ": " + rating);
        }
        return RATED.matcher(word).find() ? word : "<" + word + ">";
    }

    private static String named(@org.jspecify.annotations.Nullable String name) {
        return name == null || name.isBlank() ? "" : "<" + name.strip() + "> ";
    }
}
