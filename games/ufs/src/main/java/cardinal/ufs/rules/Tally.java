package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.program.State;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * K.3.5: what a condition about the past counts to its number. "2 or more attacks" are so many cards, in one event or in several; "5 or more
 * health" is the sum of all that was lost; without a number once is enough. Of each player it has to be true of both, each for their own.
 */
final class Tally {
    private static final int FIRST = 1;
    private static final int SECOND = 2;

    private Tally() {
    }

    static boolean holds(UfsTable t, Bindings b, Condition.Happened h) {
        return switch (who(h.what())) {
            case BOTH, EACH -> holds(t, b, h, FIRST) && holds(t, b, h, SECOND);
            case ANY, EITHER -> holds(t, b, h, FIRST) || holds(t, b, h, SECOND);
            default -> holds(t, b, h, Players.EVERYBODY);
        };
    }

    /** Whose deeds are counted, where a player is the subject. */
    private static Who who(Happening what) {
        return switch (what) {
            case Happening.Plays x -> x.who();
            case Happening.PlaysAbility x -> x.who();
            case Happening.ChoosesOption x -> x.who();
            case Happening.RepeatsAbility x -> x.who();
            case Happening.Blocks x -> x.who();
            case Happening.TakesDamage x -> x.who();
            case Happening.PlayerDeals x -> x.who();
            case Happening.Does x -> x.who();
            case Happening.Checks x -> x.who();
            case Happening.ChecksCard x -> x.who();
            case Happening.ChecksNumber x -> x.who();
            case Happening.Changes x -> x.by();
            case Happening.Health x -> x.who();
            case Happening.Cycles x -> x.who();
            case Happening.LevelsUp x -> x.who();
            case Happening.CountersChange x -> x.who();
            default -> Who.NOBODY;
        };
    }

    private static boolean holds(UfsTable t, Bindings b, Condition.Happened h, int seats) {
        if (h.times().isPresent()) {
            return Conditions.allows(t, b, h.times().get(), events(t, b, h.what(), h.period(), seats)) != h.not();
        }
        Limit points = points(h.what());
        if (points != null) {
            return sums(t, b, h, points, seats) != h.not();
        }
        Happening.Nth nth = nth(h.what());
        if (nth.n() > 0) { // "has played their third attack": so many there have been
            Period period = h.period() == Period.UNSAID ? nth.period() : h.period();
            return events(t, b, h.what(), period, seats) >= nth.n() != h.not();
        }
        Selector.Some group = group(h.what());
        if (group == null || h.not() && Matching.isPlainOne(group)) {
            return events(t, b, h.what(), h.period(), seats) > 0 != h.not();
        }
        return Conditions.enough(t, b, group, cards(t, b, h.what(), h.period(), seats, group.filter().areDifferent()))
                != h.not();
    }

    private static Happening.Nth nth(Happening what) {
        return switch (what) {
            case Happening.Plays p -> p.nth();
            case Happening.PlaysAbility p -> p.nth();
            default -> Happening.Nth.ANY;
        };
    }

    /** The cards of a happening that are described and counted; null where one is meant. */
    private static Selector.@Nullable Some group(Happening what) {
        Selector cards = switch (what) {
            case Happening.Plays p -> p.card();
            case Happening.Does d -> d.cards();
            case Happening.Goes g -> g.card();
            case Happening.Blocks x -> Patterns.isSaid(x.attack()) ? x.attack() : x.with();
            case Happening.IsBlocked x -> x.attack();
            case Happening.DealsDamage d -> d.attack();
            case Happening.Resolves r -> r.attack();
            case Happening.ChecksCard c -> c.card();
            default -> Happening.NOTHING_SAID;
        };
        return cards instanceof Selector.Some some ? some : null;
    }

    /** Whether a number is said of the cards, and not just "a card". */
    static boolean isCounted(Happening what) {
        Selector.Some some = group(what);
        return some != null && !Matching.isPlainOne(some);
    }

    // ---- events and cards --------------------------------------------------------------------------------------------------

    private static int events(UfsTable t, Bindings b, Happening what, Period period, int seats) {
        int n = 0;
        int end = Periods.end(t, period);
        for (int i = Periods.begin(t, b, period); i < end; i++) {
            if (t.past(i) instanceof UfsEvent e && isBy(what, e, seats) && Patterns.fits(t, b, what, e, null)) {
                n++;
            }
        }
        return n;
    }

    private static boolean isBy(Happening what, UfsEvent e, int seats) {
        if (seats == Players.EVERYBODY) {
            return true;
        }
        int seat = what instanceof Happening.PlayerDeals && e instanceof UfsEvent.DamageDealt d ? d.attacker()
                : e.seat();
        return seat >= 0 && (seats >> seat & 1) != 0;
    }

