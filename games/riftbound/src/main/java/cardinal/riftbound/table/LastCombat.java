package cardinal.riftbound.table;

import cardinal.kernel.Table;

/** 439.1.d.4: who fought in the combat in progress or the last one, and how much damage beyond lethal each assigned. */
public record LastCombat(int attacker, int excessToDefenders, int defender, int excessToAttackers, boolean tied) {
    public static final LastCombat NONE = new LastCombat(Table.NONE, 0, Table.NONE, 0, false);

    public LastCombat(int attacker, int defender) {
        this(attacker, 0, defender, 0, false);
    }

    public int excessOf(int seat) {
        return seat == attacker ? excessToDefenders : seat == defender ? excessToAttackers : 0;
    }

    public LastCombat assigned(boolean byAttacker, int excess) {
        return new LastCombat(attacker, byAttacker ? excess : excessToDefenders, defender,
                byAttacker ? excessToAttackers : excess, tied);
    }

    /** 466.3.d of 2026-07: attackers were recalled. */
    public LastCombat asTie() {
        return new LastCombat(attacker, excessToDefenders, defender, excessToAttackers, true);
    }
}
