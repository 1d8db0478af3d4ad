package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.riftbound.rules.FacedownZones;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;

/** 107.3.b.2 of 2026-07: more cards lie facedown at a battlefield than may, so who controls it puts the excess into the trash. */
final class TrimFacedown extends Frame<RiftTable> implements Acting, Asking {
    private static final String CLAUSE = Newer.clause("107.3.b.2");
    private static final Step<TrimFacedown, RiftTable> ASK = TrimFacedown::ask;
    static final Steps<TrimFacedown, RiftTable> STEPS = Steps.<TrimFacedown, RiftTable>of(TrimFacedown.class)
            .then(CLAUSE, ASK)
            .then(CLAUSE, TrimFacedown::take);

    private final int battlefield;
    private int seat;

    TrimFacedown(int battlefield) {
        super(STEPS);
        this.battlefield = battlefield;
    }

    private void ask(RiftTable t) {
        if (FacedownZones.excess(t, battlefield) == 0) {
            leave();
            return;
        }
        int zone = t.facedown(battlefield);
        seat = t.controller(t.cardAt(zone, 0));
        Prompt prompt = t.ask(seat, CLAUSE, Ask.CHOOSE, Purpose.LOSE);
        for (int i = 0; i < t.size(zone); i++) {
            prompt.add(Choice.PICK, t.cardAt(zone, i));
        }
    }

    private void take(RiftTable t) {
        int card = Option.a(t.answer());
        t.note(Remark.Topic.MOVE, CLAUSE, seat, card, "puts a facedown card too many into the trash: {}");
        GameActions.sendTo(t, card, t.trash(t.piece(card).owner()));
        goTo(ASK);
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
        return "Too many cards lie facedown at " + words.table().placeName(words.table().battlefield(battlefield))
                + ": which one goes into the trash?";
    }
}
