package cardinal.cards.grammar;

import java.util.List;
import java.util.Set;

/** A production that only certain speakers use. */
final class Spoken<T> extends Syntax<T> {
    private final Set<?> speakers;
    private final Syntax<T> inner;

    Spoken(Set<?> speakers, Syntax<T> inner) {
        this.speakers = speakers;
        this.inner = inner;
    }

    @Override
    List<Reading<T>> read(Scan scan, int at, boolean opening) {
        return speakers.contains(scan.speaker()) ? inner.read(scan, at, opening) : List.of();
    }

    @Override
    Starts starts(List<Rule<?>> within) {
        return inner.starts(within);
    }

    @Override
    boolean print(Object value, Printer out) {
        return speakers.contains(out.speaker()) && inner.print(value, out);
    }
}
