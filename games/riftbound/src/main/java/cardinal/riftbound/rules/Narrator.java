package cardinal.riftbound.rules;

import cardinal.kernel.Event;
import cardinal.kernel.Naming;
import cardinal.kernel.Table;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** The log: what one seat reads about an event. Cards the seat may not see stay unnamed. */
public final class Narrator {
    private Narrator() {
    }

    public static String tell(RiftTable t, int seat, Event event) {
        if (!(event instanceof RiftEvent e)) {
            return "";
        }
        return switch (e) {
            case RiftEvent.Note n -> note(t, seat, n);
            case RiftEvent.Played p -> who(p.seat()) + " has played " + name(t, seat, p.card()) + cite("347.1");
            case RiftEvent.Attacked a -> name(t, seat, a.card()) + " attacks" + cite("376.4.d");
            case RiftEvent.Defended d -> name(t, seat, d.card()) + " defends" + cite("376.4.e");
            case RiftEvent.Conquered c -> "";
            case RiftEvent.Held h -> "";
            case RiftEvent.Moved m -> "";
            case RiftEvent.Died d -> name(t, seat, d.card()) + " of " + who(d.seat()) + " is killed" + cite("415.2");
            case RiftEvent.Left l -> "";
            case RiftEvent.Dying d -> "";
            case RiftEvent.Controlled c -> "";
            case RiftEvent.Damaged d -> name(t, seat, d.card()) + " takes " + d.amount() + " damage"
                    + cite(d.combat() ? "439.1.e" : "404.1.b");
            case RiftEvent.BecameMighty m -> name(t, seat, m.card()) + " becomes Mighty" + cite("709");
            case RiftEvent.Buffed b -> name(t, seat, b.card()) + " is buffed" + cite("413.1.b");
            case RiftEvent.Stunned s -> name(t, seat, s.card()) + " is stunned" + cite("410.1");
            case RiftEvent.Readied r -> name(t, seat, r.card()) + " is readied" + cite("402.1");
            case RiftEvent.Discarded d -> who(d.seat()) + " discards " + name(t, seat, d.card()) + cite("409.1");
            case RiftEvent.Chosen c -> who(c.seat()) + " chooses " + name(t, seat, c.card()) + cite("352.6");
            case RiftEvent.Beginning b -> who(b.seat()) + "'s Beginning Phase" + cite("315.2");
            case RiftEvent.Ending n -> who(n.seat()) + "'s Ending Step" + cite("317.1");
            case RiftEvent.Channeled c -> who(c.seat()) + " channels " + name(t, seat, c.card()) + cite("417.1");
            case RiftEvent.Hid h -> who(h.seat()) + " hides " + name(t, seat, h.card()) + " at battlefield "
                    + (h.battlefield() + 1) + cite("408.1");
            case RiftEvent.Revealed r -> "";
            case RiftEvent.Recycled r -> who(r.seat()) + " recycles " + name(t, seat, r.card()) + cite("403.1");
            case RiftEvent.BuffSpent b ->
                    who(b.seat()) + " spends the buff of " + name(t, seat, b.card()) + cite("702.2.b");
            case RiftEvent.Point p ->
                    who(p.seat()) + " has " + p.points() + (p.points() == 1 ? " point" : " points") + cite("444.1");
            case RiftEvent.Drawn d -> who(d.seat()) + " draws " + name(t, seat, d.card()) + cite("400.1");
        };
    }

    private static String note(RiftTable t, int seat, RiftEvent.Note n) {
        StringBuilder s = new StringBuilder();
        if (n.seat() != Table.NONE) {
            s.append(who(n.seat())).append(' ');
        }
        s.append(n.words());
        if (n.card() != Table.NONE) {
            s.append(' ').append(name(t, seat, n.card()));
        }
        return s.append(cite(n.clause())).toString();
    }

    private static String who(int seat) {
        return Naming.seat(seat);
    }

    private static String cite(String clause) {
        return " (" + clause + ")";
    }

    private static String name(RiftTable t, int seat, int card) {
        return Naming.face(t, card, seat);
    }
}
