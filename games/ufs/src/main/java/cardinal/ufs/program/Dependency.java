package cardinal.ufs.program;

import cardinal.ufs.ability.Zone;

/** What a static effect looks at when it changes states (C.3.3), as bits: cards of a zone, the attacks, the turn, vitality. */
public final class Dependency {
    public static final int NOTHING = 0;
    /** More than is told apart here. */
    public static final int ANYTHING = -1;
    /** Where cards are that are in no zone of the game. */
    public static final int NOWHERE = 1 << 8;
    /** What is being played, pending or in its attack sequence (C.3.4). */
    public static final int ATTACKS = 1 << 9;
    /** Whose turn it is. */
    public static final int TURN = 1 << 10;
    public static final int VITALITY = 1 << 11;
    /** How far the attack sequence is. */
    public static final int STEP = 1 << 12;

    private Dependency() {
    }

    /** The cards of a zone, of either player. */
    public static int on(Zone zone) {
        return 1 << zone.ordinal();
    }
}
