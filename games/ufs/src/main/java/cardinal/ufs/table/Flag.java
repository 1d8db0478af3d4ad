package cardinal.ufs.table;

/** The yes-or-no states of a card; where it matters, what it was played as this turn. */
public final class Flag {
    /** C.1.2. */
    public static final int COMMITTED = 1;
    /** C.2.3.1, D.2.2.2. */
    public static final int FACE_DOWN = 1 << 1;
    /** Face up where cards are hidden (UniVersus: momentum). */
    public static final int FACE_UP = 1 << 2;
    /** It was played this turn (F.3.2.1), as what its other flags say. */
    public static final int PLAYED = 1 << 3;
    /** G.2.1.3: as a block. */
    public static final int BLOCK = 1 << 4;
    /** I.3.10.2. */
    public static final int REVERSAL = 1 << 5;
    /** G.3: it dealt damage this turn. */
    public static final int DEALT_DAMAGE = 1 << 6;
    /** D.2.2.3: attached to the card that hosts it. */
    public static final int ATTACHED = 1 << 7;
    /** I.3.8: a multiple copy. */
    public static final int MULTIPLE = 1 << 8;
    /** UniVersus: Transform: the back side is up. */
    public static final int TRANSFORMED = 1 << 9;
    /** UniVersus: Place On Top Of: lies under its host and does not count. */
    public static final int UNDER = 1 << 10;
    /** The starting character (E.1.1). */
    public static final int STARTER = 1 << 11;
    /** UniVersus: Stun: committed by a stun effect and not readied since. */
    public static final int STUNNED = 1 << 12;
    /** 2010, 2.6: the second half of a split card was declared. */
    public static final int SECOND_HALF = 1 << 13;
    /** K.5.1: shown to both players while the effect goes on. */
    public static final int REVEALED = 1 << 14;
    /** It became face down, or came face down, this turn (UniVersus keeps such cards distinct). */
    public static final int TURNED = 1 << 15;
    /** UniVersus: Pause Conditions: it was unflipped since the last pause. */
    public static final int UNFLIPPED = 1 << 16;
    /** 2010, 2.14.2.6: it blocks by its Ranged keyword. */
    public static final int RANGED_BLOCK = 1 << 18;
    /** 2010, 11.13.1: four bits for what its infinity symbol was chosen to be: 0 nothing yet, otherwise the symbol's place plus one. */
    public static final int SYMBOL = 15 << 19;
    public static final int SYMBOL_SHIFT = 19;

    /** What is forgotten at the end of a turn; cards in a deck have none of it. */
    public static final int OF_A_TURN = PLAYED | BLOCK | REVERSAL | DEALT_DAMAGE | TURNED | UNFLIPPED;

    private Flag() {
    }
}
