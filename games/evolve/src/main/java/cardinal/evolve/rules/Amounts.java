package cardinal.evolve.rules;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Scope;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import java.util.List;

/** What numbers in card text come to. */
public final class Amounts {
    private Amounts() {
    }

    public static int value(EvolveTable t, Amount amount, Scope scope) {
        return switch (amount) {
            case Amount.Fixed f -> f.n();
            case Amount.Depending d ->
                    value(t, Conditions.holds(t, d.condition(), scope) ? d.then() : d.otherwise(), scope);
            case Amount.X x -> x(t, scope);
            case Amount.YourChoice c -> scope.item() == null ? 0 : scope.item().x();
            case Amount.NumberOf n -> Filters.count(t, n.filter(), scope);
            case Amount.StatOf s -> statOf(t, s.of(), s.stat(), scope);
            case Amount.PointsOf p -> points(t, p.points(), scope.you());
            case Amount.Times times -> times.n() * value(t, times.of(), scope);
            case Amount.HalfUp half -> (value(t, half.of(), scope) + 1) / 2;
            case Amount.Plus plus -> value(t, plus.of(), scope) + plus.n();
            case Amount.PlayedThisTurn p -> played(t, p, scope);
            case Amount.LeaderLostDefense l -> t.players().timesLostDefense(scope.you());
            case Amount.Counters c -> counters(t, c, scope);
            case Amount.DoneThisWay d -> scope.effect() == null ? 0 : scope.effect().done(t, d.deed(), null);
            case Amount.EngagedToPlay e ->
                    scope.effect() == null ? 0 : scope.effect().paid(t, Amount.Deed.ENGAGED, e.filter());
            case Amount.Rolled r -> scope.effect() == null ? 0 : scope.effect().rolled();
        };
    }

    /** 5.2.1.2: what the text says X is, or what the player said when playing (5.2.1.2.2). */
    private static int x(EvolveTable t, Scope scope) {
        Item item = scope.item();
        Amount x = scope.effect() != null ? scope.effect().x() : item != null ? item.program().x() : null;
        if (x == null || x instanceof Amount.YourChoice) {
            return item == null ? 0 : item.x();
        }
        return value(t, x, scope);
    }

    static int points(EvolveTable t, Amount.Points points, int seat) {
        return switch (points) {
            case PLAY_POINTS -> t.players().playPoints(seat);
            case MAXIMUM_PLAY_POINTS -> t.players().maximum(seat);
            case SUPER_EVOLUTION_POINTS -> t.players().superPoints(seat);
            case EVOLUTION_POINTS -> t.players().evolutionPoints(seat);
        };
    }

    /** Of several cards the sum. */
    private static int statOf(EvolveTable t, Selector of, Amount.Stat stat, Scope scope) {
        if (of instanceof Selector.YourLeader) {
            return t.leaderDefense(scope.you());
        }
        if (scope.effect() != null) {
            return scope.effect().statOf(t, of, stat);
        }
        if (of instanceof Selector.This && scope.source() != Table.NONE) {
            return stat(t, scope.source(), stat);
        }
        if (of instanceof Selector.Each each) {
            int sum = 0;
            for (int c = Filters.next(t, each.filter(), scope, 0); c != Table.NONE;
                    c = Filters.next(t, each.filter(), scope, c + 1)) {
                sum += stat(t, c, stat);
            }
            return sum;
        }
        Item item = scope.item();
        int sum = 0;
        for (Ref r : of instanceof Selector.It it && item != null ? item.named().meant(it.word(), true)
                : List.<Ref>of()) {
            sum += t.isSame(r) ? stat(t, r.card(), stat) : 0;
        }
        return sum;
    }

    /** 2.5, 2.7, 2.8; 5.24.2.1: only followers and leaders have attack and defense to refer to. */
    public static int stat(EvolveTable t, int card, Amount.Stat stat) {
        return switch (stat) {
            case COST -> t.def(card).cost();
            case ATTACK -> t.isFollower(card) ? t.attack(card) : 0;
            case DEFENSE -> t.zone(card) == Zone.LEADER || t.isFollower(card) ? t.defense(card) : 0;
        };
    }

    private static int played(EvolveTable t, Amount.PlayedThisTurn p, Scope scope) {
        int n = 0;
        for (int i = 0; i < t.historySize(); i++) {
            if (t.past(i) instanceof EvolveEvent.Played e && e.seat() == scope.you()
                    && !(p.excludingThis() && e.card() == scope.source())
                    && Filters.isOneOf(t, p.filter(), scope, e.card())) {
                n++;
            }
        }
        return n;
    }

    private static int counters(EvolveTable t, Amount.Counters c, Scope scope) {
        int lane = t.pool().lane(c.kind());
        int card = switch (c.on()) {
            case Selector.This s -> scope.source();
            case Selector.It i -> scope.effect() == null ? Table.NONE : scope.effect().first(t, i.word());
            default -> scope.source();
        };
        if (card == Table.NONE) {
            return 0;
        }
        if (scope.item() != null && scope.item().image() != null && c.on() instanceof Selector.This) {
            return scope.item().image().piece().counter(lane);
        }
        return t.piece(card).counter(lane);
    }

    /** The number of cards a filter counts, for "for every" (5.28). */
    public static int forEvery(EvolveTable t, int unit, Filter filter, Scope scope) {
        return Filters.count(t, filter, scope) / unit;
    }
}
