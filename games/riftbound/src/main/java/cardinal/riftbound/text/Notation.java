package cardinal.riftbound.text;

import cardinal.cards.grammar.Fold;
import cardinal.cards.grammar.Normaliser;
import cardinal.riftbound.card.Keyword;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The ways in which people write the same Riftbound text, folded to one: symbols in shorthand (134.2.e), keywords in brackets. */
final class Notation {
    private static final Map<String, String> ICONS = Map.ofEntries(
            Map.entry("rune_fury", "[R]"), Map.entry("rune_calm", "[G]"), Map.entry("rune_mind", "[B]"), Map.entry("rune_body", "[O]"),
            Map.entry("rune_chaos", "[P]"), Map.entry("rune_order", "[Y]"), Map.entry("rune_rainbow", "[A]"), Map.entry("might", "[M]"),
            Map.entry("exhaust", "[E]"));
    private static final Map<String, String> OLD_LETTERS = Map.of("S", "[M]", "T", "[E]");

    private static final String KEYWORD = Stream.of(Keyword.values()).map(Keyword::title).collect(Collectors.joining("|", "(?:", ")"));
    private static final String RESOURCE = "\\[(?:\\d+|[RGBOPYAC])\\]";

    private static final Normaliser ALL = Normaliser.of(
            Fold.quotes(), Fold.reminders(),
            Fold.symbols(Pattern.compile(":rb_([a-z_]+):"), ICONS),
            rewritten(":rb_energy_(\\d+):", "[$1]"),
            Fold.symbols(Pattern.compile("\\[([ST])\\]"), OLD_LETTERS),
            Fold.dashes(), Fold.whiteSpace(),
            rewritten("([+-]\\d+)\\[M\\]", "$1 [M]"),
            rewritten("(?<=" + RESOURCE + ") (?=" + RESOURCE + ")", ""),
            rewritten("(?m)^(" + KEYWORD + "(?: \\d+)?(?:, " + KEYWORD + "(?: \\d+)?)*)$", "[$1]"),
            Notation::bracketEachKeyword,
            rewritten("(?m)^(\\[" + KEYWORD + "(?: \\d+)?\\]) (?!\u2014)", "$1\n"),
            rewritten("\n\u2022 ?", " \u2022 "));

    private Notation() {
    }

    static String normalise(String text) {
        return ALL.normalise(text);
    }

    private static Fold rewritten(String pattern, String replacement) {
        Pattern compiled = Pattern.compile(pattern);
        return text -> compiled.matcher(text).replaceAll(replacement);
    }

    /** A keyword line without brackets was put in one pair: "[Tank, Assault 2]" becomes "[Tank], [Assault 2]". */
    private static String bracketEachKeyword(String text) {
        return text.lines()
                .map(line -> line.matches("\\[" + KEYWORD + "[^\\[\\]]*, [^\\[\\]]*\\]") ? line.replace(", ", "], [") : line)
                .collect(Collectors.joining("\n"));
    }
}
