package cardinal.riftbound.rules;

import cardinal.kernel.Prompt;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.program.Slot;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * 750 to 755 of 2026-07: which choices of a finalized item may be made anew. A new pick is one that the item had not made (751.1); any
 * part of the picks may be made again (753), at least one of them, if all of them together are legal then (753.1).
 *
 * @param before  the item with the choices it has had
 */
public record ChoicesAnew(RiftTable t, ChainItem before) {
    /** Where the next pick stands: so many picks have been made again or kept so far. */
    public record At(int slot, int pick) {
    }

    /** The place behind these picks; its slot is past the last one when all are done. */
    public At next(Targets made) {
        int slot = Math.max(0, made.size() - 1);
        int pick = made.slot(slot).length;
        while (slot < before.program().slotCount() && pick >= before.targets().slot(slot).length) {
            slot++;
            pick = 0;
        }
        return new At(slot, pick);
    }

    /** 753.2: whether any legal new choice can be made. */
    public boolean arePossible() {
        return completes(Targets.OPEN, false);
    }

    /** Adds what may be picked next, and to keep what was picked before. */
    public void offer(Prompt prompt, Targets made, boolean changed) {
        At at = next(made);
        for (Ref ref : others(at, made)) {
            if (completes(with(made, at, ref), true)) {
                add(prompt, ref);
            }
        }
        Ref old = before.targets().slot(at.slot())[at.pick()];
        if (mayKeep(at, made, old) && completes(with(made, at, old), changed)) {
            prompt.add(Choice.KEEP);
        }
    }

    private static void add(Prompt prompt, Ref ref) {
        if (ref.incarnation() == Targets.LOCATION) {
            prompt.add(Choice.LOCATION, ref.card());
        } else if (ref.incarnation() == Targets.PLAYER) {
            prompt.add(Choice.SEAT, Table.NONE - 1 - ref.card());
        } else if (ref.card() < 0) {
            prompt.add(Choice.ITEM, -ref.card() - 10);
        } else {
            prompt.add(Choice.PICK, ref.card());
        }
    }

    /** These picks with the next one. */
    public static Targets with(Targets made, At at, Ref ref) {
        Targets all = made;
        while (all.size() <= at.slot()) {
            all = all.open();
        }
        return all.add(ref);
    }

    private boolean completes(Targets made, boolean changed) {
        At at = next(made);
        if (at.slot() >= before.program().slotCount()) {
            return changed;
        }
        Ref old = before.targets().slot(at.slot())[at.pick()];
        if (mayKeep(at, made, old) && completes(with(made, at, old), changed)) {
            return true;
        }
        for (Ref ref : others(at, made)) {
            if (completes(with(made, at, ref), true)) {
                return true;
            }
        }
        return false;
    }

    /** What has not changed stays as it is, unless it does not go together with what has. */
    private boolean mayKeep(At at, Targets made, Ref old) {
        return switch (before.program().slot(at.slot())) {
            case Slot.Location l -> {
                Ref now = mover(at, l, made);
                yield now == null || now.equals(mover(at, l, before.targets()))
                        || t.isSame(now) && Targeting.isDestination(t, now.card(), old.card());
            }
            case Slot.Objects o -> !Targeting.isLegal(t, before, at.slot(), old) || old.card() < 0
                    || !made.has(at.slot(), old.card())
                            && !ChosenBefore.rulesOut(t, Targeting.scope(t, before), made, at.slot(), o.filter(),
                                    old.card())
                            && Targeting.withinGroup(t, group(made, at), o, old.card());
            case Slot.Shares s -> !Targeting.isLegal(t, before, at.slot(), old)
                    || !made.has(at.slot(), old.card()) && Targeting.isTogether(t, group(made, at), s, old.card());
            case Slot.Player _ -> true;
        };
    }

    private static Ref[] group(Targets made, At at) {
        return made.slot(at.slot());
    }

    /** Whose destination it is, where units were chosen for it. */
    private @Nullable Ref mover(At at, Slot.Location l, Targets chosen) {
        Ref[] units = l.ofChosen() && at.slot() > 0 && before.program().slot(at.slot() - 1) instanceof Slot.Objects
                ? chosen.slot(at.slot() - 1) : new Ref[0];
        return at.pick() < units.length ? units[at.pick()] : null;
    }

    /** 751.1: what could be picked there and was not picked by the item so far. */
    private List<Ref> others(At at, Targets made) {
        List<Ref> found = new ArrayList<>();
        Scope scope = Targeting.scope(t, before);
        switch (before.program().slot(at.slot())) {
            case Slot.Objects o -> {
                for (int c = Filters.next(t, o.filter(), scope, 0); c != Table.NONE;
                        c = Filters.next(t, o.filter(), scope, c + 1)) {
                    if (isNew(c, made, at)
                            && Targeting.mayChoose(t, o.filter(), scope, before.card(), c, Targeting.hiddenAt(before))
                            && Targeting.withinGroup(t, group(made, at), o, c)
                            && !ChosenBefore.rulesOut(t, scope, made, at.slot(), o.filter(), c)
                            && Targeting.mayDepart(t, before.program(), at.slot(), c)) {
                        found.add(t.ref(c));
                    }
                }
                abilities(found, o, scope, made, at);
            }
            case Slot.Shares s -> {
                for (int c = Filters.next(t, s.filter(), scope, 0); c != Table.NONE;
                        c = Filters.next(t, s.filter(), scope, c + 1)) {
                    if (isNew(c, made, at)
                            && Targeting.mayChoose(t, s.filter(), scope, before.card(), c, Targeting.hiddenAt(before))
                            && Targeting.isTogether(t, group(made, at), s, c)) {
                        found.add(t.ref(c));
                    }
                }
            }
            case Slot.Location l -> locations(found, at, l, made);
            case Slot.Player p -> {
                for (int s = 0; s < t.seatCount(); s++) {
                    if (t.isIn(s) && !(p.opponent() && t.friends(before.controller(), s))
                            && before.targets().seat(at.slot()) != s) {
                        found.add(Targets.player(s));
                    }
                }
            }
        }
        return found;
    }

    private boolean isNew(int card, Targets made, At at) {
        return card != before.card() && !before.targets().includes(card) && !made.has(at.slot(), card);
    }

    private void abilities(List<Ref> found, Slot.Objects o, Scope scope, Targets made, At at) {
        for (int i = 0; i < t.chain().size(); i++) {
            ChainItem other = t.chain().item(i);
            Ref ref = Targeting.abilityRef(other.id());
            if (other.id() != before.id() && o.filter().kind().isAbility()
                    && Targeting.isAbilityTarget(t, o.filter(), scope, other) && !before.targets().includes(ref.card())
                    && !made.has(at.slot(), ref.card())) {
                found.add(ref);
            }
        }
    }

    private void locations(List<Ref> found, At at, Slot.Location l, Targets made) {
        Ref unit = mover(at, l, made);
        int source = l.mover() == Slot.Mover.SOURCE ? t.find(before.source()) : Table.NONE;
        int moved = unit != null ? unit.card() : source;
        int old = before.targets().slot(at.slot())[at.pick()].card();
        if (!l.battlefieldOnly()) {
            location(found, moved, old, t.base(moved == Table.NONE ? before.controller() : t.controller(moved)));
        }
        for (int b = 0; b < t.battlefields().count(); b++) {
            location(found, moved, old, t.battlefield(b));
        }
    }

    private void location(List<Ref> found, int moved, int old, int zone) {
        if (zone != old && (moved == Table.NONE || Targeting.isDestination(t, moved, zone))) {
            found.add(Targets.location(zone));
        }
    }
}
