package cardinal.cards.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A value made from the parts of a phrase. It is printed only if the parts taken from it make it again, so a
 * phrase that does not mention everything a value holds cannot print that value.
 */
final class Made<T> extends Syntax<T> {
    private final Class<? super T> type;
    private final Sequence phrase;
    private final Function<Object[], @Nullable T> make;
    private final Function<T, @Nullable Object[]> take;

    Made(
            Class<? super T> type, Sequence phrase, Function<Object[], @Nullable T> make,
            Function<T, @Nullable Object[]> take) {
        this.type = type;
        this.phrase = phrase;
        this.make = make;
        this.take = take;
    }

    @Override
    List<Reading<T>> read(Scan scan, int at, boolean opening) {
        List<Reading<Object[]>> parts = phrase.read(scan, at, opening);
        if (parts.isEmpty()) {
            return List.of();
        }
        List<Reading<T>> found = new ArrayList<>(parts.size());
        for (Reading<Object[]> reading : parts) {
            T value = make.apply(reading.value());
            if (value != null) {
                found.add(new Reading<>(value, reading.end()));
            }
        }
        return found;
    }

    @Override
    Starts starts(List<Rule<?>> within) {
        return phrase.starts(within);
    }

    @Override
    @SuppressWarnings("unchecked")
    boolean print(Object value, Printer out) {
        if (!type.isInstance(value)) {
            return false;
        }
        Object[] parts = take.apply((T) value);
        for (Object part : parts) {
            if (part == null) {
                return false;
            }
        }
        return value.equals(make.apply(parts)) && phrase.print(parts, out);
    }
}
