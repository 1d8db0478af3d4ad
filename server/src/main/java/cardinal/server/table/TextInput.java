package cardinal.server.table;

import cardinal.kernel.BadInput;

/** What people may call themselves and say. */
final class TextInput {
    private static final int LONGEST = 24;

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
        return stripped;
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
