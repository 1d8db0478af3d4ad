package cardinal.cards.deck;

/**
 * Where the cards of a list belong.
 *
 * @param <S> the sections of the game
 * @param <C> a card
 */
@FunctionalInterface
public interface Shelving<S, C> {
    /** The section of a card when no heading says it. */
    S home(C card);

    /** The card that is meant by a name under a heading: this one, unless a game prints two of one name. */
    default C under(S heading, C card) {
        return card;
    }
}
