package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;

/** 376.3.b: puts triggered abilities that wait on the chain; a player with several at the same time orders their own. */
public final class PlaceTriggers extends Frame<RiftTable> {
    static final Steps<PlaceTriggers, RiftTable> STEPS = Steps.<PlaceTriggers, RiftTable>of(PlaceTriggers.class)
            .then("376.3.b", PlaceTriggers::askNext)
            .then("376.3", PlaceTriggers::place);

    public PlaceTriggers() {
        super(STEPS);
    }

    private void askNext(RiftTable t) {
        if (t.waitingCount() == 0) {
            leave();
            return;
        }
        int batch = t.waiting(0).batch();
        int seat = first(t, batch);
        Prompt prompt = t.ask(seat, "376.3.b", Ask.ORDER);
        for (int i = 0; i < t.waitingCount(); i++) {
            ChainItem item = t.waiting(i);
            if (item.batch() == batch && item.controller() == seat && !sameAsEarlier(t, i)) {
                prompt.add(Choice.ITEM, item.id());
            }
        }
    }

    /** Two instances of one ability of one object about one thing need no order. */
    private static boolean sameAsEarlier(RiftTable t, int index) {
        ChainItem item = t.waiting(index);
        for (int i = 0; i < index; i++) {
            ChainItem other = t.waiting(i);
            if (other.batch() == item.batch() && other.program() == item.program() && other.source().equals(item.source())
                    && java.util.Objects.equals(other.cause(), item.cause())) {
                return true;
            }
        }
        return false;
    }

    /**
     * 376.3.b.1: the turn player first, then in turn order. When a combat begins: the attacker, then others, then the defender
     * (342.1.a, 438.1.b.1; the specific order wins).
     */
    private static int first(RiftTable t, int batch) {
        boolean initial = t.combat() != Table.NONE && t.showdown() == Table.NONE && t.attacker() != Table.NONE;
        int start = initial ? t.attacker() : t.turnPlayer();
        int last = initial ? t.defender() : Table.NONE;
        int seat = start;
        for (int i = 0; i < t.seatCount(); i++) {
            if (seat != last && has(t, batch, seat)) {
                return seat;
            }
            seat = t.nextSeat(seat);
        }
        return last != Table.NONE && has(t, batch, last) ? last : t.waiting(0).controller();
    }

    private static boolean has(RiftTable t, int batch, int seat) {
        for (int i = 0; i < t.waitingCount(); i++) {
            if (t.waiting(i).batch() == batch && t.waiting(i).controller() == seat) {
                return true;
            }
        }
        return false;
    }

    private void place(RiftTable t) {
        int id = Option.a(t.answer());
        for (int i = 0; i < t.waitingCount(); i++) {
            ChainItem item = t.waiting(i);
            if (((short) item.id()) == (short) id) {
                t.removeWaiting(item.id());
                t.addItem(item);
                t.note("376.3", item.controller(), item.source().card(), "puts on the chain the ability of");
                break;
            }
        }
        goTo(0);
    }
}
