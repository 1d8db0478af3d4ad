package cardinal.cards.deck;

/**
 * Something in a deck list that could not be read.
 *
 * @param unsupported  the card is known, but its text is not understood
 */
public record Problem(int line, String message, boolean unsupported) {
    @Override
    public String toString() {
        return "line " + line + ": " + message;
    }
}
