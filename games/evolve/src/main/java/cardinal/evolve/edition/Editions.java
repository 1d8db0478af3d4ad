package cardinal.evolve.edition;

import cardinal.evolve.table.Edition;
import java.util.List;

/** The editions that can be played, by the names of their rule documents. */
public final class Editions {
    /** The base document: clauses in code are its clauses. */
    public static final Edition EVOLVE_1_8_0 = new Evolve180();

    public static final Edition EVOLVE_1_24 = new Evolve124();

    private static final List<Edition> ALL = List.of(EVOLVE_1_8_0, EVOLVE_1_24);

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
