package cardinal.riftbound.edition;

import cardinal.kernel.Concordance;

/**
 * One edition of Riftbound. The base document is that of October 2025: what the parts of the rulebook say here is as it has it,
 * and later editions override what differs, each with its clause and reason.
 */
public abstract class Edition extends cardinal.kernel.Edition implements SetupRules, ScoringRules {
    protected Edition(int number, String id, String title, String version, String date, Concordance concordance) {
        super(number, id, title, version, date, concordance);
    }
}
