package cardinal.kernel.toy;

import cardinal.kernel.Frame;
import cardinal.kernel.Outcome;
import cardinal.kernel.Steps;

/** Lies at the bottom of the stack: when all else is done, the match is over. */
final class TheEnd extends Frame<ToyTable> {
    static final Steps<TheEnd, ToyTable> STEPS =
            Steps.<TheEnd, ToyTable>of(TheEnd.class).then("toy.end", TheEnd::finish);

    TheEnd() {
        super(STEPS);
    }

    private void finish(ToyTable table) {
        table.finish(new Outcome(0, "toy.end", "all is done"));
    }
}
