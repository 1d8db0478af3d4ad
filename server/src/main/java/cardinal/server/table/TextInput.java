package cardinal.server.table;

import cardinal.bots.Bots;
import cardinal.kernel.BadInput;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;

/** What people may call themselves and say. */
final class TextInput {
    private static final int LONGEST = 24;
    private static final Set<String> RESERVED =
            Set.of("bot", "nobody", "spectator", "server", "cardinal", "computer", "admin", "moderator");
    private static final String FILLERS = "\u115f\u1160\u3164\uffa0";

    private TextInput() {
    }

    static String checked(String name) {
        String stripped = name.strip();
        if (stripped.isEmpty() || stripped.codePointCount(0, stripped.length()) > LONGEST) {
            throw new BadInput("name", "a name has 1 to " + LONGEST + " characters");
        }
        if (!isPlain(stripped)) {
            throw new BadInput("name", "a name has no control characters");
        }
        if (stripped.codePoints().noneMatch(TextInput::isSeen)) {
            throw new BadInput("name", "a name has a letter or a digit");
        }
        String plain = Normalizer.normalize(stripped, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT)
                .codePoints().filter(TextInput::isSeen)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
        if (Bots.levels().contains(plain) || RESERVED.contains(plain)) {
            throw new BadInput("name", "\"" + stripped + "\" is what somebody else is called here; take another name");
        }
        return stripped;
    }

    /** A letter or digit that leaves something to be seen: some letters are blanks (fillers of Hangul). */
    private static boolean isSeen(int c) {
        return Character.isLetterOrDigit(c) && FILLERS.indexOf(c) < 0;
    }

    /** A line of chat. */
    static String said(String text, int longest) {
        String stripped = text.strip();
        if (stripped.isEmpty() || stripped.length() > longest) {
            throw new BadInput("text", "a line of chat has 1 to " + longest + " characters");
        }
        if (!isPlain(stripped)) {
            throw new BadInput("text", "a line of chat has no control characters");
        }
        return stripped;
    }

    /** Neither controls nor marks that turn the direction of writing. */
    private static boolean isPlain(String text) {
        return text.codePoints().noneMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT
                || Character.getType(c) == Character.SURROGATE || Character.getType(c) == Character.PRIVATE_USE);
    }
}
