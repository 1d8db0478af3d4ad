package cardinal.ufs.rules;

import cardinal.ufs.ability.Happening;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.UfsTable;

/** I.3.10.2: to which attack a reversal is played, and whether it may be. */
final class Reversals {
    private Reversals() {
    }

    static boolean mayPlay(UfsTable t, Use u) {
        AttackInfo to = t.attack() != null ? t.attack() : t.resolved();
        return to != null && to.attacker() != u.seat() && (to.reversed() >> u.seat() & 1) == 0 && !to.safe()
                && !Rulings.forbidsPlay(t, u.seat(), u.card(), Happening.As.REVERSAL);
    }
}
