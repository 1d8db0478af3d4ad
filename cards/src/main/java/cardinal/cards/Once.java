package cardinal.cards;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something that takes a while: made when it is first asked for, and only once; who asks meanwhile waits for it. */
public final class Once<V> implements Supplier<V> {
    private final Supplier<V> maker;
    private volatile @Nullable V made;

    public Once(Supplier<V> maker) {
        this.maker = maker;
    }

    @Override
    public V get() {
        V value = made;
        return value == null ? make() : value;
    }

    /** What was made; nothing if nobody has asked for it yet. */
    public Optional<V> made() {
        return Optional.ofNullable(made);
    }

    private synchronized V make() {
        V value = made;
        if (value == null) {
            value = maker.get();
            made = value;
        }
        return value;
    }
}
