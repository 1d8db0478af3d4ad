package cardinal.kernel;

/** What a question is for, in words that all games share; together with {@link Ask} it is the kind of a question. */
public enum Purpose {
    /** What to do on one's own turn. */
    TURN,
    /** Whether to act in a window that somebody else's doing, or the turn, has opened. */
    RESPOND,
    /** Whether and how to block. */
    BLOCK,
    /** Keep the opening hand or change it. */
    MULLIGAN,
    /** Who takes the first turn, and what else is settled before it. */
    FIRST_PLAYER,
    /** What an ability or a card is to affect. */
    TARGET,
    /** Which player an effect is about. */
    PLAYER,
    /** Where something goes. */
    PLACE,
    /** Which of the ways a text offers. */
    MODE,
    /** Whether to do what one may. */
    MAY,
    /** A number that a text leaves open. */
    AMOUNT,
    /** How damage or something else is shared out. */
    DIVIDE,
    /** How a cost is paid, and with what. */
    PAY,
    /** Whether to pay for more. */
    PAY_EXTRA,
    /** What goes from the hand. */
    DISCARD,
    /** What is lost or given up: destroyed, killed, sacrificed, removed. */
    LOSE,
    /** What stays where not all may. */
    KEEP,
    /** What a search finds. */
    SEARCH,
    /** What is taken of cards looked at or revealed. */
    TAKE,
    /** What moves, and what comes along. */
    MOVE,
    /** What is readied, turned, engaged. */
    TURN_CARDS,
    /** Which of several abilities comes first. */
    ORDER_ABILITIES,
    /** Which of several effects comes first. */
    ORDER_EFFECTS,
    /** In which order cards lie. */
    ORDER_CARDS,
    /** Whether and which effect takes the place of an event. */
    REPLACE,
    /** A word, a symbol, a kind or a card that is to be named. */
    NAME,
    /** Whether to commit something to pass a check. */
    CHECK,
    /** As which of its halves, faces or forms a card counts. */
    FORM,
    /** What is exchanged between two games. */
    SIDEBOARD;

    /** Whether it is about the order of something. */
    public boolean isOrder() {
        return this == ORDER_ABILITIES || this == ORDER_EFFECTS || this == ORDER_CARDS;
    }
}
