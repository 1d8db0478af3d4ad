package cardinal.evolve.rules;

import cardinal.evolve.program.Program;
import cardinal.evolve.card.Universe;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Kind;
import cardinal.evolve.table.Delayed;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Movement;
import cardinal.evolve.table.Phase;
import cardinal.evolve.table.Resolving;
import cardinal.evolve.table.Scope;
import cardinal.kernel.Ref;

/** 10.7: whether events and states meet trigger conditions, and whether abilities that wait for them are valid. */
public final class Triggers {
    private Triggers() {
    }

    /** 10.3.4: whether an ability of this card is valid where the card is. */
    public static boolean isValidWhere(EvolveTable t, CardDef.Automatic a, int card) {
        Zone zone = t.zone(card);
        return a.zone() == null ? zone == Zone.FIELD || zone == Zone.LEADER : zone == a.zone();
    }

    /** 10.3.2: whether a pending ability has become invalid since its condition was met. */
    public static boolean isInvalid(EvolveTable t, Item item) {
        if (isIdle(t, item.program(), item.controller())) {
            return true;
        }
        if (!t.pool().states(FactKind.ABILITIES_INVALID) || !t.isSame(item.source())) {
            return false;
        }
        int card = item.source().card();
        for (CardDef.Automatic a : t.face(card).automatic()) {
            if (a.program() == item.program() && isInvalid(t, a, card)) {
                return true;
            }
        }
        return false;
    }

    /** 10.3.2: "its [fanfare] abilities can't be performed". */
    public static boolean isInvalid(EvolveTable t, CardDef.Automatic a, int card) {
        return isIdle(t, a.program(), t.controller(card))
                || t.pool().states(FactKind.ABILITIES_INVALID) && isInvalid(a, Facts.invalidAbilities(t, card));
    }

    /** 14.5.1.2 of version 1.24.1: Union Burst is invalid with a deck that is not of its universe. */
    static boolean isIdle(EvolveTable t, Program program, int seat) {
        return program.isUnionBurst() && t.players().basis(seat) != Universe.GUILD;
    }

    public static boolean isInvalid(CardDef.Automatic a, int marks) {
        Filter.Mark mark = CardDef.mark(a.when());
        return mark != null && (marks >> mark.ordinal() & 1) != 0;
    }

    /** 10.7.6.1: whether an ability of an object is pending, or being played or resolved. */
    public static boolean isPending(EvolveTable t, Ref source, int ability) {
        for (int i = 0; i < t.pending().count(); i++) {
            if (t.pending().item(i).ability() == ability && t.pending().item(i).source().equals(source)) {
                return true;
            }
        }
        for (int i = t.depth() - 1; i >= 0; i--) {
            if (t.frame(i) instanceof Resolving r && r.item().ability() == ability
                    && r.item().source().equals(source)) {
                return true;
            }
        }
        return false;
    }

    /** The card that a delayed trigger means by "it" as the event happens. */
    public static int itOf(EvolveTable t, Delayed d, EvolveEvent e) {
        Ref it = d.named().it();
        if (e instanceof EvolveEvent.Moved m && m.image().ref().equals(it)) {
            return m.card();
        }
        return t.find(it);
    }

