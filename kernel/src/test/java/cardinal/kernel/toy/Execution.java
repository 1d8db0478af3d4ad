package cardinal.kernel.toy;

import cardinal.kernel.Frame;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;

/** Carries out the instructions of a card one by one; after each of them comes the aftermath. */
final class Execution extends Frame<ToyTable> {
    private static final Step<Execution, ToyTable> PERFORM = Execution::perform;
    static final Steps<Execution, ToyTable> STEPS = Steps.<Execution, ToyTable>of(Execution.class)
            .then("H.2.3.2", PERFORM)
            .then("H.2.3.3", Execution::endOrGoOn);

    private final ToyCard card;
    private int pc;

    Execution(ToyCard card) {
        super(STEPS);
        this.card = card;
    }

    private void perform(ToyTable table) {
        if (pc < card.program().size()) {
            ToyCard.Gain gain = card.program().get(pc++);
            ToyEvent.Changed event = new ToyEvent.Changed(gain.what(), gain.amount());
            table.emit(event);
            table.push(new Aftermath(event));
        }
    }

    private void endOrGoOn(ToyTable table) {
        if (pc < card.program().size()) {
            goTo(PERFORM);
        } else {
            table.say(card.name() + " ends");
        }
    }
}
