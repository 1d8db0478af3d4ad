package cardinal.cards;

import cardinal.kernel.BadInput;

/** A card of a kind that the rules of the game do not know. */
public final class UnknownKind extends BadInput {
    private static final long serialVersionUID = 1L;
    private final String kind;

    /** @param kind  what the card calls it */
    public UnknownKind(String where, String kind, String message) {
        super(where, message);
        this.kind = kind;
    }

    public String kind() {
        return kind;
    }
}
