package cardinal.riftbound.edition;

import cardinal.riftbound.table.Edition;
import java.util.List;

/** The editions that can be played, by the names of their rule documents. */
public final class Editions {
    /** The base document: clauses in code are its clauses. */
    public static final Edition RIFTBOUND_2025 = new Riftbound2025();

    public static final Edition RIFTBOUND_2026 = new Riftbound2026();

    private static final List<Edition> ALL = List.of(RIFTBOUND_2025, RIFTBOUND_2026);

    private Editions() {
    }

    /** In the order in which they appeared. */
    public static List<Edition> all() {
        return ALL;
    }

    /** The edition with this rule document. */
    public static Edition of(String id) {
        return cardinal.kernel.Edition.named(id, ALL);
    }
}
