package cardinal.riftbound.flow;

import cardinal.kernel.Table;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** 322.3, 438.1.a: attackers and defenders. */
final class Designation {
    private Designation() {
    }

    /** Gives every unit at the combat the designation of its controller, takes it from all others. Once per combat this triggers. */
    static void update(RiftTable t) {
        int here = t.battlefield(t.fight().combat());
        t.hold();
        for (int card = t.nextUnit(0); card != Table.NONE; card = t.nextUnit(card + 1)) {
            int flags = t.piece(card).flags() & (Flag.ATTACKER | Flag.DEFENDER);
            boolean present = t.piece(card).zone() == here;
            if (!present) {
                if (flags != 0) {
                    t.put(card, t.piece(card).with(Flag.ATTACKER, false).with(Flag.DEFENDER, false));
                    t.requestCleanup();
                }
                continue;
            }
            int right = t.controller(card) == t.fight().attacker() ? Flag.ATTACKER
                    : t.controller(card) == t.fight().defender() ? Flag.DEFENDER : 0;
            if (flags != right) {
                t.put(card, t.piece(card).with(Flag.ATTACKER, right == Flag.ATTACKER).with(Flag.DEFENDER,
                        right == Flag.DEFENDER));
                t.requestCleanup();
                announce(t, card, right);
            }
        }
        t.release();
    }

    /** 376.4.d.2.a, 376.4.e.2.a: only the first time in a combat, on each side of it. */
    private static void announce(RiftTable t, int card, int right) {
        int before = right == Flag.ATTACKER ? Flag.ATTACKED : Flag.DEFENDED;
        if (right == 0 || t.is(card, before)) {
            return;
        }
        t.set(card, before, true);
        int seat = t.controller(card);
        if (right == Flag.ATTACKER && t.cares(Kind.ATTACKED)) {
            t.emit(new RiftEvent.Attacked(card, seat, t.fight().combat(), Filters.isAlone(t, card)));
        } else if (right == Flag.DEFENDER && t.cares(Kind.DEFENDED)) {
            t.emit(new RiftEvent.Defended(card, seat, t.fight().combat(), Filters.isAlone(t, card)));
        }
    }

    static int countWith(RiftTable t, int zone, int flag) {
        int n = 0;
        for (int i = 0; i < t.size(zone); i++) {
            if (t.is(t.cardAt(zone, i), flag)) {
                n++;
            }
        }
        return n;
    }

    /** The other player with units at a battlefield. */
    static int opponentAt(RiftTable t, int b, int seat) {
        int others = t.occupants(b) & ~t.mode().team(seat);
        return others == 0 ? Table.NONE : Integer.numberOfTrailingZeros(others);
    }
}