    /** Whether an event meets a trigger condition; me: the card that waits for it, it: what a delayed trigger means by "it". */
    public static boolean matches(EvolveTable t, Trigger when, EvolveEvent e, Scope scope, int me, int it) {
        int you = scope.you();
        return switch (when) {
            case Trigger.Fanfare f -> e.card() == me;
            case Trigger.LastWords l -> e instanceof EvolveEvent.Moved m && e.card() == me
                    && Zone.at(m.to()) == Zone.CEMETERY;
            case Trigger.OnEvolve o -> e.card() == me;
            case Trigger.OnSuperEvolve o -> e.card() == me;
            case Trigger.Bursts b -> watches(t, b.who(), e, scope, me, it);
            case Trigger.OnDrive o -> e.card() == me;
            case Trigger.Equips q -> e instanceof EvolveEvent.Equipped x && watches(t, q.who(),
                    q.side() == Trigger.Equips.Side.TOKEN ? x.card() : x.follower(), scope, me, it);
            case Trigger.DriveChecks d -> e instanceof EvolveEvent.DriveChecked c && c.seat() == you;
            case Trigger.SuperEvolves s -> watches(t, s.who(), e, scope, me, it);
            case Trigger.OnRace o -> e.card() == me;
            case Trigger.Strike s -> e instanceof EvolveEvent.Attacked a && a.card() == me && hits(t, s.target(), a);
            case Trigger.PhaseStart p -> e instanceof EvolveEvent.PhaseBegan b
                    && b.phase().name().equals(p.phase().name()) && isWhose(p.whose(), b.seat(), you);
            case Trigger.Enters n -> e instanceof EvolveEvent.Moved m && watches(t, n.who(), e, scope, me, it)
                    && comesFrom(n, m, you);
            case Trigger.PutByPlaying p -> e instanceof EvolveEvent.Moved m && Zone.at(m.from()) == Zone.RESOLUTION
                    && m.to() == Zone.FIELD.of(you) && watches(t, p.who(), e, scope, me, it);
            case Trigger.PutInto p ->
                    e instanceof EvolveEvent.Moved m && (Filters.zone(p.place(), you) >> m.to() & 1) != 0
                            && watchesMoved(t, p.who(), m, scope, me, it, false);
            case Trigger.Leaves l ->
                    e instanceof EvolveEvent.Moved m && watchesMoved(t, l.who(), m, scope, me, it, true);
            case Trigger.Destroyed d -> e instanceof EvolveEvent.Moved m
                    && m.movement() == Movement.DESTROY
                    && watchesMoved(t, d.who(), m, scope, me, it, true);
            case Trigger.PutIntoCemetery p -> e instanceof EvolveEvent.Moved m && Zone.at(m.to()) == Zone.CEMETERY
                    && watchesMoved(t, p.who(), m, scope, me, it, true);
            case Trigger.ReturnedToHand r -> e instanceof EvolveEvent.Moved m && Zone.at(m.to()) == Zone.HAND
                    && watchesMoved(t, r.who(), m, scope, me, it, true);
            case Trigger.Banished b -> e instanceof EvolveEvent.Moved m && Zone.at(m.to()) == Zone.BANISHED
                    && watchesMoved(t, b.who(), m, scope, me, it, true);
            case Trigger.Discarded d -> e instanceof EvolveEvent.Moved m
                    && m.movement() == Movement.DISCARD
                    && Facts.means(d.by(), you, m.image().piece().owner())
                    && watchesMoved(t, d.what(), m, scope, me, it, false);
            case Trigger.Played p -> e instanceof EvolveEvent.Played x && Facts.means(p.by(), you, x.seat())
                    && watchesAnywhere(t, p.what(), x.card(), scope, me, it)
                    && (!(p.what() instanceof Trigger.Watch.Any any) || Filters.wasIn(any.filter(), scope, x.from()));
            case Trigger.Evolves v -> watches(t, v.who(), e, scope, me, it);
            case Trigger.Races r -> watches(t, r.who(), e, scope, me, it);
            case Trigger.Attacks a -> e instanceof EvolveEvent.Attacked x && hits(t, a.target(), x)
                    && watches(t, a.who(), e, scope, me, it);
            case Trigger.Attacked a -> e instanceof EvolveEvent.Attacked x
                    && watches(t, a.who(), x.target(), scope, me, it);
            case Trigger.DealsDamage d -> e instanceof EvolveEvent.Damaged x && deals(t, d, x, scope, me, it);
            case Trigger.TakesDamage d -> e instanceof EvolveEvent.Damaged x && x.amount() >= d.least()
                    && DamageChanges.isKind(d.damage(), x.type(), t.zone(x.card()) != Zone.LEADER)
                    && watches(t, d.who(), e, scope, me, it);
            case Trigger.DefenseChanges d -> (d.gains() ? isDefenseGained(e) : isDefenseLost(e))
                    && watches(t, d.who(), e, scope, me, it);
            case Trigger.AttackChanges a -> e instanceof EvolveEvent.Given g
                    && (a.gains() ? g.attack() > 0 : g.attack() < 0) && watches(t, a.who(), e, scope, me, it);
            case Trigger.Selected s -> e instanceof EvolveEvent.Selected x && (!s.byOpponent() || x.seat() != you)
                    && watches(t, s.who(), e, scope, me, it);
            case Trigger.Draws d -> e instanceof EvolveEvent.Moved m
                    && m.movement() == Movement.DRAW && Facts.means(d.who(), you, m.by())
                    && !(d.outsideStartPhase() && t.phase() == Phase.START);
            case Trigger.CounterPut c -> e instanceof EvolveEvent.Counters x && x.n() > 0
                    && x.lane() == t.pool().lane(c.kind()) && watches(t, c.on(), e, scope, me, it);
            case Trigger.PointsIncrease p -> e instanceof EvolveEvent.PointsRaised x && x.seat() == you
                    && x.which() == p.points();
            case Trigger.Turned u -> watches(t, u.who(), e, scope, me, it);
            case Trigger.Shuffles s -> e instanceof EvolveEvent.Shuffled x && Facts.means(s.who(), you, x.seat());
            case Trigger.State s -> false;
        };
    }

