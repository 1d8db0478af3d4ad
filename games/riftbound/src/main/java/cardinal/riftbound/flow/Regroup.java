package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.riftbound.program.Slot;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import org.jspecify.annotations.Nullable;

/** 352.11.b: a group that no longer meets its requirement is cut down by the controller to a part of it that does. */
final class Regroup extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<Regroup, RiftTable> ASK = Regroup::ask;
    static final Steps<Regroup, RiftTable> STEPS = Steps.<Regroup, RiftTable>of(Regroup.class)
            .then("352.11.b", ASK)
            .then("352.11.b", Regroup::take);

    private final ChainItem item;
    /** The choice whose objects are too mighty together. */
    private final int slot;
    /** The part of the group that stays. */
    private Targets kept;

    private Regroup(ChainItem item, int slot) {
        super(STEPS);
        this.item = item;
        this.slot = slot;
        kept = Targets.NONE.open();
    }

    /** The procedure that is due for a slot, or null when the group is in order. */
    private static @Nullable Regroup dueFor(RiftTable t, ChainItem item, int slot) {
        if (!(item.program().slot(slot) instanceof Slot.Objects o) || o.totalMight() < 0) {
            return null;
        }
        int sum = 0;
        for (Ref ref : item.targets().slot(slot)) {
            sum += Targeting.isLegal(t, item, slot, ref) ? t.might(ref.card()) : 0;
        }
        return sum > o.totalMight() ? new Regroup(item, slot) : null;
    }

    /** The first group of these slots that has to be chosen anew, or null. */
    static @Nullable Regroup dueFor(RiftTable t, ChainItem item, int from, int end) {
        for (int i = from; i < end; i++) {
            Regroup due = dueFor(t, item, i);
            if (due != null) {
                return due;
            }
        }
        return null;
    }

    /** The choice whose objects are too mighty together. */
    int slot() {
        return slot;
    }

    private int limit() {
        return ((Slot.Objects) item.program().slot(slot)).totalMight();
    }

    private int sum(RiftTable t) {
        int sum = 0;
        for (Ref ref : kept.slot(0)) {
            sum += t.might(ref.card());
        }
        return sum;
    }

    private void ask(RiftTable t) {
        Prompt prompt = t.ask(item.controller(), "352.11.b", Ask.CHOOSE, Purpose.KEEP);
        prompt.add(Choice.DONE);
        for (Ref ref : item.targets().slot(slot)) {
            if (!kept.has(0, ref.card()) && Targeting.isLegal(t, item, slot, ref)
                    && sum(t) + t.might(ref.card()) <= limit()) {
                prompt.add(Choice.PICK, ref.card());
            }
        }
    }

    private void take(RiftTable t) {
        if (Option.kind(t.answer()) == Choice.PICK) {
            kept = kept.add(t.ref(Option.a(t.answer())));
            goTo(ASK);
            return;
        }
        ((Effect) t.below(this)).retarget(slot, kept);
    }

    @Override
    public int actor() {
        return item.controller();
    }

    @Override
    public String asks(Wording words) {
        return "Choose which of them to keep: " + limit() + " Might or less together (" + sum(words.table())
                + " so far)";
    }
}
