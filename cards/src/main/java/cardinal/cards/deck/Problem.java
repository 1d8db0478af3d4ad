package cardinal.cards.deck;

/**
 * Something in a deck list that could not be read.
 *
 * @param line  its number among the lines or entries
 * @param where  the same in words: "line 3", "entry 12"
 * @param card  the card whose text is not understood; else what was written
 * @param unsupported  the card is known, but its text is not understood
 */
public record Problem(int line, String where, String message, String card, boolean unsupported) {
    @Override
    public String toString() {
        return where + ": " + message;
    }
}
