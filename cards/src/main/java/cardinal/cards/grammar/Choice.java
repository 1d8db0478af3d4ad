package cardinal.cards.grammar;

import java.util.ArrayList;
import java.util.List;

/** Any of several productions. */
final class Choice<T> extends Syntax<T> {
    private final List<? extends Syntax<? extends T>> alternatives;

    Choice(List<? extends Syntax<? extends T>> alternatives) {
        this.alternatives = alternatives;
    }

    @Override
    List<Reading<T>> read(Scan scan, int at, boolean opening) {
        List<Reading<T>> found = List.of();
        for (Syntax<? extends T> alternative : alternatives) {
            for (Reading<? extends T> reading : alternative.read(scan, at, opening)) {
                if (found.isEmpty()) {
                    found = new ArrayList<>();
                }
                found.add(new Reading<>(reading.value(), reading.end()));
            }
        }
        return found;
    }

    @Override
    boolean print(Object value, Printer out) {
        for (Syntax<? extends T> alternative : alternatives) {
            if (alternative.print(value, out)) {
                return true;
            }
        }
        return false;
    }
}
