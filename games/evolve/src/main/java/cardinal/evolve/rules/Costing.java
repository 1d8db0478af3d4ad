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
import cardinal.evolve.table.Values;
import cardinal.kernel.InForce;
import cardinal.kernel.Table;
import java.util.List;

/** What playing a card or ability costs in play points: changes to a value first, then more and less (10.10.2.4). */
public final class Costing {
    private Costing() {
    }

    /** 10.4.4.1: the least that is subtracted to play this card from where it is, with what was chosen to be paid in addition. */
    public static int card(EvolveTable t, int seat, int card, int paid) {
        return card(t, seat, card, paid, Table.NONE);
    }

    /** The same of a card that an effect has a player play for so many play points; NONE: for its cost. */
    static int card(EvolveTable t, int seat, int card, int paid, int forPoints) {
        return paid == 0 && !couldChange(t, card) ? forPoints == Table.NONE ? t.def(card).cost() : forPoints
                : added(t, price(t, seat, card, forPoints), seat, card, paid).least();
    }

    /**
     * What playing the card from where it is costs. It is settled as the card is specified: what is said of it there does not go with it into the
     * resolution zone (10.6.2.1, 10.9.2), and is meant all the same.
     *
     * @param forPoints  what an effect says it is played for, which sets its cost like any other effect (10.2.1.3.3), or NONE
     */
    public static Price price(EvolveTable t, int seat, int card, int forPoints) {
        Price price = Price.printed(t.def(card).cost());
        price = forPoints == Table.NONE ? price : price.setTo(forPoints);
        if (!couldChange(t, card)) {
            return price;
        }
        Scope scope = Scope.playing(card, seat);
        int from = t.piece(card).zone();
        if (t.pool().states(FactKind.COST_TO_PLAY)) {
            price = ofCard(t, price, card, from, scope);
        }
        return t.pool().states(FactKind.PLAYED_COST) ? ofPlayer(t, price, card, from, scope) : price;
    }

    /** The same with what was chosen to be paid in addition (10.4.7.3, 10.6.2.2.1). */
    public static Price added(EvolveTable t, Price price, int seat, int card, int paid) {
        if (paid == 0) {
            return price;
        }
        Price with = price;
        Ability.WhenPlaying[] extras = t.def(card).whenPlaying();
        for (int i = 0; i < extras.length; i++) {
            if ((paid & Item.WHEN_PLAYING << i) != 0 && extras[i].fact() instanceof Fact.CostToPlay c) {
                with = changed(t, with, c.change(), Scope.playing(card, seat));
            }
        }
        return (paid & Item.FOR_MORE) != 0 ? with.with(t.def(card).forMore()) : with;
    }

    private static Price changed(EvolveTable t, Price price, Fact.CostChange change, Scope scope) {
        return switch (change) {
            case Fact.CostChange.Less l -> price.with(-Amounts.value(t, l.n(), scope));
            case Fact.CostChange.More m -> price.with(Amounts.value(t, m.n(), scope));
            case Fact.CostChange.Exactly e -> price.setTo(e.n());
        };
    }

    /** Whether anything says what the card costs but its printed cost. */
    private static boolean couldChange(EvolveTable t, int card) {
        return FactKind.COST_TO_PLAY.isIn(t.def(card).stated()) || couldState(t, FactKind.COST_TO_PLAY)
                || couldState(t, FactKind.PLAYED_COST);
    }

    private static boolean couldState(EvolveTable t, FactKind<?> kind) {
        return t.pool().states(kind) && t.stated().couldState(kind);
    }

    /** The card's own text is valid wherever it is played from (10.3.4), given or printed; others' about it as usual. */
    private static Price ofCard(EvolveTable t, Price before, int card, int from, Scope scope) {
        Price price = ofText(t, before, t.def(card), from, scope);
        List<Values.Grant> grants = t.values().grants();
        for (int i = 0; i < grants.size(); i++) {
            if (grants.get(i).card() == card) {
                price = ofText(t, price, grants.get(i).ability(), from, scope);
            }
        }
        for (Stated<Fact.CostToPlay> s : Facts.all(t, FactKind.COST_TO_PLAY)) {
            if ((s.scope().source() != card || s.subject() != Table.NONE || !(s.fact().who() instanceof Selector.This))
                    && Facts.covers(t, s, card)) {
                price = changed(t, price, s.fact(), from, scope);
            }
        }
        return price;
    }

    private static Price ofText(EvolveTable t, Price before, CardDef text, int from, Scope scope) {
        Price price = before;
        for (Passive p : text.passives()) {
            if (FactKind.COST_TO_PLAY.isIn(p.stated()) && Conditions.holds(t, p.ability(), scope)
                    && Conditions.counting(t, p.ability(), scope) instanceof Fact.CostToPlay c
                    && c.who() instanceof Selector.This) {
                price = changed(t, price, c, from, scope);
            }
        }
        return price;
    }

    private static Price changed(EvolveTable t, Price price, Fact.CostToPlay c, int from, Scope scope) {
        return !c.fromExArea() || Zone.at(from) == Zone.EX ? changed(t, price, c.change(), scope) : price;
    }

    /** "The 1st spell you play each turn costs 1 less": of all cards that are played (4.4.3.1). */
    private static Price ofPlayer(EvolveTable t, Price before, int card, int from, Scope scope) {
        Price price = before;
        for (Stated<Fact.PlayedCost> s : Facts.all(t, FactKind.PLAYED_COST)) {
            if (appliesTo(t, s, scope.you(), card, from)) {
                price = changed(t, price, s.fact().change(), scope);
            }
        }
        return price;
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
    public static int ability(EvolveTable t, int card, CardDef.Activated a, Item item) {
        int settled = settled(t, card, a);
        return settled == Table.NONE ? points(t, a.ability().costs(), Scope.of(item)) : settled;
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
        return c instanceof Cost.Pay p && item.program().asksForX()
                && (p.points() instanceof Amount.X || p.points() instanceof Amount.Times times
                        && times.of() instanceof Amount.X);
    }
}
