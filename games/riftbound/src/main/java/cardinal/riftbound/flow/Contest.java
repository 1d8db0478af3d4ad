package cardinal.riftbound.flow;

import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.riftbound.table.RiftTable;

/** 181.3, 424: a unit that comes to a battlefield its controller does not control contests it. */
public final class Contest {
    private Contest() {
    }

    public static void arrives(RiftTable t, int card) {
        int b = t.battlefieldOf(t.piece(card).zone());
        if (b == Table.NONE || !t.def(card).isUnit()) {
            return;
        }
        contest(t, b, t.controller(card));
    }

    /** When a contest has lost its cause, the first other player with units there who does not control it contests it. */
    static void byWhoeverIsThere(RiftTable t, int b) {
        int seat = t.turnPlayer();
        for (int i = 0; i < t.seatCount(); i++) {
            if ((t.occupants(b) >> seat & 1) != 0) {
                contest(t, b, seat);
            }
            seat = t.nextSeat(seat);
        }
    }

    private static void contest(RiftTable t, int b, int seat) {
        if (t.battlefields().contester(b) == Table.NONE && t.battlefields().controller(b) != seat) {
            t.setContester(b, seat);
            t.note(Remark.Topic.CONTROL, "181.3.a.1", seat, t.battlefields().card(b), "contests");
        }
    }
}
