package cardinal.evolve.flow;

import cardinal.evolve.rules.AbilityPlay;
import cardinal.evolve.rules.CardPlay;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;

/** 7.4.5, 8.4.7: the non-active player plays something with Quick or does nothing; after a play there is another chance. */
final class QuickWindow extends Frame<EvolveTable> {
    private static final Step<QuickWindow, EvolveTable> OFFER = QuickWindow::offer;
    static final Steps<QuickWindow, EvolveTable> STEPS = Steps.<QuickWindow, EvolveTable>of(QuickWindow.class)
            .then("12.3.4", OFFER)
            .then("12.3.4", QuickWindow::act)
            .then("10.5.1", QuickWindow::confirm);

    /** Who may play something. */
    private final int seat;
    /** The clause that asks. */
    private final String why;

    QuickWindow(int seat, String why) {
        super(STEPS);
        this.seat = seat;
        this.why = why;
    }

    private void offer(EvolveTable t) {
        Prompt prompt = t.ask(seat, why, Ask.ACT, Purpose.RESPOND);
        prompt.add(Choice.PASS);
        CardPlay.offerPlays(t, prompt, seat);
        AbilityPlay.offerActivations(t, prompt, seat);
    }

    private void act(EvolveTable t) {
        if (Option.kind(t.answer()) == Choice.PASS) {
            leave();
        } else {
            Uses.begin(t, seat, t.answer(), false);
        }
    }

    /** 7.4.6, 8.4.8. */
    private void confirm(EvolveTable t) {
        Confirmation.occur(t);
        goTo(OFFER);
    }

    /** The rules ask. */
    @Override
    protected Cause cause(EvolveTable t) {
        return Cause.RULES;
    }
}
