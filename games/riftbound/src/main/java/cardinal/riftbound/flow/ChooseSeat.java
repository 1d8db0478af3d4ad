package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Steps;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;

/** An effect has its controller choose an opponent. */
public final class ChooseSeat extends Frame<RiftTable> implements Acting, Asking {
    static final Steps<ChooseSeat, RiftTable> STEPS = Steps.<ChooseSeat, RiftTable>of(ChooseSeat.class)
            .then("352.9", ChooseSeat::ask)
            .then("352.9", ChooseSeat::take);

    private final int seat;

    public ChooseSeat(int seat) {
        super(STEPS);
        this.seat = seat;
    }

    private void ask(RiftTable t) {
        Prompt prompt = t.ask(seat, "352.9", Ask.CHOOSE, Purpose.PLAYER);
        for (int s = 0; s < t.seatCount(); s++) {
            if (t.isIn(s) && !t.friends(seat, s)) {
                prompt.add(Choice.SEAT, s);
            }
        }
    }

    private void take(RiftTable t) {
        ((Effect) t.below(this)).chooseOpponent(Option.a(t.answer()));
    }

    @Override
    public int actor() {
        return seat;
    }

    @Override
    public String asks(Wording words) {
        return "Choose an opponent for " + words.source();
    }
}
