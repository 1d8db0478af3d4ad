package cardinal.riftbound.rules;

import cardinal.kernel.Departure;
import cardinal.kernel.Prompt;
import cardinal.kernel.Reason;
import cardinal.kernel.Ref;
import cardinal.kernel.Requirement;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.program.Slot;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.ModeChosen;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.List;

/** 352.5 to 352.14: which objects may be chosen for a spell or ability, when it is put on the chain and when it resolves. */
public final class Targeting {
    /** A player wants to choose an object for the text of an item they are putting on the chain. */
    record Aim(ChainItem item, Filter filter, int card) {
    }

    /** 352.8: what a target requires by itself; also the answer to "why not?". */
    public static final List<Requirement<RiftTable, Aim>> TARGET = List.of(
            new Requirement<>("352.8.c", "a spell cannot choose itself", (t, a) -> a.card() != a.item().card()),
            new Requirement<>("352.8.b", "it is not what the text asks for",
                    (t, a) -> Filters.matches(t, a.filter(), scope(t, a.item()), a.card())),
            new Requirement<>("727.1.d.2", "a card played from hidden chooses at its own battlefield",
                    (t, a) -> !isOutOfReach(t, a.filter(), a.card(), hiddenAt(a.item()))),
            new Requirement<>("054.1", "an effect forbids you to choose it",
                    (t, a) -> !isWarded(t, scope(t, a.item()), a.item().card(), a.card())));

    private Targeting() {
    }

    /** 353: what a card or ability costs with these targets, Deflect included. */
    public interface Pricing {
        Price with(Targets chosen);
    }

    /** How words are read in the text of a chain item. */
    public static Scope scope(RiftTable t, ChainItem item) {
        int you = item.is(ChainItem.UNCONTROLLED) ? Table.NONE : item.controller();
        int source = item.source().card();
        int here = item.place();
        if (item.isAbility()) {
            here = t.isSame(item.source()) && t.onBoard(source) ? Scope.hereOf(t, source)
                    : looksBack(item) ? here : Table.NONE;
        }
        int cause = item.cause() == null ? Table.NONE : item.cause().card();
        int it = item.about().isNone() ? cause : t.find(item.about());
        return new Scope(source, you, here, there(t, item), it);
    }

    /**
     * 356.3.e.12, reading 38: what is no longer on the board is nowhere. 356.3.e.13: an ability that took its source off itself, as a cost or
     * an effect, looks back; so does one that triggered because it left.
     */
    private static boolean looksBack(ChainItem item) {
        return item.is(ChainItem.LOOKS_BACK)
                || item.cause() instanceof Departure left && left.image().ref().equals(item.source());
    }

    /** "There": the battlefield the item chose, if any. */
    private static int there(RiftTable t, ChainItem item) {
        for (int i = 0; i < item.targets().size(); i++) {
            for (Ref r : item.targets().slot(i)) {
                if (r.incarnation() == Targets.LOCATION) {
                    return r.card();
                }
                if (r.card() >= 0 && t.piece(r.card()).zone() == t.battlefieldZone()) {
                    return t.battlefield(t.battlefieldAt(r.card()));
                }
            }
        }
        return scored(t, item);
    }

    /** After "when you conquer", "when you hold" or "would gain control of a battlefield", "there" is that battlefield. */
    private static int scored(RiftTable t, ChainItem item) {
        return switch (item.cause()) {
            case RiftEvent.Conquered c -> c.zone(t);
            case RiftEvent.Held h -> h.zone(t);
            case RiftEvent.PlayerFought f -> t.battlefield(f.battlefield());
            case RiftEvent.Controlled c -> t.battlefield(c.battlefield());
            case null, default -> Table.NONE;
        };
    }

