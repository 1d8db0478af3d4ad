package cardinal.evolve.flow;

import cardinal.evolve.card.Keyword;
import cardinal.evolve.rules.Rush;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Modifier;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;

/** Appendix B 8.5.1: a play point and a facedown card of the evolve deck give a follower Rush; no end is said, so it keeps it. */
final class GiveRush extends Frame<EvolveTable> {
    static final Steps<GiveRush, EvolveTable> STEPS = Steps.<GiveRush, EvolveTable>of(GiveRush.class)
            .then("open8.8.5.1.1", GiveRush::askPoint)
            .then("open8.8.5.1.1", GiveRush::takePoint)
            .then("open8.8.5.1", GiveRush::askCard)
            .then("open8.8.5.1", GiveRush::turn);

    /** Who gives it. */
    private final int seat;
    /** Who is given it. */
    private final int follower;

    GiveRush(int seat, int follower) {
        super(STEPS);
        this.seat = seat;
        this.follower = follower;
    }

    private void askPoint(EvolveTable t) {
        PayPoints.ask(t, seat, "open8.8.5.1.1", 1, true);
    }

    private void takePoint(EvolveTable t) {
        PayPoints.take(t, seat);
    }

    private void askCard(EvolveTable t) {
        Rush.offerFacedown(t, t.ask(seat, "open8.8.5.1", Ask.CHOOSE, Purpose.PAY), seat);
    }

    /** The way to evolve or serve this turn is used up with it. */
    private void turn(EvolveTable t) {
        int card = Option.a(t.answer());
        t.turn(card, t.piece(card).with(Flag.FACE_UP, true));
        t.players().setEvolveSpent(true);
        t.enforce(Expiry.LASTING, seat, Ref.NONE, t.ref(follower), new Modifier.Word(Keyword.RUSH));
    }

    /** The rules ask. */
    @Override
    protected Cause cause(EvolveTable t) {
        return Cause.RULES;
    }
}
