package cardinal.ufs.edition;

import cardinal.kernel.StepChanges;
import cardinal.ufs.flow.Pause;
import cardinal.ufs.flow.Play;
import cardinal.ufs.table.Edition;

/** An edition with the procedures it plays by: those of UFS 2019, without the steps of what it never asks. */
abstract class PublishedEdition extends Edition {
    PublishedEdition(int number, String id, String title, String version, String date) {
        super(number, id, title, version, date);
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
