package cardinal.kernel;

import org.jspecify.annotations.Nullable;

/** A reference to an object, not to a card: a card that has become a new object is no longer meant. */
public record Ref(int card, int incarnation) {
    public static final Ref NONE = new Ref(Table.NONE, 0);

    public boolean isNone() {
        return card == Table.NONE;
    }

    /** Written out: references are compared at nearly every step, and what a record brings along is called, not built in. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Ref r && r.card == card && r.incarnation == incarnation;
    }

    @Override
    public int hashCode() {
        return 31 * card + incarnation;
    }
}
