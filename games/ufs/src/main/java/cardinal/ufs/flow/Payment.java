package cardinal.ufs.flow;

import cardinal.kernel.Locals;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.DefinedX;
import cardinal.ufs.rules.Added;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * E.4.4, E.4.9: what of an attempt is paid.
 *
 * @param added  what effects have added to its cost
 * @param free  whether an effect lets it be played without its costs (J.4.5)
 * @param unpaid  whether something could not be paid, or a check has failed
 * @param checksMade  how many of the checks of its cost have begun
 * @param difficulty  that of the card, once it is determined (E.4.7)
 */
record Payment(List<Added> added, boolean free, boolean unpaid, int checksMade, int difficulty) implements Locals {
    static final Payment NONE = new Payment(List.of(), false, false, 0, 0);

    Payment adding(List<Added> costs) {
        return costs.isEmpty() && added.isEmpty() ? this : new Payment(costs, free, unpaid, checksMade, difficulty);
    }

    Payment forFree() {
        return new Payment(added, true, unpaid, checksMade, difficulty);
    }

    Payment missing() {
        return unpaid ? this : new Payment(added, free, true, checksMade, difficulty);
    }

    Payment oneMoreCheck() {
        return new Payment(added, free, unpaid, checksMade + 1, difficulty);
    }

    Payment against(int n) {
        return n == difficulty ? this : new Payment(added, free, unpaid, checksMade, n);
    }

    /** The cost that the open question is about: the check that is being made, or the one with an X. */
    @Nullable Instruction asked(UfsTable t, AbilityDef a) {
        return switch (t.prompt().purpose()) {
            case CHECK -> checksMade > 0 ? a.checks().get(checksMade - 1) : null;
            case AMOUNT -> a.played().cost().stream().filter(DefinedX::isIn).findFirst().orElse(null);
            default -> null;
        };
    }
}
