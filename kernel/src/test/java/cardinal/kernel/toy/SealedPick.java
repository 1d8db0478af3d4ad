package cardinal.kernel.toy;

import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.SealedRound;
import cardinal.kernel.Steps;

/** Every seat picks a number up to its own bound in secret; then all numbers are told. */
final class SealedPick extends SealedRound<ToyTable> {
    static final Steps<SealedPick, ToyTable> STEPS = SealedRound.<SealedPick, ToyTable>steps(SealedPick.class, "K.1.3")
            .then("K.1.4", SealedPick::tell);

    private final int bound;

    SealedPick(int bound) {
        super(STEPS);
        this.bound = bound;
    }

    @Override
    protected void offer(Prompt prompt, int asked, ToyTable table) {
        for (int n = 0; n < bound; n++) {
            prompt.add(ToyRules.PICK, n);
        }
    }

    private void tell(ToyTable table) {
        for (int seat = 0; seat < table.seatCount(); seat++) {
            if (table.isIn(seat)) {
                table.say("seat " + seat + " picked " + Option.a(answerOf(seat)));
            }
        }
    }
}
