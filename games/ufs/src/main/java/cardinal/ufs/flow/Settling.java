package cardinal.ufs.flow;

import cardinal.kernel.InForce;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.AbilityIndex;
import cardinal.ufs.program.Dependency;
import cardinal.ufs.program.State;
import cardinal.ufs.program.StaticPart;
import cardinal.ufs.program.ReadsAndWrites;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.rules.Conditions;
import cardinal.ufs.rules.Periods;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/**
 * C.3.3, J.3.3.1: brings current states up to date: base values first, then every modifier effect that is in force and has
 * not been consumed by a card it applies to. The active player's come first (J.3.3.1.1).
 */
public final class Settling {
    /** C.3.1: where cards are valued. */
    private static final int[] PLACES =
            {Places.TRANSIT, Places.POOL, Places.STAGE, Places.DISCARD, Places.REMOVED};

    private static final int EVERY = -2;
    private static final int STATIC = 0x4000_0000;
    private static final int PARTS = 0xf;
    private static final int WAITING = 0x8000_0000;
    private static final List<Due> NOTHING = List.of();

    /** A modifier effect that a card has to take in. */
    record Due(int card, int id, Bindings by, ModifierEffect modify, List<Condition> conditions) {
        List<Change> changes() {
            return modify.changes();
        }

        ReadsAndWrites touched() {
            return ReadsAndWrites.by(modify, conditions);
        }
    }

    private Settling() {
    }

    /** False if somebody has to be asked about an order first; things are settled again after that. */
    static boolean settle(UfsTable t) {
        if (t.settled().isCalm()) {
            return true;
        }
        int stirred = isSteady(t) ? t.settled().stirred() : Dependency.ANYTHING;
        if (stirred != Dependency.ANYTHING && !t.index().isModifying() && !isConcerned(t, stirred)
                && t.progress().entered().isEmpty()) {
            t.settled().setSettled(true);
            return true;
        }
        int before = t.version();
        if (t.progress().isCovered()) {
            Attaching.lift(t);
        }
        if (ChooseStatistic.isAsked(t) || !settleBases(t, stirred)) {
            return false;
        }
        HandAbilities.settle(t);
        int asked = t.version();
        before += StandingChanges.settle(t) ? t.version() - asked : 0;
        boolean inForce = t.index().isModifying();
        if ((t.listeners().anyone(Kind.MODIFIES) || inForce) && !(settleFor(t, t.active(), stirred, inForce)
                && settleFor(t, UfsTable.rival(t.active()), stirred, inForce))) {
            return false;
        }
        Changing.capVitality(t);
        if (!t.progress().entered().isEmpty()) {
            HealthActions.enterWithAllStamina(t);
        }
        if (t.version() == before) {
            t.settled().setSettled(!t.index().isModifying() && isSteady(t));
        }
        return true;
    }

    /** Whether all static effects that change states look only at what the table's version counts. */
    private static boolean isSteady(UfsTable t) {
        return !t.listeners().anyone(Kind.UNSTEADY) && !t.progress().isCovered() && !Rulings.anyAlsoType(t)
                && !(t.progress().isDefining() && StandingCopies.any(t));
    }

    /** Whether one of them could change something because this has changed. */
    private static boolean isConcerned(UfsTable t, int stirred) {
        return stirred != Dependency.NOTHING && (t.progress().isTeaching() || t.listeners().anyone(Kind.COPIES)
                || t.listeners().anyone(Kind.TEACHES) || t.settled().isLookedAt(stirred));
    }

    private static boolean settleBases(UfsTable t, int stirred) {
        boolean same = stirred != Dependency.ANYTHING && !t.listeners().anyone(Kind.COPIES)
                && !isDefinedBy(t, stirred);
        return same || BaseValues.settle(t);
    }

    private static boolean isDefinedBy(UfsTable t, int stirred) {
        for (int c = t.listeners().next(Kind.DEFINES, 0); c != Table.NONE;
                c = t.listeners().next(Kind.DEFINES, c + 1)) {
            if (t.settled().looksAt(c, stirred)) {
                return true;
            }
        }
        return false;
    }

