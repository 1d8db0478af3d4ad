package cardinal.riftbound.flow;

import cardinal.kernel.Cause;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Remark;
import cardinal.kernel.SealedRound;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;

/** 459.5: each player selects one of their battlefields that was not used before, without seeing the other's choice. */
final class ChooseBattlefields extends SealedRound<RiftTable> implements Asking {
    static final Steps<ChooseBattlefields, RiftTable> STEPS =
            SealedRound.<ChooseBattlefields, RiftTable>steps(ChooseBattlefields.class, "459.5").then("459.5",
                    ChooseBattlefields::place);

    ChooseBattlefields() {
        super(STEPS);
    }

    @Override
    protected void offer(Prompt prompt, int asked, RiftTable t) {
        boolean again = mayReuse(t, asked);
        for (int i = 0; i < t.size(t.nowhere()); i++) {
            int card = t.cardAt(t.nowhere(), i);
            if (isOwn(t, asked, card) && (!t.is(card, Flag.USED) || again && !t.is(card, Flag.SHOWN_AGAIN))) {
                prompt.add(Choice.PICK, card);
            }
        }
    }

    private static boolean isOwn(RiftTable t, int seat, int card) {
        return t.piece(card).owner() == seat && !t.is(card, Flag.TOKEN)
                && t.def(card).type() == cardinal.riftbound.card.CardType.BATTLEFIELD;
    }

    /** 486.6.a, 486.6.a.1 of 2026-07: in the fourth and fifth game of a best of five, by who has brought each of their own before. */
    private static boolean mayReuse(RiftTable t, int seat) {
        boolean late = t.mode().setPoints() > 2
                && t.players().setPoints(0) + t.players().setPoints(1) >= t.mode().setPoints();
        for (int i = 0; late && i < t.size(t.nowhere()); i++) {
            int card = t.cardAt(t.nowhere(), i);
            if (isOwn(t, seat, card) && !t.is(card, Flag.SHOWN)) {
                return false;
            }
        }
        return late;
    }

    private void place(RiftTable t) {
        for (int seat = 0; seat < t.seatCount(); seat++) {
            int card = Option.a(answerOf(seat));
            int before = t.piece(card).flags() & Flag.OF_MATCH;
            t.move(card, t.battlefieldZone(), GameActions.OTHER);
            t.put(card, t.piece(card).withController(Table.NONE).with(before, true));
            t.battlefields().setCard(seat, card);
            t.note(Remark.Topic.REVEAL, "459.5", seat, card, "brings the battlefield");
        }
    }

    /** The rules ask, whatever is carried out below. */
    @Override
    protected Cause cause(RiftTable t) {
        return Cause.RULES;
    }

    @Override
    public String asks(Wording words) {
        return "Choose the battlefield that you bring";
    }
}
