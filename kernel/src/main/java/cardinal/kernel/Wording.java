package cardinal.kernel;

import java.util.List;
import java.util.Locale;

/** How words are compared and put together: case, runs of spaces and the shape of an apostrophe do not matter. */
public final class Wording {
    private Wording() {
    }

    public static String fold(String words) {
        String stripped = words.strip();
        StringBuilder folded = new StringBuilder(stripped.length());
        boolean space = false;
        for (int i = 0; i < stripped.length(); i++) {
            char c = stripped.charAt(i);
            if (!isSpace(c) || !space) {
                folded.append(isSpace(c) ? ' ' : c == '’' ? '\'' : c);
            }
            space = isSpace(c);
        }
        return folded.toString().toLowerCase(Locale.ROOT);
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    /** "Ogre, Grunt and Imp". */
    public static String and(List<String> names) {
        int last = names.size() - 1;
        return last <= 0 ? String.join("", names)
                : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    public static boolean same(String a, String b) {
        return fold(a).equals(fold(b));
    }
}
