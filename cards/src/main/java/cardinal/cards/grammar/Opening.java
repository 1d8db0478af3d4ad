package cardinal.cards.grammar;

import java.util.List;

/** A production at the start of a sentence. */
final class Opening<T> extends Syntax<T> {
    private final Syntax<T> inner;

    Opening(Syntax<T> inner) {
        this.inner = inner;
    }

    @Override
    List<Reading<T>> read(Scan scan, int at, boolean opening) {
        return inner.read(scan, at, true);
    }

    @Override
    Starts starts(List<Rule<?>> within) {
        return inner.starts(within).opening();
    }

    @Override
    boolean print(Object value, Printer out) {
        Printer.Mark before = out.mark();
        out.open();
        if (inner.print(value, out)) {
            return true;
        }
        out.takeBackTo(before);
        return false;
    }
}
