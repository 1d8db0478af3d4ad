package cardinal.evolve.rules;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.Kind;
import cardinal.evolve.table.EffectSoFar;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Movement;
import cardinal.evolve.table.Scope;
import cardinal.kernel.Image;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether conditions of card text hold. */
public final class Conditions {
    private Conditions() {
    }

    public static boolean holds(EvolveTable t, Condition c, Scope scope) {
        EffectSoFar effect = scope.effect();
        Item item = scope.item();
        int you = scope.you();
        return switch (c) {
            case Condition.Always a -> true;
            case Condition.Combo k -> t.players().played(you) + (scope.gone() != Table.NONE ? 1 : 0) >= k.n();
            case Condition.Spellchain s -> spells(t, you, item) >= s.n();
            case Condition.Necrocharge n -> cemetery(t, you, item) >= n.n();
            case Condition.EarthRite e -> item != null && item.has(Item.EARTH_RITE);
            case Condition.Overflow o -> t.players().maximum(you) >= 7;
            case Condition.Sanguine s -> t.active() == you && t.players().timesLostDefense(you) > 0;
            case Condition.Cards n -> n.compare().holds(Filters.count(t, n.filter(), scope), n.n());
            case Condition.CountersOn n ->
                    n.compare().holds(Amounts.value(t, new Amount.Counters(n.kind(), n.on()), scope), n.n());
            case Condition.LeaderDefense d -> d.compare()
                    .holds(t.leaderDefense(d.enemy() ? EvolveTable.opponent(you) : you), d.n());
            case Condition.HasPoints p -> hasPoints(t, p, you);
            case Condition.ItIs i -> itIs(t, i, scope);
            case Condition.Has h -> has(t, h, scope);
            case Condition.EnteredNotFrom e -> entered(item) != null && origin(item) != e.place().zone()
                    && origin(item) != Zone.NOWHERE;
            case Condition.EnteredFrom e -> entered(item) != null && origin(item) == e.place().zone();
            case Condition.EnteredByAbility e -> isEnteredByAbility(item);
            case Condition.Did d ->
                    effect != null && d.compare().holds(effect.done(t, d.deed(), d.filter()), d.n());
            case Condition.YouDid y -> effect != null && effect.did();
            case Condition.PlayedForMore p -> scope.source() != Table.NONE
                    && t.def(scope.source()).forMore() == p.more()
                    && (item != null && item.has(Item.FOR_MORE) || t.is(scope.source(), Flag.FOR_MORE));
            case Condition.ThisTurn h -> h.compare().holds(thisTurn(t, h, scope), h.n());
            case Condition.NthThisTurn n -> nth(t, item) == n.n();
            case Condition.Rolled r -> effect != null && r.results().contains(effect.rolled());
            case Condition.YourTurn y -> t.active() == you == y.yours();
            case Condition.OnYourField o ->
                    scope.source() != Table.NONE && t.piece(scope.source()).zone() == Zone.FIELD.of(you);
            case Condition.ThisIsIn i -> scope.source() != Table.NONE
                    && (Filters.zone(i.place(), you) >> t.piece(scope.source()).zone() & 1) != 0;
            case Condition.ThisIsNotIn i -> scope.source() != Table.NONE
                    && (Filters.zone(i.place(), you) >> t.piece(scope.source()).zone() & 1) == 0;
            case Condition.PaidMore p -> item != null && item.paid() >= Item.WHEN_PLAYING
                    && !item.has(Item.WITHOUT_COST);
            case Condition.Not not -> !holds(t, not.of(), scope);
            case Condition.All all -> {
                for (Condition part : all.parts()) {
                    if (!holds(t, part, scope)) {
                        yield false;
                    }
                }
                yield true;
            }
        };
    }

    /** Whether a passive ability states anything now. */
    public static boolean holds(EvolveTable t, Ability.Passive p, Scope scope) {
        return isTurn(t, p.turns(), scope.you()) && holds(t, p.condition(), scope);
    }

