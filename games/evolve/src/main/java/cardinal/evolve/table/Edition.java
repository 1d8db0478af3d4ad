package cardinal.evolve.table;

import cardinal.evolve.text.WordRules;
import cardinal.kernel.Concordance;

/**
 * One edition of Shadowverse: Evolve. The base document is version 1.8.0: what the parts of the rulebook say here is as it has
 * it, and later editions override what differs, each with its clause and reason.
 */
public abstract class Edition extends cardinal.kernel.Edition implements WordRules, CardRules, ZoneRules, SetupRules,
        EvolvingRules, PlayingRules, TriggerRules, DeckingRules {
    protected Edition(int number, String id, String title, String version, String date, Concordance concordance) {
        super(number, id, title, version, date, concordance);
    }
}
