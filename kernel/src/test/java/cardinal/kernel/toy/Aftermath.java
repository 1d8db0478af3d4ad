package cardinal.kernel.toy;

import cardinal.kernel.Frame;
import cardinal.kernel.Round;
import cardinal.kernel.Steps;

/** What the ruleset does after an instruction: a refresh, then a window for responses to what the instruction did. */
final class Aftermath extends Frame<ToyTable> {
    static final Steps<Aftermath, ToyTable> STEPS = Steps.<Aftermath, ToyTable>of(Aftermath.class)
            .then("J.1.2", Aftermath::refresh)
            .then("J.1.4", Aftermath::open);

    private final ToyEvent event;

    Aftermath(ToyEvent event) {
        super(STEPS);
        this.event = event;
    }

    private void refresh(ToyTable table) {
        table.say("refresh");
    }

    private void open(ToyTable table) {
        table.push(new Window(event, Round.startingWith(table.turnSeat, table)));
    }
}
