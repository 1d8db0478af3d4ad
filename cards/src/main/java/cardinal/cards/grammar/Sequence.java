package cardinal.cards.grammar;

import java.util.ArrayList;
import java.util.List;

/** Words with places for values, all in one row: "deal {} to {}". */
final class Sequence {
    private static final String PLACE = "{}";

    private final List<String> words;
    private final Syntax<?>[] values;

    Sequence(String template, Syntax<?>... values) {
        this.words = split(template);
        this.values = values;
        if (words.size() != values.length + 1) {
            throw new IllegalArgumentException(
                    "\"" + template + "\" has " + (words.size() - 1) + " places for " + values.length + " values");
        }
    }

    private static List<String> split(String template) {
        List<String> words = new ArrayList<>();
        int from = 0;
        for (int place = template.indexOf(PLACE); place >= 0; place = template.indexOf(PLACE, from)) {
            words.add(template.substring(from, place));
            from = place + PLACE.length();
        }
        words.add(template.substring(from));
        return List.copyOf(words);
    }

    List<Reading<Object[]>> read(Scan scan, int at, boolean opening) {
        if (!scan.says(words.getFirst(), at, opening)) {
            return List.of();
        }
        List<Reading<Object[]>> found = new ArrayList<>();
        int from = at + words.getFirst().length();
        readFrom(0, scan, from, opening && from == at, new Object[values.length], found);
        return found;
    }

    private void readFrom(
            int index, Scan scan, int at, boolean opening, Object[] soFar, List<Reading<Object[]>> found) {
        if (index == values.length) {
            found.add(new Reading<>(soFar.clone(), at));
            return;
        }
        String next = words.get(index + 1);
        for (Reading<?> reading : values[index].read(scan, at, opening)) {
            boolean stillOpening = opening && reading.end() == at;
            if (scan.says(next, reading.end(), stillOpening)) {
                soFar[index] = reading.value();
                int end = reading.end() + next.length();
                readFrom(index + 1, scan, end, stillOpening && next.isEmpty(), soFar, found);
            }
        }
    }

    Starts starts(List<Rule<?>> within) {
        Starts starts = Starts.with(words.getFirst());
        for (int i = 0; i < values.length && starts.nothing(); i++) {
            starts = starts.then(values[i].starts(within));
            starts = starts.nothing() ? starts.then(Starts.with(words.get(i + 1))) : starts;
        }
        return starts;
    }

    boolean print(Object[] parts, Printer out) {
        Printer.Mark before = out.mark();
        out.write(words.getFirst());
        for (int i = 0; i < values.length; i++) {
            if (!values[i].print(parts[i], out)) {
                out.takeBackTo(before);
                return false;
            }
            out.write(words.get(i + 1));
        }
        return true;
    }
}
