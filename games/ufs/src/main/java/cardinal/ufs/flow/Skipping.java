package cardinal.ufs.flow;

import cardinal.ufs.ability.Phase;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.rules.RuleInForce;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.UfsTable;

/** J.5.3: parts of a turn or an attack that effects let players skip. */
final class Skipping {
    private Skipping() {
    }

    /** Whether this part is skipped now; an effect about the next one is used up by it. */
    static boolean skips(UfsTable t, int seat, Phase phase) {
        RuleInForce by = Rulings.skipping(t, seat, phase);
        if (by == null) {
            return false;
        }
        if (by.effect() != null && by.rule() instanceof Rule.Skip s && s.next()) {
            t.end(by.effect());
        }
        return true;
    }
}
