package cardinal.ufs.table;

/** When an effect in force ends. Effects of one attack carry its serial number. */
public final class Expiry {
    public static final int TURN = 1;
    public static final int COMBAT_PHASE = 2;
    public static final int ENHANCE_STEP = 3;
    public static final int BLOCK_STEP = 4;
    public static final int DAMAGE_STEP = 5;
    /** Until it has done its work, however many turns later. */
    public static final int GAME = 6;
    /** + seat: when that player's next opening phase begins. */
    public static final int NEXT_START = 8;
    /** + seat: when that player's next Ready Step has ended. */
    public static final int NEXT_READY = 10;
    /** + seat: when that player's next Draw Step has ended. */
    public static final int NEXT_DRAW = 12;
    /** + seat: when that player's next turn has ended; counted from the end of this turn. */
    public static final int NEXT_TURN_END = 14;
    /** + seat: the following turn is theirs and ends it. */
    public static final int THAT_TURN_END = 16;
    /** + serial of the attack. */
    public static final int ATTACK = 100;

    private Expiry() {
    }
}
