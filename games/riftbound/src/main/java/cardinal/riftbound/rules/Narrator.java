package cardinal.riftbound.rules;

import cardinal.kernel.Event;
import cardinal.kernel.Narration;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** The log: what one seat reads about an event. Cards the seat may not see stay unnamed. */
public final class Narrator extends Narration<RiftTable> {
    private Narrator(RiftTable t, int seat) {
        super(t, seat);
    }

    public static String tell(RiftTable t, int seat, Event event) {
        return new Narrator(t, seat).of(event);
    }

    @Override
    protected String tell(Event event) {
        return event instanceof RiftEvent e ? of(e) : "";
    }

    private String of(RiftEvent event) {
        return switch (event) {
            case RiftEvent.Played p -> who(p.seat()) + " has played " + name(p.card()) + cite("347.1");
            case RiftEvent.Attacked a -> name(a.card()) + " attacks" + cite("376.4.d");
            case RiftEvent.Defended d -> name(d.card()) + " defends" + cite("376.4.e");
            case RiftEvent.Conquered c -> "";
            case RiftEvent.Held h -> "";
            case RiftEvent.Moved m -> "";
            case RiftEvent.Died d -> name(d.card()) + " of " + who(d.seat()) + " is killed" + cite("415.2");
            case RiftEvent.Left l -> "";
            case RiftEvent.Dying d -> "";
            case RiftEvent.Controlled c -> "";
            case RiftEvent.PlayerFought f -> "";
            case RiftEvent.Tied t -> "";
            case RiftEvent.Damaged d -> name(d.card()) + " takes " + d.amount() + " damage"
                    + cite(d.combat() ? "439.1.e" : "404.1.b");
            case RiftEvent.BecameMighty m -> name(m.card()) + " becomes Mighty" + cite("709");
            case RiftEvent.Buffed b -> name(b.card()) + " is buffed" + cite("413.1.b");
            case RiftEvent.Stunned s -> name(s.card()) + " is stunned" + cite("410.1");
            case RiftEvent.Readied r -> name(r.card()) + " is readied" + cite("402.1");
            case RiftEvent.Discarded d -> who(d.seat()) + " discards " + name(d.card()) + cite("409.1");
            case RiftEvent.Chosen c -> who(c.seat()) + " chooses " + name(c.card()) + cite("352.6");
            case RiftEvent.Beginning b -> who(b.seat()) + "'s Beginning Phase" + cite("315.2");
            case RiftEvent.Ending n -> who(n.seat()) + "'s Ending Step" + cite("317.1");
            case RiftEvent.Channeled c -> who(c.seat()) + " channels " + name(c.card()) + cite("417.1");
            case RiftEvent.Hid h -> who(h.seat()) + " hides " + name(h.card()) + " at battlefield "
                    + (h.battlefield() + 1) + cite("408.1");
            case RiftEvent.Revealed r -> "";
            case RiftEvent.Recycled r -> who(r.seat()) + " recycles " + name(r.card()) + cite("403.1");
            case RiftEvent.BuffSpent b ->
                    who(b.seat()) + " spends the buff of " + name(b.card()) + cite("702.2.b");
            case RiftEvent.Point p ->
                    who(p.seat()) + " has " + count(p.points(), "point") + cite("444.1");
            case RiftEvent.Drawn d -> who(d.seat()) + " draws " + name(d.card()) + cite("400.1");
        };
    }
}
