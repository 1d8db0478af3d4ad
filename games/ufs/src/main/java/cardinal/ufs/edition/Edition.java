package cardinal.ufs.edition;

import cardinal.kernel.Concordance;
import cardinal.kernel.StepChanges;
import cardinal.ufs.flow.Pause;
import cardinal.ufs.flow.Play;

/**
 * One edition of UFS. The base document is UFS 2019, the most precise one: what the parts of the rulebook say here is as it has
 * it, and the other editions override what differs, each with its clause and reason.
 */
public abstract class Edition extends cardinal.kernel.Edition
        implements ZoneRules, StateRules, SetupRules, PauseRules, PlayingRules, TurnRules, AttackRules, AbilityRules,
        KeywordRules, EffectRules {
    private static final String CONCORDANCE = "/cardinal/ufs/concordance.tsv";

    Edition(int number, String id, String title, String version, String date) {
        super(number, id, title, version, date, Concordance.of(Edition.class, CONCORDANCE, id));
    }

    /** Whether its cards speak of opponents, vitality and control checks, and name types of abilities by a letter. */
    public boolean hasOlderWords() {
        return true;
    }

    /** What this edition never asks while a card is played or the game is paused has no steps there. */
    @Override
    protected void procedures(StepChanges changes) {
        if (!choosesInfinity()) {
            changes.of(Play.STEPS, steps -> steps.without(Play.ASK_SYMBOL).without(Play.TAKE_SYMBOL));
            changes.of(Pause.STEPS, steps -> steps.without(Pause.SYMBOLS).without(Pause.TAKE_SYMBOL));
        }
        if (!choosesBulletsAtPlay()) {
            changes.of(Play.STEPS, steps -> steps.without(Play.OFFER_BULLETS).without(Play.TAKE_BULLET));
        }
        if (!restrictsSymbolsAtPlay()) {
            changes.of(Play.STEPS, steps -> steps.without("E.4.2.1"));
        }
    }
}
