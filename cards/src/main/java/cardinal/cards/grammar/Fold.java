package cardinal.cards.grammar;

import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One way in which the same text is written differently, folded to one form: another notation, or other words that
 * a game has found to mean the same. A {@link Normaliser} applies several.
 */
@FunctionalInterface
public interface Fold {
    String apply(String text);

    /** Whatever fits the pattern is rewritten; $1 stands for its first group. */
    static Fold rewriting(String pattern, String replacement) {
        Pattern compiled = Pattern.compile(pattern);
        return text -> compiled.matcher(text).replaceAll(replacement);
    }

    /** Whatever fits the pattern is written anew. */
    static Fold write(String pattern, Function<MatchResult, String> words) {
        Pattern compiled = Pattern.compile(pattern);
        return text -> compiled.matcher(text).replaceAll(found -> Matcher.quoteReplacement(words.apply(found)));
    }

    /** Whatever fits the pattern is put in another order: its groups, or nothing where one is missing, in the places $1 to $9. */
    static Fold swap(String pattern, String template) {
        return write(pattern, found -> expand(found, template));
    }

    /** The same, and mends a word that came to stand elsewhere in its sentence. */
    static Fold swap(String pattern, String template, String misplaced, String mended) {
        return write(pattern, found -> expand(found, template).replace(misplaced, mended));
    }

    private static String expand(MatchResult found, String template) {
        String expanded = template;
        for (int group = 1; group <= found.groupCount(); group++) {
            String words = found.group(group);
            expanded = expanded.replace("$" + group, words == null ? "" : words);
        }
        return expanded;
    }

    /** This fold and then another. */
    default Fold then(Fold next) {
        return text -> next.apply(apply(text));
    }

    /** Typographic quotes become plain ones. */
    static Fold quotes() {
        return rewriting("[\u2018\u2019\u201B\u02BC\u00B4`]", "'").then(rewriting("[\u201C\u201D\u201E\u201F]", "\""));
    }

    /** A dash that stands alone becomes a long one, a dash inside a word or before a number a hyphen. */
    static Fold dashes() {
        return rewriting("(?<=\\S)\u2014(?=\\S)", " \u2014 ")
                .then(rewriting("(?<=\\S)[ \u00A0\t]+[-\u2010-\u2015\u2212]{1,2}[ \u00A0\t]+(?=\\S)", " \u2014 "))
                .then(rewriting("[\u2010-\u2013\u2212](?=\\S)", "-"));
    }

    /** One blank between words, none at the ends of lines, no empty lines. */
    static Fold whiteSpace() {
        return rewriting("[ \t\u00A0\u2000-\u200B\u202F]+", " ").then(rewriting(" ?[\r\n]+[\r\n ]*", "\n"))
                .then(String::strip);
    }

    /** Reminder text in parentheses goes; an unpaired parenthesis stays, to be noticed. */
    static Fold reminders() {
        Pattern innermost = Pattern.compile("[ \u00A0\t]*\\([^()]*\\)");
        return text -> {
            String before = text;
            String after = innermost.matcher(before).replaceAll("");
            while (!after.equals(before)) {
                before = after;
                after = innermost.matcher(before).replaceAll("");
            }
            return after;
        };
    }

    /** Names of symbols become their short form; a name that is not listed stays, to be noticed. */
    static Fold symbols(Pattern notation, Map<String, String> shortForms) {
        return text -> notation.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(shortForms.getOrDefault(name(found), found.group())));
    }

    private static String name(MatchResult found) {
        return found.group(1);
    }
}
