package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Act;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** E.1.8: each player in turn may remove the whole hand from the game and draw a new one, once. */
final class RemoveHands extends Frame<UfsTable> {
    private static final Step<RemoveHands, UfsTable> OFFER = RemoveHands::offer;
    public static final Steps<RemoveHands, UfsTable> STEPS = Steps.<RemoveHands, UfsTable>of(RemoveHands.class)
            .then("E.1.8", OFFER)
            .then("E.1.8", RemoveHands::take);

    /** How many players have been asked. */
    private int asked;

    public RemoveHands(UfsTable t) {
        super(t.edition().steps(STEPS));
    }

    private int seat(UfsTable t) {
        return asked == 0 ? t.first() : UfsTable.rival(t.first());
    }

    private void offer(UfsTable t) {
        if (asked == 2) {
            show(t);
            leave();
            return;
        }
        t.ask(seat(t), "E.1.8", Ask.YES_NO, Purpose.MULLIGAN).add(Choice.KEEP).add(Choice.MULLIGAN);
    }

    private void take(UfsTable t) {
        int seat = seat(t);
        asked++;
        goTo(OFFER);
        if (Option.kind(t.answer()) == Choice.MULLIGAN) {
            CardMoves.move(t, hand(t, seat), Places.REMOVED, Act.REMOVE, Cause.RULES, true,
                    t.edition().mulliganFacing());
            Opening.drawHand(t, seat);
        }
    }

    /** 2010, 5.4.1: once both have decided, what was removed can be looked at. */
    private static void show(UfsTable t) {
        for (int seat = 0; seat < 2; seat++) {
            int zone = Places.of(seat, Places.REMOVED);
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if (t.is(card, Flag.FACE_DOWN)) {
                    t.turnOver(card, false, new Moving(Act.REVEAL, seat, Cause.RULES, Moving.Facing.UP));
                }
            }
        }
    }

    static List<Ref> hand(UfsTable t, int seat) {
        List<Ref> hand = new ArrayList<>();
        int zone = Places.of(seat, Places.HAND);
        for (int i = 0; i < t.size(zone); i++) {
            hand.add(t.ref(t.cardAt(zone, i)));
        }
        return hand;
    }

    @Override
    protected cardinal.kernel.Cause cause(UfsTable t) {
        return cardinal.kernel.Cause.RULES;
    }
}
