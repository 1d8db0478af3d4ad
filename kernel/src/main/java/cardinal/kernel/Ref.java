package cardinal.kernel;

/** A reference to an object, not to a card: a card that has become a new object is no longer meant. */
public record Ref(int card, int incarnation) {
    public static final Ref NONE = new Ref(Table.NONE, 0);

    public boolean isNone() {
        return card == Table.NONE;
    }
}