    /** 5.26: of a leader or a follower. */
    private static boolean isDefenseGained(EvolveEvent e) {
        return e instanceof EvolveEvent.DefenseRaised || e instanceof EvolveEvent.Given g && g.defense() > 0;
    }

    /** 5.26, 5.13.1: damage is defense lost, too. */
    private static boolean isDefenseLost(EvolveEvent e) {
        return e instanceof EvolveEvent.DefenseLost || e instanceof EvolveEvent.Damaged
                || e instanceof EvolveEvent.Given g && g.defense() < 0;
    }

    private static boolean isWhose(Trigger.PhaseStart.Whose whose, int seat, int you) {
        return switch (whose) {
            case YOURS -> seat == you;
            case EACH_PLAYERS -> true;
            case EACH_OPPONENTS -> seat != you;
        };
    }

    private static boolean hits(EvolveTable t, Trigger.Strike.Target target, EvolveEvent.Attacked a) {
        boolean leader = t.zone(a.target()) == Zone.LEADER;
        return switch (target) {
            case ANY -> true;
            case FOLLOWER -> !leader;
            case LEADER -> leader;
        };
    }

    /** 5.4.3: directly from that zone, or played from it; reading: a token that is created comes from no zone at all. */
    private static boolean comesFrom(Trigger.Enters n, EvolveEvent.Moved m, int you) {
        if (n.from().isEmpty()) {
            return true;
        }
        if (Zone.at(m.origin()) == Zone.NOWHERE) {
            return false;
        }
        boolean named = false;
        for (Filter.Place place : n.from()) {
            named |= (Filters.zone(place, you) >> m.origin() & 1) != 0;
        }
        return named != n.other();
    }

    private static boolean deals(EvolveTable t, Trigger.DealsDamage d, EvolveEvent.Damaged x, Scope scope, int me,
            int it) {
        boolean leader = t.zone(x.card()) == Zone.LEADER;
        boolean to = switch (d.to()) {
            case ANYTHING -> true;
            case ENEMY_LEADER -> leader && x.seat() != scope.you();
            case FOLLOWER -> !leader;
            case ENEMY_FOLLOWERS -> !leader && x.seat() != scope.you();
        };
        return to && !x.source().isNone() && DamageChanges.isKind(d.damage(), x.type(), !leader)
                && watches(t, d.who(), x.source().card(), scope, me, it);
    }

    private static boolean watches(EvolveTable t, Trigger.Watch who, EvolveEvent e, Scope scope, int me, int it) {
        return watches(t, who, e.card(), scope, me, it);
    }

    private static boolean watches(EvolveTable t, Trigger.Watch who, int card, Scope scope, int me, int it) {
        return switch (who) {
            case Trigger.Watch.Me m -> card == me && Facts.isStill(t, m.kind(), card);
            case Trigger.Watch.It i -> card == it;
            case Trigger.Watch.Any any -> Filters.matches(t, any.filter(), scope, card);
            case Trigger.Watch.YourLeader l -> card == t.leader(scope.you());
            case Trigger.Watch.EnemyLeader l -> card == t.leader(EvolveTable.opponent(scope.you()));
        };
    }

    /** A card that is being played can be anywhere (4.4.3.1). */
    private static boolean watchesAnywhere(EvolveTable t, Trigger.Watch who, int card, Scope scope, int me, int it) {
        return who instanceof Trigger.Watch.Any any ? Filters.isOneOf(t, any.filter(), scope, card)
                : watches(t, who, card, scope, me, it);
    }

    /** 10.7.4.1.1, 10.7.4.1.2: from the field, and from a public zone into one that is not public, a card is looked at as it was. */
    private static boolean countsAsBefore(EvolveEvent.Moved m) {
        return m.what() == Kind.LEFT || Zone.at(m.from()).isPublic() && !Zone.at(m.to()).isPublic();
    }

    /** 10.7.4.1: of a card that left the field, as it was there; of others, as they are now or were in public. */
    private static boolean watchesMoved(EvolveTable t, Trigger.Watch who, EvolveEvent.Moved m, Scope scope, int me,
            int it, boolean fromField) {
        if (fromField && m.what() != Kind.LEFT) {
            return false;
        }
        return switch (who) {
            case Trigger.Watch.Me w -> m.card() == me;
            case Trigger.Watch.It i -> m.card() == it;
            case Trigger.Watch.Any any -> fromField || countsAsBefore(m)
                    ? Filters.wasOneOf(t, any.filter(), scope, m.image())
                            && (!fromField || Filters.wasIn(any.filter(), scope, m.from()))
                    : Filters.isOneOf(t, any.filter(), scope, m.card());
            default -> false;
        };
    }
}
