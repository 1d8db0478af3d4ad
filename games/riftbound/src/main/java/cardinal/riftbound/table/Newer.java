package cardinal.riftbound.table;

/** Clauses that the base document has no counterpart of: the concordance knows them under the name of the document they stand in. */
public final class Newer {
    private static final String DOCUMENT = "riftbound-2026-07:";

    private Newer() {
    }

    /** A clause of 2026-07, as code in common cites it. */
    public static String clause(String clause) {
        return DOCUMENT + clause;
    }
}
