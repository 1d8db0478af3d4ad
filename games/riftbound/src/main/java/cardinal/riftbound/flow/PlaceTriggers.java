package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import org.jspecify.annotations.Nullable;

/** 376.3.b: puts triggered abilities that wait on the chain; a player with several at the same time orders their own. */
final class PlaceTriggers extends Frame<RiftTable> implements Asking {
    private static final Step<PlaceTriggers, RiftTable> ASK_INSTANCE = PlaceTriggers::askInstance;
    private static final Step<PlaceTriggers, RiftTable> ORDER = PlaceTriggers::askNext;
    static final Steps<PlaceTriggers, RiftTable> STEPS = Steps.<PlaceTriggers, RiftTable>of(PlaceTriggers.class)
            .then("376.1.b", ASK_INSTANCE)
            .then("376.1.b", PlaceTriggers::takeInstance)
            .then("376.3.b", ORDER)
            .then("376.3", PlaceTriggers::place);

    /** Whether they are those of a combat that begins (438.1.b). */
    private final boolean ofCombat;

    public PlaceTriggers() {
        this(false);
    }

    private PlaceTriggers(boolean ofCombat) {
        super(STEPS);
        this.ofCombat = ofCombat;
    }

    /** Those of a combat that begins, or that a showdown has become. */
    static PlaceTriggers ofCombat() {
        return new PlaceTriggers(true);
    }

    /** When the Nth time came several times at once, the controller picks the instance that counts. */
    private void askInstance(RiftTable t) {
        ChainItem one = oneOfSeveral(t);
        if (one == null) {
            goTo(ORDER);
            return;
        }
        Prompt prompt = t.ask(one.controller(), "376.1.b", Ask.CHOOSE, Purpose.TARGET);
        for (int i = 0; i < t.chain().waitingCount(); i++) {
            if (isSameAbility(one, t.chain().waiting(i))) {
                prompt.add(Choice.PICK, cause(t.chain().waiting(i)));
            }
        }
    }

    private void takeInstance(RiftTable t) {
        ChainItem one = oneOfSeveral(t);
        if (one == null) {
            throw new IllegalStateException("no instance was asked for");
        }
        boolean found = false;
        for (int i = t.chain().waitingCount() - 1; i >= 0; i--) {
            ChainItem item = t.chain().waiting(i);
            if (isSameAbility(one, item)) {
                if (found || cause(item) != Option.a(t.answer())) {
                    t.chain().removeWaiting(item.id());
                } else {
                    found = true;
                    t.chain().replaceWaiting(item.without(ChainItem.ONE_OF_SEVERAL));
                }
            }
        }
        goTo(ASK_INSTANCE);
    }

    private static @Nullable ChainItem oneOfSeveral(RiftTable t) {
        for (int i = 0; i < t.chain().waitingCount(); i++) {
            if (t.chain().waiting(i).is(ChainItem.ONE_OF_SEVERAL)) {
                return t.chain().waiting(i);
            }
        }
        return null;
    }

    private static boolean isSameAbility(ChainItem item, ChainItem other) {
        return other.is(ChainItem.ONE_OF_SEVERAL) && other.batch() == item.batch() && other.program() == item.program()
                && other.source().equals(item.source());
    }

    private static int cause(ChainItem item) {
        return item.cause() == null ? Table.NONE : item.cause().card();
    }

    private void askNext(RiftTable t) {
        if (t.chain().waitingCount() == 0) {
            leave();
            return;
        }
        int batch = t.chain().waiting(0).batch();
        int seat = first(t, batch);
        Prompt prompt = t.ask(seat, "376.3.b", Ask.ORDER, Purpose.ORDER_ABILITIES);
        for (int i = 0; i < t.chain().waitingCount(); i++) {
            ChainItem item = t.chain().waiting(i);
            if (item.batch() == batch && orderer(item) == seat && !sameAsEarlier(t, i)) {
                prompt.add(Choice.ITEM, item.id());
            }
        }
    }

    /** Two instances of one ability of one object about one thing need no order. */
    private static boolean sameAsEarlier(RiftTable t, int index) {
        ChainItem item = t.chain().waiting(index);
        for (int i = 0; i < index; i++) {
            ChainItem other = t.chain().waiting(i);
            if (other.batch() == item.batch() && other.program() == item.program()
                    && other.source().equals(item.source())
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
    private int first(RiftTable t, int batch) {
        boolean designated = ofCombat && !(t.chain().waiting(0).cause() instanceof RiftEvent.Battle);
        int start = designated ? t.fight().attacker() : t.turnPlayer();
        int last = designated ? t.fight().defender() : Table.NONE;
        int seat = start;
        for (int i = 0; i < t.seatCount(); i++) {
            if (seat != last && has(t, batch, seat)) {
                return seat;
            }
            seat = t.nextSeat(seat);
        }
        return last != Table.NONE && has(t, batch, last) ? last : orderer(t.chain().waiting(0));
    }

    /** 719.5.a of 2026-07: what detaching triggers is ordered by who controlled what it was attached to, all else by its own controller. */
    private static int orderer(ChainItem item) {
        return item.cause() instanceof RiftEvent.Detached d ? d.seat() : item.controller();
    }

    private static boolean has(RiftTable t, int batch, int seat) {
        for (int i = 0; i < t.chain().waitingCount(); i++) {
            if (t.chain().waiting(i).batch() == batch && orderer(t.chain().waiting(i)) == seat) {
                return true;
            }
        }
        return false;
    }

    private void place(RiftTable t) {
        int id = Option.a(t.answer());
        for (int i = 0; i < t.chain().waitingCount(); i++) {
            ChainItem item = t.chain().waiting(i);
            if (((short) item.id()) == (short) id) {
                t.chain().removeWaiting(item.id());
                t.addItem(item);
                t.note(Remark.Topic.TRIGGER, "376.3", Table.NONE, item.source().card(), "The ability of {} triggers");
                break;
            }
        }
        goTo(ASK_INSTANCE);
    }

    /** Which ability comes first the rules ask; which occasion counts, the ability that has several. */
    @Override
    protected Cause cause(RiftTable t) {
        ChainItem one = t.prompt().purpose() == Purpose.ORDER_ABILITIES ? null : oneOfSeveral(t);
        return one == null ? Cause.RULES : new Cause(one.source(), one.program(), null, null);
    }

    @Override
    public String asks(Wording words) {
        return words.table().prompt().purpose() == Purpose.ORDER_ABILITIES ? "Which ability goes on the chain first?"
                : "Which of these is the ability of " + words.source() + " about?";
    }
}