    /** J.3.3.1.1: a player's modifiers, in the order of their choosing where that matters. */
    private static boolean settleFor(UfsTable t, int seat, int stirred, boolean inForce) {
        List<Due> due = due(t, seat, stirred, inForce);
        if (due.size() > 1) {
            List<Due> first = OrderModifiers.needed(due);
            if (!first.isEmpty()) {
                t.push(new OrderModifiers(t, seat, first));
                return false;
            }
        }
        for (int i = 0; i < due.size(); i++) {
            if (!apply(t, due.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** False if somebody has to say first which change is made (J.1.4), or which instance of a keyword is meant (I.2.4.1). */
    static boolean apply(UfsTable t, Due due) {
        if (ChooseChange.isNeeded(due)) {
            t.push(new ChooseChange(t, due));
            return false;
        }
        if (ChooseRating.isNeeded(t, due)) {
            t.push(new ChooseRating(t, due));
            return false;
        }
        apply(t, due, List.of());
        return true;
    }

    static void apply(UfsTable t, Due due, List<KeywordUse> rated) {
        if (consume(t, due, rated)) {
            NextCardModifiers.taken(t, due.id());
        }
    }

    private static List<Due> due(UfsTable t, int seat, int stirred, boolean inForce) {
        List<Due> due = NOTHING;
        for (int c = t.listeners().next(Kind.MODIFIES, 0); c != Table.NONE;
                c = t.listeners().next(Kind.MODIFIES, c + 1)) {
            if (t.piece(c).controller() == seat && t.settled().looksAt(c, stirred)) {
                due = statics(t, c, seat, due);
            }
        }
        for (int i = 0; inForce && i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.controller() == seat && e.what() instanceof Effects.Modifier m) {
                due = inForce(t, e, m, due);
            }
        }
        return due;
    }

    /** "your next attack": such a modifier takes the card at its attempt, not any that fits. */
    private static List<Due> inForce(UfsTable t, InForce e, Effects.Modifier m, List<Due> due) {
        if (!Periods.isNow(t, e, m.bindings(), m.modify().until())) {
            return due;
        }
        if (m.left() < 0) {
            return isOpen(t, m.modify(), e.stamp(), only(t, m.bindings(), m.modify()))
                    ? toAll(t, m.bindings(), m.modify(), m.conditions(), e.stamp(), due) : due;
        }
        return NextCardModifiers.isTaken(t, m) && mayTake(t, m.taken().card(), m.modify().changes(), e.stamp())
                ? with(due, new Due(m.taken().card(), e.stamp(), m.bindings(), m.modify(), m.conditions()))
                : due;
    }

    private static List<Due> with(List<Due> due, Due one) {
        List<Due> more = due.isEmpty() ? new ArrayList<>() : due;
        more.add(one);
        return more;
    }

    private static List<Due> statics(UfsTable t, int card, int seat, List<Due> before) {
        List<Due> due = before;
        List<AbilityIndex.Modifier> parts = t.state(card).lanes().modifiers();
        for (int i = 0; i < parts.size(); i++) {
            AbilityIndex.Modifier part = parts.get(i);
            ModifierEffect m = part.modify();
            int id = id(t, card, part);
            if (isOpen(t, m, id, only(t, card, seat, m))) {
                Bindings b = bindings(t, card, seat, part.ability());
                if (Rulings.isActive(t, card, part.ability(), b) && Periods.isNow(t, b, m.until())) {
                    due = toAll(t, b, m, part.what().conditions(), id, due);
                }
            }
        }
        return due;
    }

    static Bindings bindings(UfsTable t, int card, int seat, AbilityDef ability) {
        return Bindings.of(seat, t.ref(card), ability, t.mark(), t.place(card));
    }

    /**
     * A number for a part of a static effect on one card object, whatever other abilities the card has or loses (C.3.3.4.3);
     * effects in force have their stamps, which are smaller.
     */
    private static int id(UfsTable t, int card, AbilityIndex.Modifier part) {
        return STATIC | card << 21 & 0x3fe0_0000 | (t.piece(card).incarnation() & 0x3f) << 15
                | (t.states().numberOf(part.ability()) & 0x1ff) << 6 | (part.copy() & 3) << 4 | part.part() & PARTS;
    }

    /** Whether a number is that of a part of a static effect. */
    static boolean isStatic(int id) {
        return (id & STATIC) != 0;
    }

    /** The part of an ability that has this number. */
    static StaticPart part(AbilityDef ability, int id) {
        return ability.parts().get(id & PARTS);
    }

    private static List<Due> toAll(UfsTable t, Bindings b, ModifierEffect m, List<Condition> conditions, int id,
            List<Due> before) {
        if (!Conditions.allHold(t, b, conditions)) {
            return before;
        }
        int only = only(t, b, m);
        if (only != EVERY) {
            return t.isValued(only) && mayTake(t, only, m.changes(), id) && Cards.isMeant(t, b, m.what(), only)
                    ? with(before, new Due(only, id, b, m, conditions)) : before;
        }
        List<Due> due = before;
        int kinds = kinds(t, m.what());
        for (int seat = 0; seat < 2; seat++) {
            for (int place : PLACES) {
                int zone = Places.of(seat, place);
                for (int i = 0; (kinds >> place & 1) != 0 && i < t.size(zone); i++) {
                    int card = t.cardAt(zone, i);
                    if (mayTake(t, card, m.changes(), id) && (place != Places.REMOVED || t.isValued(card))
                            && Cards.isMeant(t, b, m.what(), card)) {
                        due = with(due, new Due(card, id, b, m, conditions));
                    }
                }
            }
        }
        return due;
    }

    /** Whether a card is left that could take the effect in: asked before anything is worked out about the effect. */
    private static boolean isOpen(UfsTable t, ModifierEffect m, int id, int only) {
        if (only != EVERY) {
            return only != Table.NONE && mayTake(t, only, m.changes(), id);
        }
        if (isForAttacksOnly(m.changes()) && !Changing.isAnyInProgress(t)) {
            return false;
        }
        int kinds = kinds(t, m.what());
        for (int seat = 0; seat < 2; seat++) {
            for (int place : PLACES) {
                int zone = Places.of(seat, place);
                for (int i = 0; (kinds >> place & 1) != 0 && i < t.size(zone); i++) {
                    if (mayTake(t, t.cardAt(zone, i), m.changes(), id)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The kinds of zones whose cards may be meant, as bits; those outside the game in progress only where a text names them. */
    private static int kinds(UfsTable t, Selector what) {
        int outside = 1 << Places.DISCARD | 1 << Places.REMOVED;
        if (what instanceof Selector.All a) {
            List<Zone> named = a.filter().place().zones();
            for (int i = 0; i < named.size(); i++) {
                outside &= ~(1 << Places.kindOf(named.get(i)));
            }
        }
        return Cards.kinds(t, what) & ~outside;
    }

    private static boolean isForAttacksOnly(List<Change> changes) {
        for (int i = 0; i < changes.size(); i++) {
            if (!waits(changes.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** C.3.3.4.3, C.3.4: not twice; changes that cannot be made yet leave the effect unconsumed. */
    private static boolean mayTake(UfsTable t, int card, List<Change> changes, int id) {
        boolean apart = areApart(t, changes);
        for (int i = 0; i < changes.size(); i++) {
            Change change = changes.get(i);
            if ((!waits(change) || Changing.isInProgress(t, card))
                    && !t.state(card).hasApplied(apart ? idOf(change, id) : id)) {
                return true;
            }
        }
        return false;
    }

    /** Whether some of the changes wait for an attack and others do not: those are then made, and known to be made, apart. */
    private static boolean areApart(UfsTable t, List<Change> changes) {
        if (changes.size() == 1 || t.edition().changesExpire()) {
            return false;
        }
        int waiting = 0;
        for (int i = 0; i < changes.size(); i++) {
            waiting += waits(changes.get(i)) ? 1 : 0;
        }
        return waiting > 0 && waiting < changes.size();
    }

    /** C.3.4: whether it is made only while the attack is in progress. */
    private static boolean waits(Change change) {
        if (change instanceof Change.OneOf o) {
            for (int i = 0; i < o.options().size(); i++) {
                if (!waits(o.options().get(i))) {
                    return false;
                }
            }
            return true;
        }
        return change instanceof Change.Bonus x && x.property().isOfAttacks();
    }

    private static int idOf(Change change, int id) {
        return waits(change) ? id | WAITING : id;
    }

    private static int only(UfsTable t, Bindings b, ModifierEffect m) {
        return only(t, b.source().card(), b.controller(), m);
    }

    /** The one card a modifier can mean, where that is known without looking at all of them; else {@link #EVERY}. */
    private static int only(UfsTable t, int source, int seat, ModifierEffect m) {
        if (m.what() instanceof Selector.This) {
            return source;
        }
        if (m.what() instanceof Selector.Character c && (c.whose() == Who.YOU || c.whose() == Who.RIVAL)) {
            return t.starter(c.whose() == Who.YOU ? seat : UfsTable.rival(seat));
        }
        return EVERY;
    }

    /** One card takes in one modifier effect. Changes that cannot be made yet (C.3.4) leave the effect unconsumed. */
    private static boolean consume(UfsTable t, Due due, List<KeywordUse> rated) {
        boolean any = false;
        int asked = 0;
        int card = due.card();
        Bindings b = due.by();
        Cause cause = Cause.effect(b.controller(), b.source());
        State before = t.state(card);
        boolean apart = areApart(t, due.changes());
        for (Change change : due.changes()) {
            int id = apart ? idOf(change, due.id()) : due.id();
            if (change instanceof Change.Bonus x && !Changing.mayChange(t, card, x.property())
                    || before.hasApplied(id)) {
                continue;
            }
            boolean silent = before.hadApplied(id);
            if (change instanceof Change.Rating r && asked < rated.size() && ChooseRating.isOpen(t, card, r)) {
                Changing.rate(t, b, card, r, t.state(card).keywords().indexOf(rated.get(asked++)));
            } else {
                Changing.apply(t, b, card, change, cause, silent);
            }
            any = true;
        }
        if (any) {
            noteApplied(t, due, due.id(), apart);
            if (apart) {
                noteApplied(t, due, due.id() | WAITING, true);
            }
            PassingChanges.noteTaken(t, b, due.id(), card, before);
            StandingChanges.note(t, due, before);
        }
        return any;
    }

    private static void noteApplied(UfsTable t, Due due, int id, boolean apart) {
        State now = t.state(due.card());
        if (!now.hasApplied(id) && (!apart || isMade(t, due, id))) {
            t.states().setNumbers(due.card(), now.withApplied(id));
        }
    }

    /** Whether the changes of this number could be made: those that wait for an attack may have to wait longer. */
    private static boolean isMade(UfsTable t, Due due, int id) {
        for (Change change : due.changes()) {
            if (idOf(change, due.id()) == id
                    && (!(change instanceof Change.Bonus x) || Changing.mayChange(t, due.card(), x.property()))) {
                return true;
            }
        }
        return false;
    }

    /** C.3.3.4.4: the state begins anew; modifier effects come on top again when things settle. */
    public static void refresh(UfsTable t, int card) {
        State before = t.state(card);
        t.states().refresh(card, BaseValues.of(t, card).remembering(before, true).withUsesOf(before));
        t.demandAttention();
    }

    /** C.3.3.4.2.1: at the end of a turn every card with a state of its own is refreshed; plays are counted per turn. */
    static void refreshAll(UfsTable t) {
        for (int card = t.states().nextOwnState(0); card != Table.NONE; card = t.states().nextOwnState(card + 1)) {
            t.setState(card, BaseValues.of(t, card).remembering(t.state(card), true));
        }
        t.demandAttention();
    }
}
