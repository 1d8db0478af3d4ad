package cardinal.kernel;

import java.util.List;

/**
 * One edition of a family of games: a rule document, and what it does differently from the family's base document. Clauses
 * in code are those of the base document; whatever leaves the engine is cited by the edition's own ({@link #cite}). A game
 * extends it with the questions that its editions answer differently.
 */
public abstract class Edition {
    /** Of a table whose rules have one document only: everything as it is written. */
    static final Edition ONLY = new Edition(0, "", "", "", "", Concordance.SAME) {
    };

    private final int number;
    private final String id;
    private final String title;
    private final String version;
    private final String date;
    private final Concordance concordance;

    /**
     * @param number  its place in the family, 0 for the base document, below eight
     * @param id  what a command calls it; the name of its rules and of its ledger
     * @param title  what people call it
     * @param version  as the document numbers itself; empty where it does not
     * @param date  the date the document gives, as far as it gives one: 2025-10; empty where it gives none
     */
    protected Edition(int number, String id, String title, String version, String date, Concordance concordance) {
        this.number = number;
        this.id = id;
        this.title = title;
        this.version = version;
        this.date = date;
        this.concordance = concordance;
    }

    /** Rules that no document lays down: there is no ledger of them. */
    public static Edition unwritten(String id, String title) {
        return new Edition(0, id, title, "", "", Concordance.SAME) {
            @Override
            public boolean hasLedger() {
                return false;
            }
        };
    }

    /** The edition with this name. */
    public static <E extends Edition> E named(String id, List<E> editions) {
        for (E edition : editions) {
            if (edition.id().equals(id)) {
                return edition;
            }
        }
        throw new IllegalArgumentException(
                "there is no edition " + id + "; there are " + editions.stream().map(Edition::id).toList());
    }

    /** The name of the rule document; its ledger is called so, too. */
    public final String id() {
        return id;
    }

    /** What people call it. */
    public final String title() {
        return title;
    }

    /** As the document numbers itself; empty where it does not. */
    public final String version() {
        return version;
    }

    /** The date the document gives, year first; empty where it gives none. */
    public final String date() {
        return date;
    }

    /** Whether there is a document, so that its clauses are listed. */
    public boolean hasLedger() {
        return true;
    }

    /** Its place in the family; the base document is 0. */
    public final int number() {
        return number;
    }

    // ---- clauses ------------------------------------------------------------------------------------------------

    /** This edition's clause for one of the base document. A clause that came from here is the edition's own and stays. */
    public final String cite(String clause) {
        return concordance.cite(clause);
    }

    /** A clause of this edition's own document, where no clause of the base document says the same. */
    protected final String own(String clause) {
        return concordance.own(clause);
    }

    final Outcome cite(Outcome outcome) {
        return concordance == Concordance.SAME ? outcome
                : new Outcome(outcome.winners(), cite(outcome.clause()), outcome.reason());
    }

    /** The same reasons under the clauses of this edition. */
    public final List<Reason> cite(List<Reason> reasons) {
        return concordance == Concordance.SAME ? reasons
                : reasons.stream().map(r -> new Reason(cite(r.clause()), r.says())).toList();
    }

    // ---- procedures ---------------------------------------------------------------------------------------------

    /** Says which procedures have other steps than in the base document, or another order. Asked when a procedure first begins. */
    protected void procedures(StepChanges changes) {
    }

    /** The steps of a procedure as this edition orders and numbers them; made once. */
    public final <F extends Frame<T>, T extends Table> Steps<F, T> steps(Steps<F, T> base) {
        Steps<F, T> known = base.edition(number);
        return known != null ? known : made(base);
    }

    private <F extends Frame<T>, T extends Table> Steps<F, T> made(Steps<F, T> base) {
        Steps<F, T> ordered = order(base);
        Steps<F, T> own = concordance == Concordance.SAME ? ordered : ordered.citing(this::cite);
        own.edition(number, own);
        return base.edition(number, own);
    }

    /** The steps of a procedure in this edition's order, under the clauses of the base document. */
    public final <F extends Frame<T>, T extends Table> Steps<F, T> order(Steps<F, T> base) {
        StepChanges changes = new StepChanges();
        procedures(changes);
        return changes.apply(base);
    }
}
