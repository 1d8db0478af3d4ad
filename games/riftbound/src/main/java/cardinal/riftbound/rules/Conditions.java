package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.table.Attachments;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;

/** Whether a condition of card text holds. What only an effect in progress knows is asked there. */
public final class Conditions {
    private Conditions() {
    }

    /** 728.1.c.2: this player has played a Main Deck card this turn, or made final one other than the card that asks. */
    public static boolean legion(RiftTable t, int seat, int card) {
        return seat != Table.NONE && (t.edition().legionAsksForAnother() ? t.players().hasFinalizedAnother(seat, card)
                : t.players().played(seat) > 0);
    }

    public static boolean holds(RiftTable t, Condition condition, Scope scope) {
        int you = scope.controller();
        return switch (condition) {
            case Condition.Always a -> true;
            case Condition.Legion l -> legion(t, you, scope.source());
            case Condition.AtLeast a ->
                    a.n() == 1 ? Filters.exists(t, a.filter(), scope) : Filters.count(t, a.filter(), scope) >= a.n();
            case Condition.ExcessDamage e -> you != Table.NONE && t.fight().lastCombat().excessOf(you) >= e.n();
            case Condition.None n -> !Filters.exists(t, n.filter(), scope);
            case Condition.IAm i -> scope.source() != Table.NONE && t.onBoard(scope.source())
                    && Filters.has(t, i.trait(), scope, scope.source());
            case Condition.IAmAt i -> scope.source() != Table.NONE && isAt(t, i.place(), scope);
            case Condition.IFightAlone f ->
                    scope.source() != Table.NONE && fights(t, scope.source(), f) && Filters.isAlone(t, scope.source());
            case Condition.HandAtLeast h -> you != Table.NONE && t.size(t.hand(you)) >= h.n();
            case Condition.HandAtMost h -> you != Table.NONE && t.size(t.hand(you)) <= h.n();
            case Condition.RunesAtLeast r -> you != Table.NONE && runes(t, you) >= r.n();
            case Condition.PowerSpent p -> you != Table.NONE && t.players().powerSpent(you) >= p.n();
            case Condition.DiscardedThisTurn d -> you != Table.NONE && t.players().hasDiscarded(you);
            case Condition.DiedThisTurn d -> hasDied(t, d.side(), you);
            case Condition.OpponentControlsBattlefield o -> opponentControls(t, you);
            case Condition.YouWithin w -> you != Table.NONE && Scoring.victoryScore(t) - t.teamPoints(you) <= w.n();
            case Condition.OpponentWithin w -> opponentWithin(t, you, w.n());
            case Condition.YourTurn y -> y.yours() ? t.turnPlayer() == you
                    : you != Table.NONE && !t.friends(t.turnPlayer(), you);
            case Condition.MovedThisTurn m ->
                    scope.source() != Table.NONE && t.piece(scope.source()).counter(Flag.MOVES) >= m.times();
            case Condition.ItIsSo i -> scope.it() != Table.NONE && t.onBoard(scope.it())
                    && Filters.has(t, i.trait(), scope, scope.it());
            case Condition.ItIs i -> scope.it() != Table.NONE && Filters.isKind(i.kind(), t.def(scope.it()));
            case Condition.Level l -> you != Table.NONE && t.players().xp(you) >= l.n();
            case Condition.XpAtLeast x -> you != Table.NONE && t.players().xp(you) >= x.n();
            case Condition.AttachedThisTurn a -> scope.source() != Table.NONE
                    && a.what() instanceof Selector.Attached gear && gear.card() != Selector.Attached.AS_WRITTEN
                    && Attachments.isNew(t, gear.card(), scope.source());
            case Condition.Both b -> holds(t, b.one(), scope) && holds(t, b.other(), scope);
            case Condition.Not n -> !holds(t, n.what(), scope);
            default -> throw new IllegalStateException("asked outside its effect: " + condition);
        };
    }

    private static boolean fights(RiftTable t, int card, Condition.IFightAlone how) {
        return how.attacking() && t.is(card, Flag.ATTACKER) || how.defending() && t.is(card, Flag.DEFENDER);
    }

    private static boolean isAt(RiftTable t, Filter.Place place, Scope scope) {
        int zone = t.piece(scope.source()).zone();
        return switch (place) {
            case AT_BATTLEFIELD -> t.battlefieldOf(zone) != Table.NONE;
            case IN_YOUR_BASE -> scope.controller() != Table.NONE && zone == t.base(scope.controller());
            case IN_BASE -> t.isBase(zone);
            case THERE -> zone == scope.there();
            case YOUR_TRASH -> zone == t.trash(t.piece(scope.source()).owner());
            case YOUR_HAND -> zone == t.hand(t.piece(scope.source()).owner());
            case IN_COMBAT -> Filters.isInCombat(t, scope.source());
            default -> t.isBoard(zone);
        };
    }

    private static int runes(RiftTable t, int seat) {
        int n = 0;
        int base = t.base(seat);
        for (int i = 0; i < t.size(base); i++) {
            if (t.def(t.cardAt(base, i)).isAlsoRune()) {
                n++;
            }
        }
        for (int b = 0; b < t.battlefields().count(); b++) {
            int zone = t.battlefield(b);
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                n += t.def(card).isAlsoRune() && t.controller(card) == seat ? 1 : 0;
            }
        }
        return n;
    }

    private static boolean hasDied(RiftTable t, Filter.Side side, int you) {
        for (int s = 0; s < t.seatCount(); s++) {
            boolean friend = you != Table.NONE && t.friends(you, s);
            boolean meant = switch (side) {
                case ENEMY, OPPONENT_CONTROLS -> !friend;
                case YOU_DONT_CONTROL -> you != s;
                case FRIENDLY, YOU_CONTROL, THEY_CONTROL, YOU_OWN -> friend;
                case ANY -> true;
            };
            if (meant && t.players().hasLostUnit(s)) {
                return true;
            }
        }
        return false;
    }

    private static boolean opponentControls(RiftTable t, int you) {
        for (int b = 0; b < t.battlefields().count(); b++) {
            int c = t.battlefields().controller(b);
            if (c != Table.NONE && you != Table.NONE && !t.friends(you, c)) {
                return true;
            }
        }
        return false;
    }

    private static boolean opponentWithin(RiftTable t, int you, int n) {
        for (int s = 0; s < t.seatCount(); s++) {
            if (you != Table.NONE && t.isIn(s) && !t.friends(you, s)
                    && Scoring.victoryScore(t) - t.teamPoints(s) <= n) {
                return true;
            }
        }
        return false;
    }
}
