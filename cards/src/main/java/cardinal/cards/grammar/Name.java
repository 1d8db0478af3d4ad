package cardinal.cards.grammar;

import java.util.List;

/** Words with capital letters, as many as follow each other: "River Folk" is one name, never two. */
final class Name extends Syntax<String> {

    @Override
    List<Reading<String>> read(Scan scan, int at, boolean opening) {
        int end = nameEnd(scan, at);
        if (end == 0) {
            scan.missed(at, "a name");
            return List.of();
        }
        return List.of(new Reading<>(scan.text().substring(at, end), end));
    }

    private static int nameEnd(Scan scan, int at) {
        int end = wordEnd(scan, at);
        int next = end;
        while (next > 0) {
            end = next;
            next = end < scan.length() && scan.at(end) == ' ' ? wordEnd(scan, end + 1) : 0;
        }
        return end;
    }

    /** Where the capitalised word that starts here ends, or 0. */
    private static int wordEnd(Scan scan, int at) {
        if (at >= scan.length() || !Character.isUpperCase(scan.at(at))) {
            return 0;
        }
        int end = at + 1;
        while (end < scan.length() && isInside(scan.at(end))) {
            end++;
        }
        return end;
    }

    private static boolean isInside(char letter) {
        return Character.isLetter(letter) || letter == '-' || letter == '\'';
    }

    @Override
    Starts starts(List<Rule<?>> within) {
        return Starts.ANYTHING;
    }

    @Override
    boolean print(Object value, Printer out) {
        if (!(value instanceof String name) || name.isEmpty() || nameEnd(new Scan(name, ""), 0) != name.length()) {
            return false;
        }
        out.write(name);
        return true;
    }
}
