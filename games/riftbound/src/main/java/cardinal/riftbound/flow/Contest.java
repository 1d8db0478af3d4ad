package cardinal.riftbound.flow;

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
        int seat = t.controller(card);
        if (t.battlefields().contester(b) == Table.NONE && t.battlefields().controller(b) != seat) {
            t.setContester(b, seat);
            t.note("181.3.a.1", seat, t.battlefields().card(b), "contests");
        }
    }
}
