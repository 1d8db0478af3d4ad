package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.rules.ChoicesAnew;
import cardinal.riftbound.rules.SlotPicks;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 750 to 755 of 2026-07: a player makes new choices for a finalized item: one pick after the other is made anew or kept. */
public final class ChooseAnew extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<ChooseAnew, RiftTable> PICKS = ChooseAnew::ask;
    static final Steps<ChooseAnew, RiftTable> STEPS = Steps.<ChooseAnew, RiftTable>of(ChooseAnew.class)
            .then(Newer.clause("752.1"), ChooseAnew::askMode)
            .then(Newer.clause("752.1"), ChooseAnew::takeMode)
            .then(Newer.clause("753"), PICKS)
            .then(Newer.clause("753"), ChooseAnew::take);

    private final int seat;
    /** The item as it was. */
    private final ChainItem before;
    /** The picks so far, made anew or kept. */
    private Targets made;
    private boolean changed;

    private ChooseAnew(int seat, ChainItem item) {
        super(STEPS);
        this.seat = seat;
        before = item;
        made = Targets.OPEN;
    }

    /** 753.2: whether any new choice could be made for an item. */
    public static boolean isPossible(RiftTable t, ChainItem item) {
        return item.is(ChainItem.FINALIZED) && (otherMode(t, item) || new ChoicesAnew(t, item).arePossible());
    }

    public static void begin(RiftTable t, int seat, ChainItem item) {
        if (isPossible(t, item)) {
            t.push(new ChooseAnew(seat, item));
        }
    }

    /** The modes among which the one that the item has was chosen; null where there were none, or one for each execution. */
    private static @Nullable Program modesOf(RiftTable t, ChainItem item) {
        CardDef face = t.faceOf(item);
        if (!item.isAbility()) {
            return has(face.spell(), item.program()) ? face.spell() : null;
        }
        for (CardDef.Triggered a : face.triggered()) {
            if (has(a.program(), item.program())) {
                return a.program();
            }
        }
        for (CardDef.Activated a : face.activated()) {
            if (has(a.program(), item.program())) {
                return a.program();
            }
        }
        return null;
    }

    private static boolean has(Program all, Program mode) {
        for (int i = 0; i < all.modeCount(); i++) {
            if (all.mode(i) == mode) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOpen(RiftTable t, ChainItem item, Program modes, int mode) {
        int hiddenAt = item.is(ChainItem.FROM_HIDDEN) ? item.place() : Table.NONE;
        return modes.mode(mode) != item.program() && !Targeting.isStale(t, modes, mode, item.source(), item.batch())
                && Targeting.choicesExist(t, modes.mode(mode), Targeting.scope(t, item), hiddenAt, item.card(),
                        _ -> Price.NOTHING, List.of());
    }

    private static boolean otherMode(RiftTable t, ChainItem item) {
        Program modes = modesOf(t, item);
        for (int i = 0; modes != null && i < modes.modeCount(); i++) {
            if (isOpen(t, item, modes, i)) {
                return true;
            }
        }
        return false;
    }

    /** 751.1: another mode than the one it has. */
    private void askMode(RiftTable t) {
        t.answer(Option.of(Choice.KEEP, 0, 0, 0));
        Program modes = modesOf(t, before);
        if (modes == null || !otherMode(t, before)) {
            return;
        }
        Prompt prompt = t.ask(seat, Newer.clause("751"), Ask.CHOOSE, Purpose.MODE);
        for (int i = 0; i < modes.modeCount(); i++) {
            if (isOpen(t, before, modes, i)) {
                prompt.add(Choice.MODE, i);
            }
        }
        if (new ChoicesAnew(t, before).arePossible()) {
            prompt.add(Choice.KEEP);
        }
    }

    private void takeMode(RiftTable t) {
        Program modes = modesOf(t, before);
        if (Option.kind(t.answer()) == Choice.MODE && modes != null) {
            t.push(Finalize.again(t, before, modes.mode(Option.a(t.answer()))));
            leave();
        }
    }

    private ChoicesAnew choices(RiftTable t) {
        return new ChoicesAnew(t, before);
    }

    private void ask(RiftTable t) {
        ChoicesAnew.At at = choices(t).next(made);
        if (at.slot() >= before.program().slotCount()) {
            finish(t);
            return;
        }
        Prompt prompt = t.ask(seat, Newer.clause("751.1"), Ask.CHOOSE, SlotPicks.purpose(before, at.slot()));
        choices(t).offer(prompt, made, changed);
    }

    private void take(RiftTable t) {
        ChoicesAnew.At at = choices(t).next(made);
        int a = Option.a(t.answer());
        Ref ref = switch (Option.kind(t.answer())) {
            case Choice.PICK -> t.ref(a);
            case Choice.LOCATION -> Targets.location(a);
            case Choice.SEAT -> Targets.player(a);
            case Choice.ITEM -> Targeting.abilityRef(a);
            default -> before.targets().slot(at.slot())[at.pick()];
        };
        changed |= Option.kind(t.answer()) != Choice.KEEP;
        made = ChoicesAnew.with(made, at, ref);
        goTo(PICKS);
    }

    /** 754: who is targeted now and was not before is told; 755: nothing is paid. */
    private void finish(RiftTable t) {
        Targets all = made;
        while (all.size() < before.program().slotCount()) {
            all = all.open();
        }
        ChainItem now = ChosenTargets.withBattlefield(t, before.with(all));
        t.chain().replace(now);
        leave();
        ChosenTargets.announceNew(t, now, before);
    }

    @Override
    protected Cause cause(RiftTable t) {
        int slot = t.prompt().purpose() == Purpose.MODE ? -1 : choices(t).next(made).slot();
        Program modes = slot < 0 ? modesOf(t, before) : null;
        return modes != null ? new Cause(before.source(), modes, null, null)
                : new Cause(before.source(), before.program(), before.program().instructionOfSlot(slot),
                        before.program().partOfSlot(slot));
    }

    @Override
    public String asks(Wording words) {
        if (words.table().prompt().purpose() == Purpose.MODE) {
            return "Choose something else for " + words.source() + " to do, or keep what was chosen";
        }
        ChoicesAnew.At at = choices(words.table()).next(made);
        Ref old = before.targets().slot(at.slot())[at.pick()];
        String instead = old.incarnation() == Targets.LOCATION ? words.place(old.card())
                : old.card() >= 0 ? words.card(old.card()) : "what was chosen";
        return "New choice for " + words.source() + " instead of " + instead;
    }

    @Override
    public int actor() {
        return seat;
    }
}
