package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Steps;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.RiftTable;

/** 352.9.b: a player chosen as a replacement effect is carried out, which has no targets. */
final class ChooseSeat extends Frame<RiftTable> implements Acting, Asking {
    static final Steps<ChooseSeat, RiftTable> STEPS = Steps.<ChooseSeat, RiftTable>of(ChooseSeat.class)
            .then("352.9", ChooseSeat::ask)
            .then("352.9", ChooseSeat::take);

    private final int seat;
    private final boolean opponent;

    ChooseSeat(int seat, boolean opponent) {
        super(STEPS);
        this.seat = seat;
        this.opponent = opponent;
    }

    private void ask(RiftTable t) {
        Targeting.offerPlayers(t, t.ask(seat, "352.9", Ask.CHOOSE, Purpose.PLAYER), seat, opponent);
    }

    private void take(RiftTable t) {
        ((Effect) t.below(this)).choosePlayer(Option.a(t.answer()));
    }

    @Override
    public int actor() {
        return seat;
    }

    @Override
    public String asks(Wording words) {
        return "Choose " + (opponent ? "an opponent" : "a player") + " for " + words.source();
    }
}