    /** How many cards it happened to: one that has become a new object since counts anew. different: as many names. */
    static int cards(UfsTable t, Bindings b, Happening what, Period period, int seats, boolean different) {
        List<Ref> cards = new ArrayList<>();
        List<State> states = new ArrayList<>();
        int end = Periods.end(t, period);
        for (int i = Periods.begin(t, b, period); i < end; i++) {
            if (t.past(i) instanceof UfsEvent e && isBy(what, e, seats) && Patterns.fits(t, b, what, e, null)) {
                Ref card = card(what, e);
                if (cards.contains(card)) {
                    continue;
                }
                cards.add(card);
                State state = state(t, e, card);
                if (!different || states.stream().noneMatch(o -> Sharing.sharesName(o, state))) {
                    states.add(state);
                }
            }
        }
        return different ? states.size() : cards.size();
    }

    private static Ref card(Happening what, UfsEvent e) {
        return switch (e) {
            case UfsEvent.Moved m -> m.image().ref();
            case UfsEvent.Turned x -> x.image().ref();
            case UfsEvent.Done d -> d.card();
            case UfsEvent.Tried x -> x.card();
            case UfsEvent.Played x -> x.card();
            case UfsEvent.Checked x -> x.card();
            case UfsEvent.StatusSet s -> what instanceof Happening.Blocks x && !Patterns.isSaid(x.attack())
                    ? s.block() : s.attack();
            case UfsEvent.DamageDealt d -> d.attack();
            case UfsEvent.Resolved r -> r.attack();
            default -> Ref.NONE;
        };
    }

    /** The card as it was then, where the event knows it. */
    private static State state(UfsTable t, UfsEvent e, Ref card) {
        return switch (e) {
            case UfsEvent.Moved m -> Subject.of(t, m.image()).state();
            case UfsEvent.Turned x -> Subject.of(t, x.image()).state();
            case UfsEvent.Played x -> Subject.of(t, x.image()).state();
            default -> t.state(card.card());
        };
    }

    // ---- points ------------------------------------------------------------------------------------------------------------

    /** The number that is measured against a sum: of health, damage, counters. */
    private static @Nullable Limit points(Happening what) {
        return switch (what) {
            case Happening.Health h -> h.size().orElse(null);
            case Happening.CountersChange c -> c.count();
            case Happening.DealsDamage d when !d.no() -> damage(d.limit());
            case Happening.TakesDamage d -> damage(d.limit());
            case Happening.PlayerDeals d -> damage(d.limit());
            default -> null;
        };
    }

    private static @Nullable Limit damage(Happening.DamageLimit limit) {
        return limit instanceof Happening.DamageLimit.Some some ? some.limit() : null;
    }

    /** "an attack has dealt 5 or more damage" is true of one attack; all else is added up. */
    private static boolean sums(UfsTable t, Bindings b, Condition.Happened h, Limit limit, int seats) {
        boolean apart = h.what() instanceof Happening.DealsDamage d && d.attack() instanceof Selector.Some
                || h.what() instanceof Happening.TakesDamage x && x.from() instanceof Selector.Some;
        if (!apart) {
            return Conditions.allows(t, b, limit, sum(t, b, h, Ref.NONE, seats));
        }
        int end = Periods.end(t, h.period());
        for (int i = Periods.begin(t, b, h.period()); i < end; i++) {
            if (t.past(i) instanceof UfsEvent.DamageDealt d && isBy(h.what(), d, seats)
                    && Patterns.fitsUnmeasured(t, b, h.what(), d)
                    && Conditions.allows(t, b, limit, sum(t, b, h, d.attack(), seats))) {
                return true;
            }
        }
        return false;
    }

    private static int sum(UfsTable t, Bindings b, Condition.Happened h, Ref attack, int seats) {
        int sum = 0;
        int end = Periods.end(t, h.period());
        for (int i = Periods.begin(t, b, h.period()); i < end; i++) {
            if (t.past(i) instanceof UfsEvent e && isBy(h.what(), e, seats)
                    && (attack.isNone() || e instanceof UfsEvent.DamageDealt d && d.attack().equals(attack))
                    && Patterns.fitsUnmeasured(t, b, h.what(), e)) {
                sum += points(e);
            }
        }
        return sum;
    }

    private static int points(UfsEvent e) {
        return switch (e) {
            case UfsEvent.Health h -> Math.abs(h.change());
            case UfsEvent.DamageDealt d -> d.amount();
            case UfsEvent.Counters c -> Math.abs(c.change());
            default -> 0;
        };
    }
}
