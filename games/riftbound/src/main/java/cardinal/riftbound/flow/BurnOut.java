package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Remark;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;

/** 418: recycles the trash into the empty Main Deck and gives an opponent a point. */
final class BurnOut extends Frame<RiftTable> implements Acting, Asking {
    static final Steps<BurnOut, RiftTable> STEPS = Steps.<BurnOut, RiftTable>of(BurnOut.class)
            .then("418.2.b", BurnOut::recycleTrash)
            .then("418.2.c", BurnOut::chooseOpponent)
            .then("418.2.c", BurnOut::givePoint);

    private final int seat;
    /** Whether the same action has made the player burn out before. */
    private final boolean repeated;

    public BurnOut(int seat, boolean repeated) {
        super(STEPS);
        this.seat = seat;
        this.repeated = repeated;
    }

    private void recycleTrash(RiftTable t) {
        t.note(Remark.Topic.SHUFFLE, "418.2", seat, Table.NONE, "burns out");
        int trash = t.trash(seat);
        int[] cards = new int[t.size(trash)];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = t.cardAt(trash, i);
        }
        RandomRecycling.of(t, cards, seat);
    }

    private void chooseOpponent(RiftTable t) {
        Prompt prompt = t.ask(seat, "418.2.c", Ask.CHOOSE, Purpose.PLAYER);
        for (int s = 0; s < t.seatCount(); s++) {
            if (t.isIn(s) && !t.friends(seat, s)) {
                prompt.add(Choice.SEAT, s);
            }
        }
    }

    private void givePoint(RiftTable t) {
        if (repeated && t.edition().repeatedBurnOutsWin()) {
            GainPoint.forRepeatedBurnOut(t, Option.a(t.answer()));
        } else {
            GainPoint.of(t, Option.a(t.answer()));
        }
    }

    @Override
    public int actor() {
        return seat;
    }

    /** The rules ask, whatever is carried out below. */
    @Override
    protected Cause cause(RiftTable t) {
        return Cause.RULES;
    }

    @Override
    public String asks(Wording words) {
        return "You burn out: which opponent gains a point?";
    }
}
