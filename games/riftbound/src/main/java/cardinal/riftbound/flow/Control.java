package cardinal.riftbound.flow;

import cardinal.kernel.Table;
import cardinal.riftbound.table.RiftTable;

/** 179 to 181: who controls a battlefield after a showdown or combat. */
final class Control {
    private Control() {
    }

    /** 345.2: one player's units left establish control; two players' units lead to combat; none leave it to nobody. */
    static void afterShowdown(RiftTable t, int b) {
        int there = t.occupants(b);
        if (areOpposed(t, there)) {
            return;
        }
        int contester = t.battlefields().contester(b);
        t.setContester(b, Table.NONE);
        establish(t, b, (there >> contester & 1) != 0 ? 1 << contester : there);
    }

    /** Whether units of two players who are no teammates are among these. */
    static boolean areOpposed(RiftTable t, int seats) {
        for (int rest = seats; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            if ((seats & ~t.mode().team(seat)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** 440.2: the units that remain. */
    static void afterCombat(RiftTable t, int b) {
        t.setContester(b, Table.NONE);
        establish(t, b, t.occupants(b));
    }

    private static void establish(RiftTable t, int b, int there) {
        if (there == 0) {
            t.setBattlefieldController(b, Table.NONE);
            return;
        }
        int seat = Integer.numberOfTrailingZeros(there);
        if (Integer.bitCount(there) > 1 || t.battlefields().controller(b) == seat) {
            return;
        }
        GainBattlefield.of(t, seat, b);
    }
}
