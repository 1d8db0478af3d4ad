package cardinal.cards.grammar;

import java.util.ArrayList;
import java.util.List;

/** Several items in a row: the words between two, between more, and before the last of more. */
final class Series<T> extends Syntax<List<T>> {
    private final Syntax<T> item;
    private final String betweenTwo;
    private final String between;
    private final String beforeLast;
    private final int fewest;

    Series(Syntax<T> item, String betweenTwo, String between, String beforeLast, int fewest) {
        this.item = item;
        this.betweenTwo = betweenTwo;
        this.between = between;
        this.beforeLast = beforeLast;
        this.fewest = fewest;
    }

    @Override
    List<Reading<List<T>>> read(Scan scan, int at, boolean opening) {
        List<Reading<List<T>>> found = new ArrayList<>();
        if (fewest == 0) {
            found.add(new Reading<>(List.of(), at));
        }
        readFrom(scan, at, opening, List.of(), found);
        return found;
    }

    /** Reads one more item after those so far; each place where the list may end is a reading. */
    private void readFrom(Scan scan, int at, boolean opening, List<T> soFar, List<Reading<List<T>>> found) {
        for (Reading<T> reading : item.read(scan, at, opening)) {
            List<T> items = new ArrayList<>(soFar);
            items.add(reading.value());
            int end = reading.end();
            int count = items.size();
            if (uniform()) {
                if (count >= fewest) {
                    found.add(new Reading<>(List.copyOf(items), end));
                }
            } else if (count == 1 && fewest <= 1) {
                found.add(new Reading<>(List.copyOf(items), end));
            }
            if (end == at) {
                continue;
            }
            if (scan.says(between, end, false)) {
                readFrom(scan, end + between.length(), false, items, found);
            }
            if (!uniform()) {
                String last = count == 1 ? betweenTwo : beforeLast;
                if (scan.says(last, end, false)) {
                    readLast(scan, end + last.length(), items, found);
                }
            }
        }
    }

    private void readLast(Scan scan, int at, List<T> soFar, List<Reading<List<T>>> found) {
        for (Reading<T> reading : item.read(scan, at, false)) {
            List<T> items = new ArrayList<>(soFar);
            items.add(reading.value());
            found.add(new Reading<>(List.copyOf(items), reading.end()));
        }
    }

    private boolean uniform() {
        return between.equals(beforeLast);
    }

    @Override
    Starts starts(List<Rule<?>> within) {
        Starts starts = item.starts(within);
        return fewest == 0 ? starts.orNothing() : starts;
    }

    @Override
    boolean print(Object value, Printer out) {
        if (!(value instanceof List<?> items) || items.size() < fewest) {
            return false;
        }
        Printer.Mark before = out.mark();
        for (int i = 0; i < items.size(); i++) {
            if (i > 0) {
                boolean last = i == items.size() - 1;
                out.write(!last ? between : items.size() == 2 ? betweenTwo : beforeLast);
            }
            if (!item.print(items.get(i), out)) {
                out.takeBackTo(before);
                return false;
            }
        }
        return true;
    }
}
