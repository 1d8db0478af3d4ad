package cardinal.evolve.rules;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Passive;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Modifier;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Stated;
import cardinal.kernel.InForce;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** What playing a card or ability costs in play points: changes to a value first, then more and less (10.10.2.4). */
public final class Costing {
    private Costing() {
    }

    /** 10.4.4.1: what is subtracted to play this card from where it is, with what was chosen to be paid in addition. */
    public static int card(EvolveTable t, int seat, int card, int paid) {
        return card(t, seat, card, paid, t.piece(card).zone());
    }

    /** The same for a card that was in a zone when it was to be played (10.6.2.1). */
    public static int card(EvolveTable t, int seat, int card, int paid, int from) {
        CardDef def = t.def(card);
        int cost = def.cost();
        if (paid == 0 && !couldChange(t, def)) {
            return cost;
        }
        List<Fact.CostChange> changes = new ArrayList<>(0);
        Scope scope = Scope.playing(card, seat);
        Ability.WhenPlaying[] extras = def.whenPlaying();
        for (int i = 0; i < extras.length; i++) {
            if ((paid & Item.WHEN_PLAYING << i) != 0 && extras[i].fact() instanceof Fact.CostToPlay c) {
                changes.add(c.change());
            }
        }
        if (t.pool().states(FactKind.COST_TO_PLAY)) {
            ofCard(t, card, from, scope, changes);
        }
        if (t.pool().states(FactKind.PLAYED_COST)) {
            ofPlayer(t, seat, card, from, changes);
        }
        for (Fact.CostChange c : changes) {
            cost = c instanceof Fact.CostChange.Exactly e ? e.n() : cost;
        }
        for (Fact.CostChange c : changes) {
            cost += switch (c) {
                case Fact.CostChange.Less l -> -Amounts.value(t, l.n(), scope);
                case Fact.CostChange.More m -> Amounts.value(t, m.n(), scope);
                case Fact.CostChange.Exactly e -> 0;
            };
        }
        cost += (paid & Item.FOR_MORE) != 0 ? def.forMore() : 0;
        return Math.max(0, cost);
    }

    /** Whether anything says what the card costs but its printed cost. */
    private static boolean couldChange(EvolveTable t, CardDef def) {
        return FactKind.COST_TO_PLAY.isIn(def.stated()) || Facts.all(t, FactKind.COST_TO_PLAY).length > 0
                || Facts.all(t, FactKind.PLAYED_COST).length > 0;
    }

    /** The card's own text is valid wherever it is played from (10.3.4); others' about it as usual. */
    private static void ofCard(EvolveTable t, int card, int from, Scope scope, List<Fact.CostChange> changes) {
        for (Passive p : t.def(card).passives()) {
            if (FactKind.COST_TO_PLAY.isIn(p.stated()) && Conditions.holds(t, p.ability(), scope)
                    && Conditions.counting(t, p.ability(), scope) instanceof Fact.CostToPlay c
                    && c.who() instanceof Selector.This) {
                add(c, from, changes);
            }
        }
        for (Stated<Fact.CostToPlay> s : Facts.about(t, card, FactKind.COST_TO_PLAY)) {
            if (s.scope().source() != card || s.subject() != Table.NONE) {
                add(s.fact(), from, changes);
            }
        }
    }

    private static void add(Fact.CostToPlay c, int from, List<Fact.CostChange> changes) {
        if (!c.fromExArea() || Zone.at(from) == Zone.EX) {
            changes.add(c.change());
        }
    }

    /** "The 1st spell you play each turn costs 1 less": of all cards that are played (4.4.3.1). */
    private static void ofPlayer(EvolveTable t, int seat, int card, int from, List<Fact.CostChange> changes) {
        for (Stated<Fact.PlayedCost> s : Facts.all(t, FactKind.PLAYED_COST)) {
            if (appliesTo(t, s, seat, card, from)) {
                changes.add(s.fact().change());
            }
        }
    }

    private static boolean appliesTo(EvolveTable t, Stated<Fact.PlayedCost> s, int seat, int card, int from) {
        if (!Facts.means(s.fact().by(), s.scope().you(), seat)
                || !Filters.wasIn(s.fact().what(), Scope.of(s.scope().source(), seat), from)
                || !Filters.isOneOf(t, s.fact().what(), s.scope(), card)) {
            return false;
        }
        return s.fact().nth() != Fact.PlayedCost.Nth.FIRST_EACH_TURN
                || !hasPlayedLike(t, s.fact(), s.scope(), seat, card);
    }

    private static boolean hasPlayedLike(EvolveTable t, Fact.PlayedCost f, Scope scope, int seat, int card) {
        for (int i = 0; i < t.historySize(); i++) {
            if (t.past(i) instanceof EvolveEvent.Played p && p.seat() == seat && p.card() != card
                    && Filters.isOneOf(t, f.what(), scope, p.card())) {
                return true;
            }
        }
        return false;
    }

    /** "The next spell you play this turn": whether the effect that says so is used up by playing this card. */
    public static boolean isUsedUp(EvolveTable t, Stated<Fact.PlayedCost> s, int seat, int card, int from) {
        return s.effect() != null && s.fact().nth() == Fact.PlayedCost.Nth.NEXT && appliesTo(t, s, seat, card, from);
    }

    /** The play points among costs. */
    public static int points(EvolveTable t, List<Cost> costs, Scope scope) {
        int sum = 0;
        for (int i = 0; i < costs.size(); i++) {
            sum += costs.get(i) instanceof Cost.Pay p ? Math.max(0, Amounts.value(t, p.points(), scope)) : 0;
        }
        return sum;
    }

    /** What an activated ability costs in play points. */
    public static int ability(EvolveTable t, int card, CardDef.Activated a, Scope scope) {
        int settled = settled(t, card, a);
        return settled == Table.NONE ? points(t, a.ability().costs(), scope) : settled;
    }

    /** The same if it does not depend on how it is played, else NONE; an evolve cost may have been changed. */
    static int settled(EvolveTable t, int card, CardDef.Activated a) {
        if (a.isEvolve()) {
            for (int i = t.effectCount() - 1; i >= 0; i--) {
                InForce e = t.effect(i);
                if (e.what() instanceof Modifier.EvolveCost c && e.subject().card() == card && t.isSame(e.subject())
                        && Expiry.isLive(e, t)) {
                    return c.n();
                }
            }
        }
        return a.points();
    }

    /** Whether an amount in a cost is for the player to say (10.6.2.2.2). */
    static boolean isChosen(Cost c, Item item) {
        return c instanceof Cost.Pay p && p.points() instanceof Amount.X && item.program().asksForX();
    }
}
