package cardinal.riftbound.flow;

import cardinal.kernel.Departure;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import java.util.Arrays;

/** The players that a text means while it is carried out. */
final class PlayersMeant {
    private static final int[] NOBODY = {};

    private PlayersMeant() {
    }

    /** In turn order from the turn player. */
    static int[] by(Effect effect, RiftTable t, Who who) {
        ChainItem item = effect.item();
        int you = item.is(ChainItem.UNCONTROLLED) ? Table.NONE : item.controller();
        return switch (who) {
            case YOU -> you == Table.NONE ? NOBODY : new int[] {you};
            case EACH_PLAYER -> everyone(t, Table.NONE);
            case EACH_OTHER_PLAYER ->
                    Arrays.stream(everyone(t, Table.NONE)).filter(seat -> seat != item.controller()).toArray();
            case EACH_OPPONENT -> everyone(t, item.controller());
            case ITS_CONTROLLER -> ofIt(effect, t, false);
            case ITS_OWNER -> ofIt(effect, t, true);
            case THAT_PLAYER, THEY -> ifIn(t, effect.they());
        };
    }

    private static int[] everyone(RiftTable t, int but) {
        int[] seats = new int[t.seatCount()];
        int n = 0;
        int seat = t.turnPlayer();
        for (int i = 0; i < t.seatCount(); i++) {
            if (t.isIn(seat) && (but == Table.NONE || !t.friends(but, seat))) {
                seats[n++] = seat;
            }
            seat = (seat + 1) % t.seatCount();
        }
        return Arrays.copyOf(seats, n);
    }

    private static int[] ofIt(Effect effect, RiftTable t, boolean owner) {
        Ref first = effect.referents().first();
        ChainItem item = effect.item();
        int card = !first.isNone() ? first.card() : item.cause() == null ? Table.NONE : item.cause().card();
        if (card == Table.NONE) {
            return NOBODY;
        }
        return ifIn(t, owner ? t.piece(card).owner() : controller(effect, t, card));
    }

    /** 356.3.e.13: of what this effect, or the event that triggered it, took away: who controlled it before. */
    private static int controller(Effect effect, RiftTable t, int card) {
        Ref first = effect.referents().first();
        if (!first.isNone()) {
            int seen = effect.referents().controllerSeen();
            return t.isSame(first) && t.onBoard(card) || seen == Table.NONE ? t.piece(card).controller() : seen;
        }
        return effect.item().cause() instanceof Departure left ? left.image().piece().controller()
                : t.piece(card).controller();
    }

    /** 651.3: nobody does anything for a player who has left. */
    private static int[] ifIn(RiftTable t, int seat) {
        return seat == Table.NONE || !t.isIn(seat) ? NOBODY : new int[] {seat};
    }
}
