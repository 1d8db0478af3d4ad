package cardinal.evolve.rules;

import cardinal.evolve.ability.Compare;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.Program;
import cardinal.evolve.program.Slot;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Targets;
import cardinal.kernel.Prompt;
import cardinal.kernel.Table;
import java.util.HashSet;
import java.util.Set;

/** 10.6.2.3: which cards may be selected, and whether enough of them can be. */
public final class Targeting {
    public static final int MANY = 99;

    private Targeting() {
    }

    /** How many must be selected; exactly the number said, or the play is illegal (10.6.2.3.3). */
    public static int least(EvolveTable t, Selector.Count count, Scope scope) {
        return count instanceof Selector.Count.Exactly e ? Math.max(0, Amounts.value(t, e.n(), scope)) : 0;
    }

    public static int most(EvolveTable t, Selector.Count count, Scope scope) {
        return switch (count) {
            case Selector.Count.Exactly e -> Math.max(0, Amounts.value(t, e.n(), scope));
            case Selector.Count.UpTo u -> Math.max(0, Amounts.value(t, u.n(), scope));
            case Selector.Count.AnyNumber a -> MANY;
        };
    }

    /** 12.15: a card with Aura is not selected by an opponent's cards or abilities. */
    public static boolean maySelect(EvolveTable t, int card, int seat) {
        return t.controller(card) == seat || !t.has(card, Keyword.AURA)
                || t.zone(card) != Zone.FIELD && t.zone(card) != Zone.LEADER;
    }

    /** The next card that may be selected by a description, or NONE. */
    public static int next(EvolveTable t, Filter filter, Scope scope, int from) {
        int card = from;
        do {
            card = Filters.next(t, filter, scope, card);
            if (card == Table.NONE || maySelect(t, card, scope.you())) {
                return card;
            }
            card++;
        } while (true);
    }

    /** Whether so many cards can be selected. */
    static boolean canSelect(EvolveTable t, Filter filter, Scope scope, int least) {
        if (least > 1 && Filters.isOfDifferent(filter) && Filters.count(t, filter, scope) < least) {
            return false;
        }
        int found = 0;
        for (int c = least == 0 ? Table.NONE : next(t, filter, scope, 0); c != Table.NONE && found < least;
                c = next(t, filter, scope, c + 1)) {
            found++;
        }
        return found >= least;
    }

    /** Adds what may be selected next; "must be selected" cards first as long as there are some not yet chosen. */
    public static void offer(EvolveTable t, Prompt prompt, int kind, Filter filter, Scope scope, Targets chosen,
            int slot) {
        boolean must = false;
        if (t.pool().states(FactKind.MUST_BE_SELECTED)) {
            for (int c = next(t, filter, scope, 0); c != Table.NONE; c = next(t, filter, scope, c + 1)) {
                must |= mayAdd(t, filter, c, chosen, slot) && isMust(t, c, scope.you());
            }
        }
        for (int c = next(t, filter, scope, 0); c != Table.NONE; c = next(t, filter, scope, c + 1)) {
            if (mayAdd(t, filter, c, chosen, slot) && (!must || isMust(t, c, scope.you()))) {
                prompt.add(kind, c);
            }
        }
    }

    /** The same for targets of something that is played: they leave what later selections of "another" card need. */
    public static void offer(EvolveTable t, Prompt prompt, int kind, Item item, int slot) {
        boolean free = true;
        for (int i = slot + 1; i < item.program().slotCount(); i++) {
            free &= !item.program().slot(i).isOther();
        }
        Filter filter = item.program().slot(slot).filter();
        Scope scope = scope(item, slot);
        if (free) {
            offer(t, prompt, kind, filter, scope, item.targets(), slot);
            return;
        }
        for (int c = next(t, filter, scope, 0); c != Table.NONE; c = next(t, filter, scope, c + 1)) {
            if (mayAdd(t, filter, c, item.targets(), slot)
                    && canSelectAll(t, item.with(item.targets().add(t.ref(c))))) {
                prompt.add(kind, c);
            }
        }
    }