    /** A passive ability's statement: whether this is the one of its tiers that counts now (the last one that holds). */
    public static boolean holds(EvolveTable t, Ability.Passive p, Object statement, Scope scope) {
        return holds(t, p, scope) && (p.instead().isEmpty() || isPartOf(counting(t, p, scope), statement));
    }

    private static boolean isPartOf(Fact fact, Object statement) {
        return fact == statement || fact instanceof Fact.All all && all.parts().contains(statement);
    }

    static Fact counting(EvolveTable t, Ability.Passive p, Scope scope) {
        for (int i = p.instead().size() - 1; i >= 0; i--) {
            if (holds(t, p.instead().get(i).condition(), scope)) {
                return p.instead().get(i).fact();
            }
        }
        return p.fact();
    }

    public static boolean isTurn(EvolveTable t, Ability.Turns turns, int you) {
        return switch (turns) {
            case ANY -> true;
            case YOURS -> t.active() == you;
            case OPPONENTS -> t.active() != you;
        };
    }

    /** 13.3.1: spells in the cemetery, and what a fact counts with them; fixed while an effect is resolved (13.3.1.4). */
    private static int spells(EvolveTable t, int you, @Nullable Item item) {
        return item != null && item.spells() >= 0 ? item.spells() : countSpells(t, you);
    }

