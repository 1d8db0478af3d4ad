package cardinal.cards.grammar;

import java.util.ArrayList;
import java.util.List;

/** Words with capital letters, as many as follow each other: each stop is a reading of its own. */
final class Name extends Syntax<String> {

    @Override
    List<Reading<String>> read(Scan scan, int at, boolean opening) {
        List<Reading<String>> found = new ArrayList<>();
        int end = wordEnd(scan, at);
        while (end > 0) {
            found.add(new Reading<>(scan.text().substring(at, end), end));
            boolean more = end < scan.length() && scan.at(end) == ' ';
            end = more ? wordEnd(scan, end + 1) : 0;
        }
        if (found.isEmpty()) {
            scan.missed(at, "a name");
        }
        return found;
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
    boolean print(Object value, Printer out) {
        if (!(value instanceof String name) || !isName(name)) {
            return false;
        }
        out.write(name);
        return true;
    }

    private static boolean isName(String name) {
        Scan scan = new Scan(name, "");
        int end = wordEnd(scan, 0);
        while (end > 0 && end < name.length() && name.charAt(end) == ' ') {
            end = wordEnd(scan, end + 1);
        }
        return end == name.length() && end > 0;
    }
}
