package cardinal.cards.grammar;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A named production, made when it is first needed so that rules may mention each other. Each is read once per
 * place, which keeps the work small however the rules are nested.
 */
final class Rule<T> extends Syntax<T> {
    private static final AtomicInteger COUNT = new AtomicInteger();

    private final String name;
    private final Supplier<? extends Syntax<T>> source;
    /** Its own, under which a {@link Scan} remembers what it read. */
    final int number = COUNT.getAndIncrement();
    private volatile @Nullable Syntax<T> made;
    private volatile @Nullable Starts starts;

    Rule(String name, Supplier<? extends Syntax<T>> source) {
        this.name = name;
        this.source = source;
    }

    @Override
    List<Reading<T>> read(Scan scan, int at, boolean opening) {
        List<Reading<T>> known = scan.remembered(this, at, opening);
        if (known != null) {
            return known;
        }
        scan.begin(this, at, opening);
        List<Reading<T>> found = distinct(body().read(scan, at, opening));
        scan.remember(this, at, opening, found);
        return found;
    }

    private static <T> List<Reading<T>> distinct(List<Reading<T>> readings) {
        return readings.size() < 2 ? List.copyOf(readings) : new ArrayList<>(new LinkedHashSet<>(readings));
    }

    /** A rule that begins with itself is found out when it reads. */
    @Override
    Starts starts(List<Rule<?>> within) {
        Starts known = starts;
        if (known == null) {
            if (within.contains(this)) {
                return Starts.ANYTHING;
            }
            List<Rule<?>> further = new ArrayList<>(within);
            further.add(this);
            known = body().starts(further);
            starts = known;
        }
        return known;
    }

    @Override
    boolean print(Object value, Printer out) {
        return body().print(value, out);
    }

    private Syntax<T> body() {
        Syntax<T> body = made;
        return body == null ? make() : body;
    }

    /** One thread at a time, as rules are made from the constants of classes that mention each other. */
    private Syntax<T> make() {
        synchronized (COUNT) {
            Syntax<T> body = made;
            if (body == null) {
                body = source.get();
                made = body;
            }
            return body;
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