    /**
     * 352.7: whether valid choices exist for every slot, Deflect included. hiddenAt: the location of a card played from hidden, or NONE;
     * price and costs: what is to be paid.
     */
    public static boolean choicesExist(RiftTable t, Program program, Scope scope, int hiddenAt, int self, Pricing price,
            List<Cost> costs) {
        for (int i = 0; i < program.modeCount(); i++) {
            if (!(scope.source() != Table.NONE && isStale(t, program, i, t.ref(scope.source()), Table.NONE))
                    && choicesExist(t, program.mode(i), scope, hiddenAt, self, price, costs)) {
                return true;
            }
        }
        if (program.modeCount() > 0) {
            return false;
        }
        int picks = 0;
        for (int i = 0; i < program.slotCount(); i++) {
            if (program.slot(i) instanceof Slot.Objects o && SlotPicks.least(t, o, scope) > 0) {
                int needed = o.count().least();
                picks += needed;
                for (int c = Filters.next(t, o.filter(), scope, 0); c != Table.NONE && needed > 0;
                        c = Filters.next(t, o.filter(), scope, c + 1)) {
                    if (c != self && mayChoose(t, o.filter(), scope, self, c, hiddenAt)
                            && mayDepart(t, program, i, c)
                            && affordable(t, scope.controller(), c, price)) {
                        needed--;
                    }
                }
                if (needed > 0 && !(needed <= abilitiesOnChain(t, o.filter(), scope))) {
                    return false;
                }
            }
        }
        return picks == 0 || picks == 1 && !Payable.takesAway(costs)
                || new Search(t, program, scope, hiddenAt, self, price, costs).completes(0, 0, Targets.NONE.open());
    }

