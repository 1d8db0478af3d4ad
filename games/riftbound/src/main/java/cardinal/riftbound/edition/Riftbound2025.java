package cardinal.riftbound.edition;

import cardinal.kernel.Concordance;

/** The Core Rules of October 2025: everything as {@link CoreRules} has it. */
final class Riftbound2025 extends CoreRules {
    Riftbound2025() {
        super(0, "riftbound", "Riftbound", "", "2025-10", Concordance.SAME);
    }
}
