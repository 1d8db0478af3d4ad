package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
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
        int limit = limit(item, slot);
        boolean together = isBoundTogether(t, item, slot);
        if (limit < 0 && !together) {
            return null;
        }
        int sum = 0;
        int places = 0;
        int zone = Table.NONE;
        for (Ref ref : item.targets().slot(slot)) {
            if (ref.incarnation() != Targets.LOCATION && Targeting.isLegal(t, item, slot, ref)) {
                sum += limit < 0 ? 0 : t.might(ref.card());
                places += t.piece(ref.card()).zone() == zone ? 0 : 1;
                zone = t.piece(ref.card()).zone();
            }
        }
        return limit >= 0 && sum > limit || together && places > 1 ? new Regroup(item, slot) : null;
    }

    /** 355.11.b of 2026-07: units that were chosen at one battlefield must be at one, whichever it is now. */
    private static boolean isBoundTogether(RiftTable t, ChainItem item, int slot) {
        return !t.edition().groupsStayWhereChosen() && item.program().slot(slot).isAtOneBattlefield();
    }

    /** How mighty the group may be together, or -1. */
    private static int limit(ChainItem item, int slot) {
        return item.program().slot(slot) instanceof Slot.Objects o ? o.totalMight() : -1;
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
            if (ref.incarnation() != Targets.LOCATION && !kept.has(0, ref.card())
                    && Targeting.isLegal(t, item, slot, ref) && fits(t, ref.card())) {
                prompt.add(Choice.PICK, ref.card());
            }
        }
    }

    /** Whether the part with this one as well is what the text asks for. */
    private boolean fits(RiftTable t, int card) {
        Ref[] ones = kept.slot(0);
        int limit = limit(item, slot);
        return (limit < 0 || sum(t) + t.might(card) <= limit) && (ones.length == 0 || !isBoundTogether(t, item, slot)
                || t.piece(ones[0].card()).zone() == t.piece(card).zone());
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
        int limit = limit(item, slot);
        return limit < 0 ? "Choose which of them to keep: they are to be at one battlefield"
                : "Choose which of them to keep: " + limit + " Might or less together (" + sum(words.table())
                        + " so far)";
    }
}
