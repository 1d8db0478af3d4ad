package cardinal.ufs.text;

import static cardinal.cards.grammar.Fold.rewriting;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Fold;
import cardinal.cards.grammar.Normaliser;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How people write the same text: letters or words for the types of abilities, names of symbols, brackets, bullets, one paragraph to a line.
 * After it, names before an ability stand between &lt; and &gt;.
 */
final class Notation {
    private static final String TYPE = "(?:Enhance|Form|Response|Blitz)";
    private static final String SYMBOL = "air|all|chaos|death|earth|evil|fire|good|life|order|void|water|infinity";
    /** What may stand before a type: terms, symbols, marks, names. */
    private static final String TERM = "(?:First|Combo|Deadlock|Desperation|\\{\\w+\\}|\\[\\w+\\])";
    private static final String NOT = "(?!(?:First|Combo|Deadlock|Desperation|Enhance|Form|Response|Blitz)\\b)";
    private static final String NAME =
            "(?:" + NOT + "[A-Z0-9][\\w'.!&-]*(?:[ /](?:of the |of |the )?" + NOT + "[A-Z0-9][\\w'.!&-]*){0,4})";
    private static final Pattern HEAD = Pattern.compile(
            "^((?:[A-Z]\\w+ \u2014 )?)((?:" + TERM + " )*)((?:" + NAME + " )?)((?:" + TERM + " )*)(" + TYPE
                    + ")\\b([^:\\n]*):");

    static final Normaliser NORMALISER = Normaliser.of(
            Fold.quotes(), rewriting("[\u2010-\u2013\u2212](?=[\\dX])", "-"),
            rewriting("(?<=[.)])[ \\t\u00A0\u2000-\u200B\u202F]{2,}(?=" + TERM + " |" + TYPE + "\\b)", "\n"),
            Fold.whiteSpace(),
            rewriting("\\{?\\battack(high|mid|low)\\b\\}?", "$1"), rewriting("[{\\[](high|mid|low)[}\\]]", "$1"),
            rewriting("\\{(?!(?:" + SYMBOL + ")\\})(\\w+)\\}", "[$1]"),
            write("[{\\[](" + SYMBOL + ")[}\\]]", "(?i)", found -> "{" + found.toLowerCase(Locale.ROOT) + "}"),
            rewriting("(?m)^(?:- ?|\u2022 ?)", "\u2022 "), rewriting("\\n(?=\u2022)", " "),
            rewriting("(?<=[^.\\s:\u2014-])[ :\u2014-]*(?=\u2022)", ": "),
            rewriting("(?<=\\.)[ :\u2014-]+(?=\u2022)", " "),
            rewriting("(?<=[a-z])(?<!Form|Enhance|Response|Blitz) (?=\\((?:\\d+|X)\\+\\))", ", "),
            rewriting("\\((\\d+|X)\\+\\)", "check $1"), rewriting("\\.\"(?=$|\\n| [A-Z])", ".\"."),
            rewriting("(?<=[.)]) (fire|water|air|earth|void|death|chaos|evil|life|good|order) (?=" + TYPE + "\\b)",
                    "\n{$1} "),
            rewriting("(?<=[A-Za-z]) / (?=[A-Z])", "/"),
            // Letters for the types (H.1.2).
            letter("E", "Enhance"), letter("F", "Form"), letter("R", "Response"), letter("B", "Blitz"),
            // A paragraph that goes on with another ability.
            rewriting("(?<=[.)]) (?=(?:" + TERM + " ){0,2}(?:" + NAME + " )?(?:" + TERM + " ){0,2}" + TYPE
                    + "\\b[^.:]*: ?[A-Za-z])", "\n"),
            text -> text.lines().map(Notation::head).collect(Collectors.joining("\n")));

    private Notation() {
    }

    private static Fold write(String pattern, String flags, java.util.function.UnaryOperator<String> words) {
        return Fold.write(flags + pattern, found -> words.apply(found.group(1)));
    }

    private static Fold letter(String letter, String word) {
        String follows = "(?=:| [\\[(]| check (?:\\d|X)| [A-Z][a-z]+[^.\\n]*:)";
        return rewriting("(?m)^((?:" + TERM + " |" + NAME + " )*)" + letter + follows, "$1" + word)
                .then(rewriting("(?<= \")((?:" + TERM + " )*)" + letter + follows, "$1" + word)); // given in quotes
    }

    /** Puts the head of a played ability in order: names marked, brackets and costs with the capitals they are printed with. */
    private static String head(String line) {
        Matcher found = HEAD.matcher(line);
        if (!found.find()) {
            return line;
        }
        String name = found.group(3).strip();
        String small = name.toLowerCase(Locale.ROOT);
        // H.3.1.6: a symbol may be written out.
        String marked = name.isEmpty() ? "" : small.matches(SYMBOL) ? "{" + small + "} " : "<" + name + "> ";
        return found.group(1) + found.group(2) + marked + found.group(4) + found.group(5) + cost(found.group(6)) + ":"
                + opened(line.substring(found.end()));
    }

    private static String opened(String effect) {
        return effect.length() > 2 && effect.charAt(0) == ' '
                ? " " + effect.substring(1, 2).toUpperCase(Locale.ROOT) + effect.substring(2) : effect;
    }

    private static String cost(String words) {
        Matcher bracket = Pattern.compile("\\[([^\\]]*)\\]").matcher(words);
        String brackets = bracket.find() ? bracket.group(1) : "";
        String cost = words.replaceFirst("\\[[^\\]]*\\]", "").replaceAll("  +", " ").strip();
        String inside = Arrays.stream(brackets.split(",")).map(String::strip).filter(w -> !w.isEmpty())
                .map(Notation::capital).collect(Collectors.joining(", "));
        String paid = Arrays.stream(cost.split(", (?![^(]*\\))")).map(String::strip).map(Notation::small)
                .collect(Collectors.joining(", "));
        return (inside.isEmpty() ? "" : " [" + inside + "]")
                + (paid.isEmpty() ? "" : " " + paid.substring(0, 1).toUpperCase(Locale.ROOT) + paid.substring(1));
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1).toLowerCase(Locale.ROOT);
    }

    private static String small(String words) {
        return words.isEmpty() ? words : words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }
}
