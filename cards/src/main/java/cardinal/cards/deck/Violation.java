package cardinal.cards.deck;

/**
 * One way in which a deck breaks the rules of deck building.
 *
 * @param clause  empty for a card that this engine cannot play; the document has no word about that
 */
public record Violation(String clause, String message) {
    @Override
    public String toString() {
        return clause.isEmpty() ? message : message + " (" + clause + ")";
    }
}