    /** How the words of a selection are read as something is played: only what was selected before it is known. */
    public static Scope scope(Item item, int slot) {
        return Scope.of(item.targets().size() > slot && item.program().slot(slot).isOther()
                ? item.with(item.targets().before(slot)) : item);
    }

    private static boolean isMust(EvolveTable t, int card, int seat) {
        return t.controller(card) != seat && Facts.anyAbout(t, card, FactKind.MUST_BE_SELECTED);
    }

    /** Each card once; "with different costs": no two of the group share a cost, or a name. */
    public static boolean mayAdd(EvolveTable t, Filter filter, int card, Targets chosen, int slot) {
        if (chosen.has(slot, card)) {
            return false;
        }
        Filter.Trait.TotalCost total = Filters.total(filter);
        if (total != null && total.compare() == Compare.AT_MOST
                && !total.compare().holds(costOf(t, chosen, slot) + t.def(card).cost(), total.n())) {
            return false;
        }
        if (chosen.count(slot) > 0 && Filters.isOfDifferent(filter)) {
            for (Targets.Pick p : chosen.slot(slot)) {
                if (!Filters.areDifferent(t, filter, p.ref().card(), card)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** "that cost a total of 5 or more": whether the group is large enough as it is. */
    public static boolean suffices(EvolveTable t, Filter filter, Targets chosen, int slot) {
        Filter.Trait.TotalCost total = Filters.total(filter);
        return total == null || total.compare().holds(costOf(t, chosen, slot), total.n());
    }

    private static int costOf(EvolveTable t, Targets chosen, int slot) {
        int sum = 0;
        for (Targets.Pick p : chosen.slot(slot)) {
            sum += t.def(p.ref().card()).cost();
        }
        return sum;
    }

    // ---- what a play needs -------------------------------------------------------------------------------------------

    /** 10.3.2, 5.17.4.1: whether a selection is made at all in this play. */
    public static boolean isMade(EvolveTable t, Slot slot, Item item, Scope scope) {
        if (slot.mode() >= 0 && !item.chose(slot.mode())) {
            return false;
        }
        for (int i = 0; i < slot.conditions().size(); i++) {
            if (!Conditions.holds(t, slot.conditions().get(i), scope)) {
                return false;
            }
        }
        return true;
    }

    /** What a play lacks in targets. */
    public enum Lack {
        NOTHING,
        /** 10.6.2.3.4. */
        NONE_THERE,
        /** 10.6.2.3.3. */
        TOO_FEW,
        /** 10.6.2.4.1.1: not every target could be allocated something. */
        SHARES
    }

    /** 10.6.2.3.3, 10.6.2.3.4: whether all selections of an item can be made, with the options chosen so far. */
    public static boolean canSelectAll(EvolveTable t, Item item) {
        return lackOfAny(t, item) == Lack.NOTHING;
    }

    private static Lack lackOfAny(EvolveTable t, Item item) {
        Program program = item.program();
        for (int i = 0; i < program.slotCount(); i++) {
            Slot slot = program.slot(i);
            Scope scope = scope(item, i);
            if (isMade(t, slot, item, scope)) {
                int least = least(t, slot.count(), scope);
                least = leastDivided(t, slot, least);
                if (!canSelect(t, slot.filter(), scope, least)) {
                    return next(t, slot.filter(), scope, 0) == Table.NONE ? Lack.NONE_THERE : Lack.TOO_FEW;
                }
                if (slot.isOther() && !leavesEnough(t, item, i, least)) {
                    return Lack.TOO_FEW;
                }
                if (!canDivide(t, slot, scope, least)) {
                    return Lack.SHARES;
                }
            }
        }
        return Lack.NOTHING;
    }

    /** Whether the selection that "another" speaks of, as far as it is still to be made, and this one can both be made. */
    private static boolean leavesEnough(EvolveTable t, Item item, int slot, int least) {
        int other = Others.slotMeant(t, item, slot);
        if (other < 0 || item.targets().size() > other + 1) {
            return true;
        }
        Slot before = item.program().slot(other);
        Scope scope = scope(item, other);
        int need = Math.max(0, least(t, before.count(), scope) - item.targets().count(other));
        Set<Integer> either = new HashSet<>();
        add(t, item.program().slot(slot).filter(), scope(item, slot), either);
        add(t, before.filter(), scope, either);
        either.removeIf(card -> item.targets().has(other, card));
        return either.size() >= need + least;
    }

    private static void add(EvolveTable t, Filter filter, Scope scope, Set<Integer> found) {
        for (int c = next(t, filter, scope, 0); c != Table.NONE; c = next(t, filter, scope, c + 1)) {
            found.add(c);
        }
    }

    /** How many targets must be selected at least, where something is divided among them. */
    public static int leastDivided(EvolveTable t, Slot slot, int least) {
        return slot.divided() != null && t.edition().dividesAmongAtLeastOne() ? Math.max(1, least) : least;
    }

    /** 10.6.2.4.1: each target is allocated at least one. */
    private static boolean canDivide(EvolveTable t, Slot slot, Scope scope, int least) {
        return slot.divided() == null || Amounts.value(t, slot.divided(), scope) >= least;
    }

    /** Whether an item has options, targets and all that a legal play needs (10.6.2.1.2). */
    public static boolean isPlayable(EvolveTable t, Item item) {
        return lack(t, item) == Lack.NOTHING;
    }

    /** What it lacks; of options that cannot be chosen, what the first of them with any target lacks. */
    static Lack lack(EvolveTable t, Item item) {
        Instruction.OneOf choose = item.program().choose();
        if (choose == null) {
            return lackOfAny(t, item);
        }
        if (possibleModes(t, item) >= leastModes(t, item)) {
            return Lack.NOTHING;
        }
        for (int i = 0; i < choose.options().size(); i++) {
            Lack lack = lackOfAny(t, item.withModes(1 << i));
            if (lack == Lack.TOO_FEW || lack == Lack.SHARES) {
                return lack;
            }
        }
        return Lack.NONE_THERE;
    }

    private static int possibleModes(EvolveTable t, Item item) {
        Instruction.OneOf choose = item.program().choose();
        int n = 0;
        for (int i = 0; choose != null && i < choose.options().size(); i++) {
            n += canSelectAll(t, item.withModes(1 << i)) ? 1 : 0;
        }
        return n;
    }

    /** 5.17.1, 5.17.2, 5.17.3.1: how many options are chosen, as things stand when it is played. */
    public static int mostModes(EvolveTable t, Item item) {
        Instruction.OneOf choose = item.program().choose();
        return choose == null ? 0 : modes(t, choose, Scope.of(item));
    }

    public static int leastModes(EvolveTable t, Item item) {
        Instruction.OneOf choose = item.program().choose();
        return choose == null ? 0
                : Math.min(mostModes(t, item), count(t, choose, Scope.of(item)).upTo() ? 1 : Integer.MAX_VALUE);
    }

    /** 1.3.2: as many options as are said; none if that is none, and not more than there are (5.18.2.2, 5.18.2.3 of version 1.24.1). */
    public static int modes(EvolveTable t, Instruction.OneOf choose, Scope scope) {
        return Math.clamp(Amounts.value(t, count(t, choose, scope).n(), scope), 0, choose.options().size());
    }

    private static Instruction.OneOf.ChooseCount count(EvolveTable t, Instruction.OneOf choose, Scope scope) {
        Instruction.OneOf.ChooseCount count = choose.count();
        for (Instruction.OneOf.Raise raise : choose.instead()) {
            if (Conditions.holds(t, raise.condition(), scope)) {
                count = raise.count();
            }
        }
        return count;
    }
}
