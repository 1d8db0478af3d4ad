package cardinal.cards.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A production that may be absent. */
final class Maybe<T> extends Syntax<Optional<T>> {
    private final Syntax<T> inner;

    Maybe(Syntax<T> inner) {
        this.inner = inner;
    }

    @Override
    List<Reading<Optional<T>>> read(Scan scan, int at, boolean opening) {
        List<Reading<Optional<T>>> found = new ArrayList<>();
        found.add(new Reading<>(Optional.empty(), at));
        for (Reading<T> reading : inner.read(scan, at, opening)) {
            found.add(new Reading<>(Optional.of(reading.value()), reading.end()));
        }
        return found;
    }

    @Override
    Starts starts(List<Rule<?>> within) {
        return inner.starts(within).orNothing();
    }

    @Override
    boolean print(Object value, Printer out) {
        return value instanceof Optional<?> optional && (optional.isEmpty() || inner.print(optional.get(), out));
    }
}
