package cardinal.kernel;

/** An event by which a player has played a card, whatever else the game says about it. */
public interface CardPlay extends Event {
    /** The object that was played. */
    int playedCard();

    /** The player who played it. */
    int seat();
}
