package cardinal.ufs.flow;

import cardinal.kernel.InForce;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.State;
import cardinal.ufs.program.StaticPart;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.rules.Conditions;
import cardinal.ufs.rules.Periods;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/**
 * 2010, 2.10: a continuous ability is always active, so that what it changes about a card is so as long as it says so and no
 * longer; later editions leave it in the current state until that is refreshed (C.3.3.4.3).
 */
final class StandingChanges {
    private StandingChanges() {
    }

    /** A card has taken in a change of a continuous ability: what it was before is known until that says so no more. */
    static void note(UfsTable t, Settling.Due due, State before) {
        State after = t.state(due.card());
        if (!t.edition().changesExpire() || !Settling.isStatic(due.id()) || after == before) {
            return;
        }
        forget(t, due.card(), due.id());
        t.enforce(Expiry.TURN, due.by().controller(), due.by().source(), t.ref(due.card()), new Effects.Standing(before,
                after, due.id(), due.by(), amounts(t, due.by(), due.changes())));
    }

    private static void forget(UfsTable t, int card, int id) {
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            if (t.effect(i).what() instanceof Effects.Standing s && s.id() == id
                    && t.effect(i).subject().card() == card) {
                t.end(t.effect(i));
            }
        }
    }

    /**
     * Undoes what no ability says any more, or says otherwise; what it says now comes on top when things settle.
     *
     * @return whether all of it was so, and will be while nothing changes at which steady effects look
     */
    static boolean settle(UfsTable t) {
        boolean steady = true;
        for (int i = t.effectCount() - 1; t.edition().changesExpire() && i >= 0; i--) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.Standing s) {
                steady &= holdsStill(t, e, s) && isSteady(s);
            }
        }
        return steady;
    }

    /** An amount may be counted of anything; whoever changes things by a fixed one looks only at what its outlook tells. */
    private static boolean isSteady(Effects.Standing s) {
        AbilityDef ability = s.by().ability();
        if (ability == null || !(Settling.part(ability, s.id()).leaf() instanceof ModifierEffect m)) {
            return false;
        }
        for (int i = 0; i < m.changes().size(); i++) {
            if (m.changes().get(i) instanceof Change.Bonus x && !(x.amount() instanceof Amount.Fixed)) {
                return false;
            }
        }
        return true;
    }

    /** The ability is asked about the card as it is without it: whether it holds does not hang on what it did. */
    private static boolean holdsStill(UfsTable t, InForce e, Effects.Standing s) {
        int card = e.subject().card();
        if (!t.isSame(e.subject()) || !t.state(card).hasApplied(s.id())) {
            t.end(e);
            return false;
        }
        int version = t.version();
        State now = t.state(card);
        t.setState(card, PassingChanges.without(now, s.before(), s.after()).withoutApplied(s.id()));
        if (holds(t, card, s)) {
            t.setState(card, now);
            t.settled().keepSettled(version);
            return true;
        }
        t.end(e);
        Changing.capVitality(t, card);
        t.progress().stageChanged();
        return false;
    }

    private static boolean holds(UfsTable t, int card, Effects.Standing s) {
        Ref source = s.by().source();
        AbilityDef ability = s.by().ability();
        if (ability == null || !t.isSame(source) || !has(t, source.card(), ability)) {
            return false;
        }
        StaticPart part = Settling.part(ability, s.id());
        Bindings b = Settling.bindings(t, source.card(), t.piece(source.card()).controller(), ability);
        return part.leaf() instanceof ModifierEffect m && Rulings.isActive(t, source.card(), ability, b)
                && Periods.isNow(t, b, m.until()) && Conditions.allHold(t, b, part.conditions())
                && Cards.isMeant(t, b, m.what(), card)
                && (isFixed(t, source.card(), m) || amounts(t, b, m.changes()).equals(s.amounts()));
    }

    /** 8.1.8: the X of a card that was played is what it was when the card was announced. */
    private static boolean isFixed(UfsTable t, int source, ModifierEffect m) {
        if (!t.edition().fixesXAtAnnouncement() || t.place(source) != Places.TRANSIT
                && !(t.place(source) == Places.POOL && t.is(source, Flag.PLAYED))) {
            return false;
        }
        for (Change change : m.changes()) {
            if (change instanceof Change.Bonus x && !(x.amount() instanceof Amount.X)) {
                return false;
            }
        }
        return true;
    }

    /** J.2.1: whether the card still has the ability where it is at work. */
    private static boolean has(UfsTable t, int card, AbilityDef ability) {
        List<HeldAbility> held = t.state(card).abilities();
        for (int i = 0; (t.listeners().kindsOf(card) >> Kind.MODIFIES & 1) != 0 && i < held.size(); i++) {
            if (held.get(i).ability() == ability) {
                return true;
            }
        }
        return false;
    }

    private static List<Integer> amounts(UfsTable t, Bindings b, List<Change> changes) {
        List<Integer> all = new ArrayList<>();
        for (Change change : changes) {
            if (change instanceof Change.Bonus x) {
                all.add(Amounts.of(t, b, x.amount()));
            }
        }
        return all;
    }
}