    /** Whether the object has chosen this mode this turn, or another of these abilities that came together has, and it may not be chosen again. */
    public static boolean isStale(RiftTable t, Program program, int mode, Ref source, int batch) {
        boolean distinct = program.wantsDistinctModes();
        if (!distinct && !program.wantsFreshModes()) {
            return false;
        }
        ModeChosen chosen = new ModeChosen(program, mode, distinct ? batch : Table.NONE);
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).what().equals(chosen) && t.effect(i).subject().equals(source)) {
                return true;
            }
        }
        return false;
    }

    /** 352.16: looks for choices that agree with each other and with the costs. */
    private record Search(RiftTable t, Program program, Scope scope, int hiddenAt, int self, Pricing price,
            List<Cost> costs) {
        /** Whether the choices can be completed after this pick; where nothing could stand in the way nothing is looked for. */
        boolean completesWith(Targets chosen, int slot, int card) {
            int seat = scope.controller();
            boolean last = slot == program.slotCount() - 1 && !(program.slot(slot) instanceof Slot.Objects o
                    && chosen.slot(slot).length + 1 < SlotPicks.least(t, o, scope));
            boolean free =
                    seat == Table.NONE || Costing.deflect(t, seat, t.ref(card)) == 0 && !Payable.takesAway(costs);
            return last && free || completes(slot, 0, chosen.add(t.ref(card)));
        }

        boolean completes(int slot, int from, Targets chosen) {
            if (slot == program.slotCount()) {
                int seat = scope.controller();
                return seat == Table.NONE || Payable.sparesTargets(t, seat, scope.source(), costs, chosen)
                        && Resources.canPay(t, seat, price.with(chosen));
            }
            if (!(program.slot(slot) instanceof Slot.Objects o)
                    || chosen.slot(slot).length >= SlotPicks.least(t, o, scope)) {
                return completes(slot + 1, 0, chosen.open());
            }
            for (int c = Filters.next(t, o.filter(), scope, from); c != Table.NONE;
                    c = Filters.next(t, o.filter(), scope, c + 1)) {
                if (c != self && mayChoose(t, o.filter(), scope, self, c, hiddenAt) && mayDepart(t, program, slot, c)
                        && !chosen.has(slot, c)
                        && !isTaken(t, scope, chosen, slot, o.filter(), c) && withinGroup(t, chosen.slot(slot), o, c)
                        && completes(slot, c + 1, chosen.add(t.ref(c)))) {
                    return true;
                }
            }
            return chosen.slot(slot).length + abilitiesOnChain(t, o.filter(), scope) >= SlotPicks.least(t, o, scope)
                    && completes(slot + 1, 0, chosen.open());
        }
    }

    private static boolean affordable(RiftTable t, int seat, int card, Pricing price) {
        Ref ref = t.ref(card);
        return seat == Table.NONE || Costing.deflect(t, seat, ref) == 0
                || Resources.canPay(t, seat, price.with(Targets.NONE.open().add(ref)));
    }

    private static int abilitiesOnChain(RiftTable t, Filter f, Scope scope) {
        if (f.kind() != Filter.Kind.ABILITY && f.kind() != Filter.Kind.SPELL_OR_ABILITY) {
            return 0;
        }
        int n = 0;
        for (int i = 0; i < t.chain().size(); i++) {
            if (isAbilityTarget(t, f, scope, t.chain().item(i))) {
                n++;
            }
        }
        return n;
    }

    static boolean isAbilityTarget(RiftTable t, Filter f, Scope scope, ChainItem item) {
        if (!item.isAbility() || !item.is(ChainItem.FINALIZED) || !hasTraits(t, f, scope, item)) {
            return false;
        }
        return switch (f.side()) {
            case ENEMY, OPPONENT_CONTROLS -> !t.friends(item.controller(), scope.controller());
            case FRIENDLY, YOU_CONTROL, THEY_CONTROL -> t.friends(item.controller(), scope.controller());
            case YOU_DONT_CONTROL -> item.controller() != scope.controller();
            case ANY, YOU_OWN -> true;
        };
    }

    /** 722.4.c, 729.4.c: of an ability one can say that it has Action or Reaction, what it costs, and what it chooses; nothing else is true of it. */
    private static boolean hasTraits(RiftTable t, Filter f, Scope scope, ChainItem item) {
        for (Filter.Trait trait : f.traits()) {
            boolean has = switch (trait) {
                case Filter.Trait.With with -> hasTiming(with.keyword(), item);
                case Filter.Trait.CostsAtMost _,Filter.Trait.CostsAtLeast _ -> AbilityCost.fits(t, trait, item);
                case Filter.Trait.ChoosesOnlyMe _ -> Chosen.isOnly(t, item, scope);
                case Filter.Trait.Chooses c -> Chosen.isAny(t, item, c.what(), scope);
                default -> false;
            };
            if (!has) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasTiming(Keyword keyword, ChainItem item) {
        return switch (keyword) {
            case ACTION -> item.is(ChainItem.ACTION);
            case REACTION -> item.is(ChainItem.REACTION);
            default -> false;
        };
    }

    static int hiddenAt(ChainItem item) {
        return item.is(ChainItem.FROM_HIDDEN) ? item.place() : Table.NONE;
    }

    /** 727.1.d.2 and the prohibitions of passives. */
    static boolean mayChoose(RiftTable t, Filter filter, Scope scope, int self, int card, int hiddenAt) {
        return !isOutOfReach(t, filter, card, hiddenAt) && !isWarded(t, scope, self, card);
    }

    private static boolean isOutOfReach(RiftTable t, Filter filter, int card, int hiddenAt) {
        return hiddenAt != Table.NONE && t.onBoard(card) && Scope.hereOf(t, card) != hiddenAt && !isNeverThere(filter);
    }

    private static boolean isWarded(RiftTable t, Scope scope, int self, int card) {
        return t.pool().hasWards() && Untargetable.is(t, scope, self, card);
    }

    /** Words that no object at a battlefield can fit. */
    private static boolean isNeverThere(Filter filter) {
        return filter.kind() == Filter.Kind.LEGEND || switch (filter.place()) {
            case ELSEWHERE, IN_YOUR_BASE, IN_BASE -> true;
            default -> false;
        };
    }

    /** Offers what may be picked next for a slot; price and costs: what is to be paid. */
    public static void offer(RiftTable t, Prompt prompt, ChainItem item, int slot, Pricing price, List<Cost> costs) {
        Scope scope = scope(t, item);
        int hiddenAt = hiddenAt(item);
        Search search = new Search(t, item.program(), scope, hiddenAt, item.card(), price, costs);
        switch (item.program().slot(slot)) {
            case Slot.Objects o -> {
                for (int c = Filters.next(t, o.filter(), scope, 0); c != Table.NONE;
                        c = Filters.next(t, o.filter(), scope, c + 1)) {
                    if (c != item.card() && !item.targets().has(slot, c)
                            && mayChoose(t, o.filter(), scope, item.card(), c, hiddenAt)
                            && withinGroup(t, item.targets().slot(slot), o, c)
                            && !isTaken(t, scope, item.targets(), slot, o.filter(), c)
                            && mayDepart(t, item.program(), slot, c)
                            && search.completesWith(item.targets(), slot, c)) {
                        prompt.add(Choice.PICK, c);
                    }
                }
                offerAbilities(t, prompt, item, o.filter(), scope);
            }
            case Slot.Shares s -> {
                if (item.targets().slot(slot).length < Damage.splittable(t, item, s.damage())) {
                    for (int c = Filters.next(t, s.filter(), scope, 0); c != Table.NONE;
                            c = Filters.next(t, s.filter(), scope, c + 1)) {
                        if (!item.targets().has(slot, c) && mayChoose(t, s.filter(), scope, item.card(), c, hiddenAt)
                                && isTogether(t, item.targets().slot(slot), s, c)
                                && search.completesWith(item.targets(), slot, c)) {
                            prompt.add(Choice.PICK, c);
                        }
                    }
                }
            }
            case Slot.Location l -> offerLocations(t, prompt, item, slot, l);
            case Slot.Player p -> offerPlayers(t, prompt, item.controller(), p.opponent());
        }
    }

    /** 352.8.a: every player, or opponent, who is in the game may be chosen. */
    public static void offerPlayers(RiftTable t, Prompt prompt, int seat, boolean opponent) {
        for (int s = 0; s < t.seatCount(); s++) {
            if (t.isIn(s) && !(opponent && t.friends(seat, s))) {
                prompt.add(Choice.SEAT, s);
            }
        }
    }

    private static void offerAbilities(RiftTable t, Prompt prompt, ChainItem item, Filter f, Scope scope) {
        if (f.kind() == Filter.Kind.ABILITY || f.kind() == Filter.Kind.SPELL_OR_ABILITY) {
            for (int i = 0; i < t.chain().size(); i++) {
                if (t.chain().item(i).id() != item.id() && isAbilityTarget(t, f, scope, t.chain().item(i))) {
                    prompt.add(Choice.ITEM, t.chain().item(i).id());
                }
            }
        }
    }

    /** "Another" unit after a first one: a description with "other" is not met by what was chosen before. */
    static boolean isTaken(RiftTable t, Scope scope, Targets chosen, int slot, Filter filter, int card) {
        for (int i = 0; i < slot && filter.other(); i++) {
            if (chosen.has(i, card)) {
                return true;
            }
        }
        return filter.place() == Filter.Place.WITH_IT && !isWithIt(t, scope, chosen, slot, card);
    }

    /** "At its location": where the object is that was chosen last before, else the one that the ability is about. */
    private static boolean isWithIt(RiftTable t, Scope scope, Targets chosen, int slot, int card) {
        for (int i = slot - 1; i >= 0; i--) {
            Ref[] before = chosen.slot(i);
            if (before.length > 0 && before[0].incarnation() != Targets.LOCATION) {
                return t.isSame(before[0]) && t.piece(before[0].card()).zone() == t.piece(card).zone();
            }
        }
        return scope.it() != Table.NONE && t.onBoard(scope.it()) && t.piece(scope.it()).zone() == t.piece(card).zone();
    }

    /** 352.11: the group as a whole must meet its requirement. */
    static boolean withinGroup(RiftTable t, Ref[] chosen, Slot.Objects o, int card) {
        int sum = o.totalMight() < 0 ? 0 : t.might(card);
        for (int i = 0; i < chosen.length && o.totalMight() >= 0; i++) {
            sum += t.might(chosen[i].card());
        }
        return isTogether(t, chosen, o, card) && (o.totalMight() < 0 || sum <= o.totalMight());
    }

    static boolean isTogether(RiftTable t, Ref[] chosen, Slot slot, int card) {
        return chosen.length == 0 || !slot.isAtOneBattlefield()
                || t.piece(chosen[0].card()).zone() == t.piece(card).zone();
    }

    /** 352.3: a destination for the next of the units chosen in the slot before. */
    private static void offerLocations(RiftTable t, Prompt prompt, ChainItem item, int slot, Slot.Location l) {
        if (l.mover() == Slot.Mover.ALL) {
            offerEveryLocation(t, prompt, item, l);
            return;
        }
        int unit = mover(t, item, slot, l);
        if (unit == Table.NONE || !t.onBoard(unit)) {
            return;
        }
        int base = t.base(t.controller(unit));
        if (!l.battlefieldOnly() && isDestination(t, unit, base)) {
            prompt.add(Choice.LOCATION, base);
        }
        for (int b = 0; b < t.battlefields().count(); b++) {
            if (isDestination(t, unit, t.battlefield(b))) {
                prompt.add(Choice.LOCATION, t.battlefield(b));
            }
        }
    }

    private static void offerEveryLocation(RiftTable t, Prompt prompt, ChainItem item, Slot.Location l) {
        if (!l.battlefieldOnly()) {
            prompt.add(Choice.LOCATION, t.base(item.controller()));
        }
        for (int b = 0; b < t.battlefields().count(); b++) {
            prompt.add(Choice.LOCATION, t.battlefield(b));
        }
    }

    private static int mover(RiftTable t, ChainItem item, int slot, Slot.Location l) {
        if (l.mover() == Slot.Mover.SOURCE) {
            return t.find(item.source());
        }
        if (slot > 0 && item.program().slot(slot - 1) instanceof Slot.Objects) {
            Ref[] chosen = item.targets().slot(slot - 1);
            int next = item.targets().slot(slot).length;
            return next < chosen.length ? chosen[next].card() : Table.NONE;
        }
        return item.cause() == null ? Table.NONE : item.cause().card();
    }

    static boolean isDestination(RiftTable t, int unit, int zone) {
        return t.piece(unit).zone() != zone && Movement.mayGo(t, unit, zone);
    }

    /** 352.16: a unit that is to move to a chosen location must have one to go to. */
    static boolean mayDepart(RiftTable t, Program program, int slot, int unit) {
        if (slot + 1 >= program.slotCount() || !(program.slot(slot + 1) instanceof Slot.Location l) || !l.ofChosen()
                || !t.onBoard(unit)) {
            return true;
        }
        boolean may = !l.battlefieldOnly() && isDestination(t, unit, t.base(t.controller(unit)));
        for (int b = 0; b < t.battlefields().count() && !may; b++) {
            may = isDestination(t, unit, t.battlefield(b));
        }
        return may;
    }

    /** 356.3.e.2: whether a target is still legal as the item resolves. */
    public static boolean isLegal(RiftTable t, ChainItem item, int slot, Ref ref) {
        if (ref.incarnation() == Targets.LOCATION) {
            return true;
        }
        if (ref.card() < 0) {
            return t.chain().byId(-ref.card() - 10) != null;
        }
        if (!t.isSame(ref)) {
            return false;
        }
        Scope scope = scope(t, item);
        if (!t.edition().groupsStayWhereChosen() && item.program().slot(slot).isAtOneBattlefield()) {
            scope = new Scope(scope.source(), scope.controller(), scope.here(), Table.NONE, scope.it());
        }
        int hiddenAt = hiddenAt(item);
        Filter filter = item.program().slot(slot).described();
        return filter == null
                || Filters.matches(t, filter, scope, ref.card())
                        && (filter.place() != Filter.Place.WITH_IT
                                || isWithIt(t, scope, item.targets(), slot, ref.card()))
                        && mayChoose(t, filter, scope, item.card(), ref.card(), hiddenAt);
    }

    /** Why the object is not offered for the choice that is open for this item. */
    public static List<Reason> reasons(RiftTable t, ChainItem item, int card) {
        int slot = item.targets().size() - 1;
        Filter filter = slot < 0 ? null : item.program().slot(slot).described();
        if (filter == null) {
            return List.of(new Reason("352.4", "no object is chosen now"));
        }
        List<Reason> reasons = Requirement.failed(TARGET, t, new Aim(item, filter, card));
        if (!reasons.isEmpty()) {
            return reasons;
        }
        if (item.targets().has(slot, card)) {
            return List.of(new Reason("352.8.b", "it has been chosen already"));
        }
        if (item.program().slot(slot) instanceof Slot.Objects o
                && !withinGroup(t, item.targets().slot(slot), o, card)) {
            return List.of(new Reason("352.11", "the chosen objects together would not be what the text asks for"));
        }
        return List.of(Costing.deflect(t, item.controller(), t.ref(card)) > 0
                ? new Reason("725.1.d", "you could not pay for its Deflect as well")
                : new Reason("352.16", "the other choices and costs could not be completed with it"));
    }

    /** A reference to an ability on the chain, by its number. */
    public static Ref abilityRef(int id) {
        return new Ref(-10 - id, 0);
    }
}
