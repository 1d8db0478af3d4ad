package cardinal.kernel;

import java.util.Locale;

/** How words are compared: case, runs of spaces and the shape of an apostrophe do not matter. */
public final class Wording {
    private Wording() {
    }

    public static String fold(String words) {
        return words.strip().replaceAll("\\s+", " ").replace('’', '\'').toLowerCase(Locale.ROOT);
    }

    public static boolean same(String a, String b) {
        return fold(a).equals(fold(b));
    }
}
