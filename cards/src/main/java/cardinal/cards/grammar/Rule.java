package cardinal.cards.grammar;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A named production, made when it is first needed so that rules may mention each other. Each is read once per
 * place, which keeps the work small however the rules are nested.
 */
final class Rule<T> extends Syntax<T> {
    private final String name;
    private final Supplier<? extends Syntax<T>> source;
    private volatile @Nullable Syntax<T> made;

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

    @Override
    boolean print(Object value, Printer out) {
        return body().print(value, out);
    }

    private Syntax<T> body() {
        Syntax<T> body = made;
        if (body == null) {
            body = source.get();
            made = body;
        }
        return body;
    }

    @Override
    public String toString() {
        return name;
    }
}
