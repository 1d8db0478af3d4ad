package cardinal.ufs.text;

import cardinal.cards.grammar.Fold;
import java.util.Locale;

/** Rewritings that leave texts alone at once which do not have the words they look for: there are many of them, and most do not apply. */
final class Wordings {
    private Wordings() {
    }

    static Fold rewriting(String pattern, String replacement) {
        String words = certain(pattern);
        Fold fold = Fold.rewriting(pattern, replacement);
        return text -> text.contains(words) ? fold.apply(text) : text;
    }

    /** Words that begin with a small letter, and the same at the start of a sentence. */
    static Fold opening(String pattern, String replacement) {
        return rewriting("\\b" + pattern, replacement).then(rewriting("\\b" + capital(pattern), capital(replacement)));
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** The longest run of letters and blanks that stands in everything the pattern matches; empty if there is none. */
    static String certain(String pattern) {
        String longest = "";
        StringBuilder run = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            boolean plain = depth == 0 && (Character.isLetterOrDigit(c) || c == ' ' || c == '\'' || c == ',');
            if (plain) {
                run.append(c);
                continue;
            }
            if (depth == 0 && c == '|') {
                return "";
            }
            boolean optional = depth == 0 && (c == '?' || c == '*' || c == '{');
            run.setLength(Math.max(0, run.length() - (optional ? 1 : 0)));
            longest = run.length() > longest.length() ? run.toString() : longest;
            run.setLength(0);
            depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
            i += c == '\\' ? 1 : 0;
        }
        return run.length() > longest.length() ? run.toString() : longest;
    }
}
