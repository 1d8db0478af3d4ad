package cardinal.ufs.table;

import cardinal.kernel.Concordance;
import cardinal.ufs.text.WordRules;

/**
 * One edition of UFS. The base document is UFS 2019, the most precise one: what the parts of the rulebook say here is as it has
 * it, and the other editions override what differs, each with its clause and reason.
 */
public abstract class Edition extends cardinal.kernel.Edition
        implements ZoneRules, StateRules, SetupRules, PauseRules, PlayingRules, TurnRules, AttackRules, AbilityRules,
        KeywordRules, EffectRules, WordRules {
    private static final String CONCORDANCE = "/cardinal/ufs/concordance.tsv";

    protected Edition(int number, String id, String title, String version, String date) {
        super(number, id, title, version, date, Concordance.of(Edition.class, CONCORDANCE, id));
    }

    /** The older documents have them. */
    @Override
    public boolean hasOlderWords() {
        return true;
    }
}
