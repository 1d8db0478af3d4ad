package cardinal.riftbound.edition;

import cardinal.kernel.Concordance;

/** The Core Rules of October 2025: everything as {@link Edition} has it. */
final class Riftbound2025 extends Edition {
    Riftbound2025() {
        super(0, "riftbound", "Riftbound", "", "2025-10", Concordance.SAME);
    }
}
