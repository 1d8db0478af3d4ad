package cardinal.catalog.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Colours, where they are wanted; otherwise the plain words. */
public final class TerminalColours {
    private static final Pattern CODES = Pattern.compile("\u001B\\[[0-9;]*m");

    private final boolean colours;

    public TerminalColours(boolean colours) {
        this.colours = colours;
    }

    /** Colours on a terminal that has them, unless NO_COLOR asks for none. */
    public static TerminalColours on(boolean terminal) {
        String none = System.getenv("NO_COLOR");
        return new TerminalColours(
                terminal && (none == null || none.isEmpty()) && !"dumb".equals(System.getenv("TERM")));
    }

    public String bold(String s) {
        return code("1", s);
    }

    public String dim(String s) {
        return code("2", s);
    }

    public String red(String s) {
        return code("31", s);
    }

    public String green(String s) {
        return code("32", s);
    }

    public String yellow(String s) {
        return code("33", s);
    }

    public String blue(String s) {
        return code("94", s);
    }

    public String magenta(String s) {
        return code("35", s);
    }

    public String cyan(String s) {
        return code("36", s);
    }

    public String orange(String s) {
        return code("38;5;208", s);
    }

    private String code(String code, String s) {
        return colours && !s.isEmpty() ? "\u001B[" + code + "m" + s + "\u001B[0m" : s;
    }

    /** The text without its colours. */
    public static String plain(String s) {
        return CODES.matcher(s).replaceAll("");
    }

    /** The columns a text takes. */
    public static int width(String s) {
        String plain = plain(s);
        return plain.codePointCount(0, plain.length());
    }

    /** The text with spaces up to a width; longer ones are cut. */
    public static String fit(String s, int width) {
        int is = width(s);
        return is <= width ? s + " ".repeat(width - is) : cut(s, width);
    }

    /** The text cut to a width, with a sign that something is missing. */
    public static String cut(String s, int width) {
        if (width(s) <= width) {
            return s;
        }
        StringBuilder kept = new StringBuilder();
        boolean coded = false;
        int columns = 0;
        for (int i = 0; i < s.length();) {
            var code = CODES.matcher(s).region(i, s.length());
            if (code.lookingAt()) {
                kept.append(code.group());
                coded = true;
                i = code.end();
            } else if (columns == width - 1) {
                break;
            } else {
                int point = s.codePointAt(i);
                kept.appendCodePoint(point);
                columns++;
                i += Character.charCount(point);
            }
        }
        return kept.append('…').append(coded ? "\u001B[0m" : "").toString();
    }

    /** A text in lines of at most this many columns, broken between words; all but the first are indented. */
    public static List<String> wrap(String text, int indent, int width) {
        List<String> lines = new ArrayList<>();
        String[] words = text.split(" ", -1);
        StringBuilder line = new StringBuilder(words[0]);
        for (int i = 1; i < words.length; i++) {
            boolean fits = width(line.toString()) + 1 + width(words[i]) <= width;
            if (fits || words[i].isEmpty() || line.toString().isBlank()) {
                line.append(' ').append(words[i]);
            } else {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder(" ".repeat(indent)).append(words[i]);
            }
        }
        lines.add(line.toString());
        return lines;
    }

    /** The same in characters that every terminal has. */
    public static String ascii(String s) {
        StringBuilder plain = new StringBuilder(s.length());
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            plain.append(switch (c) {
                case '─', '═', '–', '—' -> "-";
                case '│' -> "|";
                case '┌', '┐', '└', '┘', '┬', '┴', '├', '┤', '┼' -> "+";
                case '●' -> "*";
                case '○' -> ".";
                case '·' -> "-";
                case '…' -> "~";
                case '×' -> "x";
                case '→' -> "->";
                case '’' -> "'";
                default -> c < 128 ? String.valueOf(c) : "?";
            });
        }
        return plain.toString();
    }
}