    /** 13.3.1.2. */
    public static int countSpells(EvolveTable t, int you) {
        int zone = Zone.CEMETERY.of(you);
        int n = 0;
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            n += t.def(card).isSpell() || Facts.countsForSpellchain(t, you, card) ? 1 : 0;
        }
        return n;
    }

    /** 13.5.1.2. */
    private static int cemetery(EvolveTable t, int you, @Nullable Item item) {
        return item != null && item.cemetery() >= 0 ? item.cemetery() : t.size(Zone.CEMETERY.of(you));
    }

    private static boolean hasPoints(EvolveTable t, Condition.HasPoints p, int you) {
        return switch (p.who()) {
            case EACH_PLAYER -> hasPoints(t, p, you, you) && hasPoints(t, p, you, EvolveTable.opponent(you));
            case EACH_OPPONENT, OPPONENT -> hasPoints(t, p, you, EvolveTable.opponent(you));
            default -> hasPoints(t, p, you, you);
        };
    }

    private static boolean hasPoints(EvolveTable t, Condition.HasPoints p, int you, int seat) {
        return p.compare().holds(Amounts.points(t, p.points(), seat), p.n());
    }

    private static boolean itIs(EvolveTable t, Condition.ItIs i, Scope scope) {
        Image was = scope.effect() == null ? null : scope.effect().lastOf(t, Selector.It.Word.IT);
        if (was != null) {
            return Filters.was(t, i.noun(), scope, was);
        }
        int card = it(t, Selector.It.Word.IT, scope);
        return card != Table.NONE && Filters.is(t, i.noun(), scope, card);
    }

    private static int it(EvolveTable t, Selector.It.Word word, Scope scope) {
        if (scope.effect() != null) {
            return scope.effect().first(t, word);
        }
        Item item = scope.item();
        List<Ref> meant = item == null ? List.of() : item.named().meant(word, true);
        return meant.isEmpty() ? Table.NONE : t.find(meant.getFirst());
    }

    private static boolean has(EvolveTable t, Condition.Has h, Scope scope) {
        Image was = lastOf(t, h.who(), scope);
        if (was != null) {
            return Filters.had(t, h.trait(), scope, was);
        }
        int card = switch (h.who()) {
            case Selector.This self -> scope.source();
            case Selector.YourLeader l -> t.leader(scope.you());
            case Selector.It it -> it(t, it.word(), scope);
            default -> Table.NONE;
        };
        return card != Table.NONE && Filters.has(t, h.trait(), scope, card);
    }

    /** 10.11.1, 10.7.4.1: what a card last was in the zone it has left, or null while it is there. */
    private static @Nullable Image lastOf(EvolveTable t, Selector who, Scope scope) {
        return switch (who) {
            case Selector.This self -> scope.item() == null ? null : scope.item().image();
            case Selector.It it -> scope.effect() == null ? null : scope.effect().lastOf(t, it.word());
            default -> null;
        };
    }

    private static EvolveEvent.@Nullable Moved entered(@Nullable Item item) {
        return item != null && item.cause() instanceof EvolveEvent.Moved m && m.what() == Kind.ENTERED ? m : null;
    }

    private static boolean isEnteredByAbility(@Nullable Item item) {
        EvolveEvent.Moved m = entered(item);
        return m != null && Movement.isByAbility(m.reason());
    }

    /** 5.4.3. */
    private static @Nullable Zone origin(@Nullable Item item) {
        EvolveEvent.Moved m = entered(item);
        return m == null ? null : Zone.at(m.origin());
    }

    /** Which card of those that its trigger speaks of: "when you play a spell, if it's your 3rd". */
    private static int nth(EvolveTable t, @Nullable Item item) {
        if (item == null || !(item.cause() instanceof EvolveEvent.Played p)) {
            return 0;
        }
        Filter like = likePlayed(item);
        if (like == null) {
            return p.nth();
        }
        Scope scope = Scope.of(item.source().card(), item.controller());
        int n = 0;
        for (int i = 0; i < t.historySize(); i++) {
            n += t.past(i) instanceof EvolveEvent.Played other && other.seat() == p.seat() && other.nth() <= p.nth()
                    && Filters.isOneOf(t, like, scope, other.card()) ? 1 : 0;
        }
        return n;
    }

    private static @Nullable Filter likePlayed(Item item) {
        for (Ability ability : item.program().text()) {
            if (ability instanceof Ability.Automatic auto && auto.when().getFirst() instanceof Trigger.Played played
                    && played.what() instanceof Trigger.Watch.Any any) {
                return any.filter();
            }
        }
        return null;
    }

    /** What has happened this turn to cards like these. */
    private static int thisTurn(EvolveTable t, Condition.ThisTurn h, Scope scope) {
        int n = 0;
        for (int i = 0; i < t.historySize(); i++) {
            boolean fits = switch (h.what()) {
                case DESTROYED -> t.past(i) instanceof EvolveEvent.Moved m && m.movement() == Movement.DESTROY
                        && was(t, h, scope, m);
                case RETURNED_TO_HAND -> t.past(i) instanceof EvolveEvent.Moved m && Zone.at(m.to()) == Zone.HAND
                        && was(t, h, scope, m);
                case LEFT_FIELD ->
                        t.past(i) instanceof EvolveEvent.Moved m && m.what() == Kind.LEFT && was(t, h, scope, m);
                case PUT_INTO_CEMETERY -> t.past(i) instanceof EvolveEvent.Moved m && m.what() == Kind.LEFT
                        && Zone.at(m.to()) == Zone.CEMETERY && was(t, h, scope, m);
                case DISCARDED -> t.past(i) instanceof EvolveEvent.Moved m && m.movement() == Movement.DISCARD
                        && Filters.wasOneOf(t, h.filter(), scope, m.image());
                case PLAYED -> t.past(i) instanceof EvolveEvent.Played p && p.seat() == scope.you()
                        && Filters.isOneOf(t, h.filter(), scope, p.card());
                case ATTACKED -> t.past(i) instanceof EvolveEvent.Attacked a
                        && Filters.isOneOf(t, h.filter(), scope, a.card());
                case EVOLVED -> t.past(i) instanceof EvolveEvent.Evolved e
                        && Filters.isOneOf(t, h.filter(), scope, e.card());
                case RACED ->
                        t.past(i) instanceof EvolveEvent.Raced r && Filters.isOneOf(t, h.filter(), scope, r.card());
            };
            n += fits ? 1 : 0;
        }
        return n;
    }

    private static boolean was(EvolveTable t, Condition.ThisTurn h, Scope scope, EvolveEvent.Moved m) {
        return m.what() == Kind.LEFT && Filters.wasOneOf(t, h.filter(), scope, m.image())
                && Filters.wasIn(h.filter(), scope, m.from());
    }
}
