package cardinal.riftbound.text;

import cardinal.cards.grammar.Fold;
import cardinal.cards.grammar.Normaliser;
import cardinal.riftbound.ability.TextRules;
import cardinal.riftbound.card.Keyword;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The ways in which people write the same Riftbound text, folded to one: symbols in shorthand (134.2.e), keywords in brackets. */
final class Notation {
    static final Map<String, String> ICONS = Map.of(
            "rune_fury", "[R]", "rune_calm", "[G]", "rune_mind", "[B]", "rune_body", "[O]", "rune_chaos", "[P]",
            "rune_order", "[Y]",
            "rune_rainbow", "[A]", "might", "[M]", "exhaust", "[E]");
    private static final Map<String, String> OLD_LETTERS = Map.of("S", "[M]", "T", "[E]");

    private static final String RESOURCE = "\\[(?:\\d+|[RGBOPYAC])\\]";

    private static final Pattern NEXT_MODE = Pattern.compile("([Cc]hoose one[^\n]* \u2022 [^\n]*\\.)\n"
            + "(?=(?!(?:When|While|At|If|I|As|Other|Friendly|Your|The)\\b)[A-Z][^\n:]*\\.(?:\n|$))");

    private static final Normaliser FOLDS = common();

    private Notation() {
    }

    /** Bare words are keywords only where the base document has them: the newer cards write them in brackets. */
    static Normaliser folds(TextRules rules) {
        return rules.knowsLaterWords() ? LaterNotation.FOLDS.then(LaterSentences.FOLDS).then(FOLDS) : FOLDS;
    }

    private static Normaliser common() {
        String keyword = Stream.of(Keyword.values()).filter(word -> !word.isLater()).map(Keyword::title)
                .collect(Collectors.joining("|", "(?:", "|Mighty)(?: \\d+)?"));
        return Normaliser.of(
                Fold.quotes(), Fold.reminders(),
                Fold.symbols(Pattern.compile(":rb_([a-z_]+):"), ICONS),
                Fold.rewriting(":rb_energy_(\\d+):", "[$1]"),
                Fold.symbols(Pattern.compile("\\[([ST])\\]"), OLD_LETTERS),
                Fold.dashes(), Fold.whiteSpace(),
                Fold.rewriting("(?<=\\d)(?=\\[M\\])", " "), Fold.rewriting("(?<=\\d) Might\\b", " [M]"),
                Fold.rewriting("(?<=" + RESOURCE + ") (?=" + RESOURCE + ")", ""),
                Fold.rewriting("\\b[Aa]dd (?=" + RESOURCE + ")", "[Add] "),
                Fold.rewriting("(?<![\\[\\w])(" + keyword + ")(?![\\]\\w'])", "[$1]"),
                Fold.rewriting("(?m)^(\\[" + keyword + "\\]) (?=[A-Z]|\\[" + keyword + "\\](?! \u2014))", "$1\n"),
                Fold.rewriting("(?<=[.\u2014:]) ?\n*(?=\\[[RGBOPY]\\] \u2014 )", " \u2022 "),
                Fold.rewriting("(?<=[Cc]hoose one(?: you've not chosen this turn)?) [-\u2014] ?\n+(?=[A-Z\\[])",
                        " \u2014 \u2022 "),
                Fold.rewriting("(?<=\\.)(?=[A-Z])", " \u2022 "),
                Fold.rewriting("(?<=\\.)\n(?=\\[Legion\\] \u2014 [^\n]* instead\\.)", " "),
                Fold.rewriting(" ?\n?\u2022 ?", " \u2022 "), Notation::modesOnLines);
    }

    /** A list of modes with a line for each. */
    private static String modesOnLines(String text) {
        String before = text;
        String after = NEXT_MODE.matcher(before).replaceAll("$1 \u2022 ");
        while (!after.equals(before)) {
            before = after;
            after = NEXT_MODE.matcher(before).replaceAll("$1 \u2022 ");
        }
        return after;
    }
}
