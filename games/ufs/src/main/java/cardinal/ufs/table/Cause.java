package cardinal.ufs.table;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;

/**
 * Who or what brings a change about.
 *
 * @param seat  the controller of the effect or the payer of the cost, {@link Table#NONE} for the rules
 * @param source  the card whose effect or cost it is
 * @param keyword  whether a keyword ability named Stun does it, which the cards speak of
 */
public record Cause(CauseKind why, int seat, Ref source, boolean keyword) {
    public static final Cause RULES = new Cause(CauseKind.RULE, Table.NONE, Ref.NONE, false);
    public static final Cause PAUSE = new Cause(CauseKind.PAUSE, Table.NONE, Ref.NONE, false);
    private static final Cause[] CHECKS =
            {new Cause(CauseKind.CHECK, 0, Ref.NONE, false), new Cause(CauseKind.CHECK, 1, Ref.NONE, false)};

    public static Cause effect(int seat, Ref source) {
        return new Cause(CauseKind.EFFECT, seat, source, false);
    }

    public static Cause cost(int seat, Ref source) {
        return new Cause(CauseKind.COST, seat, source, false);
    }

    public static Cause check(int seat) {
        return CHECKS[seat];
    }
}
