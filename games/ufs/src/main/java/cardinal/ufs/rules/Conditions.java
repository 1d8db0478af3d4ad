package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Restriction;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Who;
import cardinal.ufs.card.CardType;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Deed;
import cardinal.ufs.table.Status;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** Whether a condition of card text holds at the moment it is asked (K.3.5). */
public final class Conditions {
    private Conditions() {
    }

    public static boolean holds(UfsTable t, Bindings b, Condition condition) {
        // those that are asked most often first: they are told apart one after the other
        return switch (condition) {
            case Condition.Is i -> is(t, b, i);
            case Condition.IsIn i -> isIn(t, b, i);
            case Condition.At a -> any(t, b, a.who(), seat -> isAt(t, a.state(), seat));
            case Condition.Have h -> has(t, b, h.who(), h.what());
            case Condition.ThereIs x -> enough(t, b, x.what(), Counts.of(t, b, x.what().filter(), Table.NONE));
            case Condition.HaveNo h -> hasNo(t, b, h);
            case Condition.HaveMore h -> hasMore(t, b, h);
            case Condition.HealthIs h ->
                    any(t, b, h.who(), seat -> allows(t, b, h.limit(), t.fighters().vitality(seat)));
            case Condition.Measures m -> measures(t, b, m);
            case Condition.CharacterIs c -> characterIs(t, b, c);
            case Condition.HasTrait h -> hasTrait(t, b, h.card(), h.trait(), h.not());
            case Condition.Happened h -> Tally.holds(t, b, h);
            case Condition.IsOnly o -> isOnly(t, b, o);
            case Condition.IsNth n -> isNth(t, b, n);
            case Condition.PlayedTimes p -> allows(t, b, p.times(), History.timesPlayed(t, b, p.period()));
            case Condition.TimesPlayed p -> matches(p.nth(), History.timesPlayed(t, b, p.nth().period()));
            case Condition.Did d -> switch (d.answer()) {
                case DO, DID, PASS -> b.did();
                case DO_NOT, DID_NOT, CANNOT, COULD_NOT, FAIL -> !b.did();
            };
            case Condition.Turn x -> Players.includes(t, b, x.whose(), t.active());
            case Condition.AtMaximum m ->
                    any(t, b, m.who(), seat -> t.fighters().vitality(seat) >= t.fighters().maximumVitality(seat));
            case Condition.VitalIs v -> Vitals.is(t, b, v);
            case Condition.VitalMeasures v -> Vitals.measures(t, b, v);
            case Condition.VitalCompares v -> Vitals.compares(t, b, v);
            case Condition.MatchesNamed m -> NamedThings.matches(t, b, m);
            case Condition.ShareAll s -> shareAll(t, b, s);
            case Condition.PlayedFrom p -> playedFrom(t, b, p);
            case Condition.Attacking a -> isAttacking(t, b, a.who()) != a.not();
            case Condition.AttackWas a -> attackWas(t, b, a);
            case Condition.DoneThisWay d -> doneThisWay(t, b, d);
            case Condition.HaveCounters h -> h.who() == Who.NOBODY
                    ? allows(t, b, h.limit(), Amounts.count(t, b, h.counters()))
                    : any(t, b, h.who(), seat -> allows(t, b, h.limit(),
                            Amounts.count(t, b.they() == seat ? b : b.about(seat), h.counters())));
            case Condition.And a -> all(t, b, a.parts(), true);
            case Condition.Or o -> !all(t, b, o.parts(), false);
        };
    }

    /** Whether all parts hold, or (not) all of them fail. */
    private static boolean all(UfsTable t, Bindings b, List<Condition> parts, boolean hold) {
        for (int i = 0; i < parts.size(); i++) {
            if (holds(t, b, parts.get(i)) != hold) {
                return false;
            }
        }
        return true;
    }

    public static boolean allHold(UfsTable t, Bindings b, List<Condition> conditions) {
        return all(t, b, conditions, true);
    }

    // ---- players ---------------------------------------------------------------------------------------------------------

    @FunctionalInterface
    private interface OfSeat {
        boolean is(int seat);
    }

    /** Of both players or each of them it has to be true of both. */
    private static boolean any(UfsTable t, Bindings b, Who who, OfSeat what) {
        int seats = Players.mask(t, b, who);
        if (who == Who.BOTH || who == Who.EACH) {
            return what.is(0) && what.is(1);
        }
        return (seats & 1) != 0 && what.is(0) || (seats & 2) != 0 && what.is(1);
    }

    private static boolean has(UfsTable t, Bindings b, Who who, Selector.Some what) {
        return any(t, b, who, seat -> enough(t, b, what, countOf(t, b, seat, what.filter())));
    }

    private static boolean hasNo(UfsTable t, Bindings b, Condition.HaveNo h) {
        return h.who() == Who.NOBODY ? Counts.of(t, b, h.what(), Table.NONE) == 0
                : any(t, b, h.who(), seat -> countOf(t, b, seat, h.what()) == 0);
    }

    /** "they" inside speaks of the player who is asked about. */
    private static int countOf(UfsTable t, Bindings b, int seat, Filter f) {
        boolean theirs =
                f.side() == Filter.Side.THEIRS || f.place().whose() == Who.THEY || f.place().whose() == Who.SAME;
        Bindings about = theirs && b.they() != seat ? b.about(seat) : b;
        return f.areDifferent() ? Cards.differentNames(t, Cards.all(t, about, f, seat))
                : Counts.of(t, about, f, seat);
    }

    /** "a foundation" is one or more; a number is meant as it is written. */
    static boolean enough(UfsTable t, Bindings b, Selector.Some what, int n) {
        return what.article() && what.count().than() == Limit.Than.EXACTLY ? n >= 1 : allows(t, b, what.count(), n);
    }

    static boolean allows(UfsTable t, Bindings b, Limit limit, int n) {
        return limit.allows(n, Amounts.of(t, b, limit.n()));
    }

    /** "this attack's speed is less than its printed speed": of the card whose value is measured. */
    private static boolean measures(UfsTable t, Bindings b, Condition.Measures m) {
        Bindings about = m.amount() instanceof Amount.Of(Selector card, var property, var printed, var words)
                && (m.limit().n() instanceof Amount.Twice(Amount once) ? once
                        : m.limit().n()) instanceof Amount.Of(Selector.It it, var p, var q, var w)
                                ? b.mentioning(Cards.of(t, b, card)) : b;
        return allows(t, about, m.limit(), Amounts.of(t, b, m.amount()));
    }

    private static boolean hasMore(UfsTable t, Bindings b, Condition.HaveMore h) {
        int one = Players.seat(t, b, h.who());
        int other = Players.seat(t, b, h.than());
        if (one == Table.NONE || other == Table.NONE) {
            return false;
        }
        int difference = quantity(t, b, h.what(), one, one) - quantity(t, b, h.what(), one, other);
        return (h.more() ? difference : -difference) >= h.least();
    }

    private static int quantity(UfsTable t, Bindings b, Condition.Quantity what, int one, int seat) {
        return switch (what) {
            case Condition.Quantity.Cards c -> countOf(t, b, seat, seat == one ? c.filter() : theirs(t, b, c, one));
            case Condition.Quantity.Stat s -> Amounts.stat(t, seat, s.stat(), false);
        };
    }

    /** "you have fewer cards in your hand than your rival": than they have in theirs. */
    private static Filter theirs(UfsTable t, Bindings b, Condition.Quantity.Cards cards, int one) {
        Place place = cards.filter().place();
        return place.zones().isEmpty() || Players.seat(t, b, place.whose()) != one ? cards.filter()
                : cards.filter().at(new Place(Who.THEY, place.zones(), place.join(), place.preposition()));
    }

    /** K.3.18, K.3.19. */
    static boolean isAt(UfsTable t, Restriction.Word state, int seat) {
        return switch (state) {
            case DESPERATION -> t.fighters().atDesperation(seat);
            case DEADLOCK -> AbilityPlay.isAtDeadlock(t, seat);
            case FIRST, COMBO -> true;
        };
    }

    /** Nobody in particular: whether the card the text is on is being attacked. */
    private static boolean isAttacking(UfsTable t, Bindings b, Who who) {
        AttackInfo a = t.attack();
        if (a == null || a.target().isNone()) {
            return false;
        }
        return who == Who.NOBODY ? a.target().card() == b.source().card() : Players.includes(t, b, who, a.attacker());
    }

    // ---- cards -------------------------------------------------------------------------------------------------------------

    /** All of the cards; a card that is not there is nothing. */
    private static boolean is(UfsTable t, Bindings b, Condition.Is i) {
        List<Ref> cards = Cards.of(t, b, i.card());
        for (int k = 0; k < cards.size(); k++) {
            Subject s = Subject.recalled(t, b, cards.get(k));
            if (s == null || Filters.fits(t, b, i.what(), s) == i.not()) {
                return false;
            }
        }
        return !cards.isEmpty();
    }

    private static boolean hasTrait(UfsTable t, Bindings b, Selector card, Trait trait, boolean not) {
        List<Ref> cards = Cards.of(t, b, card);
        for (int k = 0; k < cards.size(); k++) {
            Subject s = Subject.recalled(t, b, cards.get(k));
            if (s == null || Filters.has(t, b, trait, s) == not) {
                return false;
            }
        }
        return !cards.isEmpty();
    }

    /** K.2.7. */
    private static boolean characterIs(UfsTable t, Bindings b, Condition.CharacterIs c) {
        int seat = Players.seat(t, b, c.whose());
        if (seat == Table.NONE) {
            return false;
        }
        for (int i = 0; i < c.names().size(); i++) {
            if (Traits.isNamed(t.state(t.starter(seat)), c.names().get(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOnly(UfsTable t, Bindings b, Condition.IsOnly o) {
        List<Ref> all = Cards.all(t, b, o.among(), b.controller());
        List<Ref> cards = Cards.of(t, b, o.card());
        return all.size() == 1 && !cards.isEmpty() && all.getFirst().card() == cards.getFirst().card();
    }

    private static boolean shareAll(UfsTable t, Bindings b, Condition.ShareAll s) {
        List<Ref> cards = Cards.of(t, b, s.cards());
        for (int i = 0; i < cards.size(); i++) {
            for (int k = 0; k < i; k++) {
                Subject one = Subject.recalled(t, b, cards.get(i));
                Subject other = Subject.recalled(t, b, cards.get(k));
                boolean share = one != null && other != null && Sharing.shares(s.what(), one.state(), other.state(),
                        t.edition().symbols(one.state()), t.edition().symbols(other.state()));
                if (share == s.none()) {
                    return false;
                }
            }
        }
        return cards.size() > 1;
    }

    private static boolean isIn(UfsTable t, Bindings b, Condition.IsIn i) {
        List<Ref> cards = Cards.of(t, b, i.card());
        for (int k = 0; k < cards.size(); k++) {
            int card = cards.get(k).card();
            if (!Filters.isAt(t, b, i.place(), t.piece(card).zone())) {
                return false;
            }
            for (int s = 0; s < i.states().size(); s++) {
                if (!Filters.has(t, b, i.states().get(s), Subject.now(t, card))) {
                    return false;
                }
            }
        }
        return !cards.isEmpty();
    }

    /** A card is played from a zone of its owner (D.1). */
    private static boolean playedFrom(UfsTable t, Bindings b, Condition.PlayedFrom p) {
        List<Ref> cards = Cards.of(t, b, p.card());
        if (cards.isEmpty()) {
            return false;
        }
        int card = cards.getFirst().card();
        int kind = History.playedFrom(t, card);
        if (kind < 0) {
            return false;
        }
        boolean theirs = Players.includes(t, b, p.place().whose(), t.piece(card).owner());
        boolean named = false;
        for (int i = 0; i < p.place().zones().size(); i++) {
            named |= theirs && Places.kindOf(p.place().zones().get(i)) == kind;
        }
        return named != p.other();
    }

    /** What this effect or its cost did; "you milled" is by the player whose cards they are (K.2.4). */
    private static boolean doneThisWay(UfsTable t, Bindings b, Condition.DoneThisWay d) {
        int n = 0;
        for (int i = 0; i < b.deeds().size(); i++) {
            Deed deed = b.deeds().get(i);
            if (!SameAct.isAlso(deed.act(), d.act())) {
                continue;
            }
            for (Ref ref : deed.cards()) {
                Subject s = Subject.recalled(t, b, ref);
                n += s != null && Players.includes(t, b, d.who(), s.piece().owner())
                        && Patterns.isSubject(t, b, d.what(), s) ? 1 : 0;
            }
        }
        boolean so = d.what() instanceof Selector.Some some ? n > 0 && enough(t, b, some, n) : n > 0;
        return so != d.none();
    }

    // ---- what happened -------------------------------------------------------------------------------------------------------

    /**
     * K.3.9.1: of the attack in its sequence, or else of the card the text is on. "After you play an attack, if this is your second attack"
     * is about what was played, which does not attack yet.
     */
    private static boolean isNth(UfsTable t, Bindings b, Condition.IsNth n) {
        AttackInfo a = t.attack();
        boolean played = b.event() != null && !b.it().isEmpty()
                && t.state(b.it().getFirst().card()).is(CardType.ATTACK);
        int card = played ? b.it().getFirst().card() : a == null ? b.source().card() : a.card().card();
        int seats = Players.mask(t, b, n.whose());
        if (card == Table.NONE || (seats >> t.piece(card).owner() & 1) == 0) {
            return false;
        }
        return matches(n.nth(),
                NextCards.ordinal(t, b, n.of(), seats, Periods.begin(t, b, n.nth().period()), card, false));
    }

    /** Of attacks that have resolved; one that has not been is neither blocked nor unblocked. */
    private static boolean attackWas(UfsTable t, Bindings b, Condition.AttackWas a) {
        UfsEvent.Resolved r = History.resolvedAttack(t, b, Players.mask(t, b, a.whose()), a.nth(), a.period());
        if (r == null) {
            return false;
        }
        boolean so = switch (a.fate()) {
            case BLOCKED -> r.status().isBlocked();
            case COMPLETELY_BLOCKED -> r.status() == Status.COMPLETE;
            case PARTIALLY_BLOCKED -> r.status() == Status.PARTIAL;
            case DEALT_DAMAGE -> r.dealt() > 0;
        };
        return so != a.not();
    }

    static boolean matches(Happening.Nth nth, int n) {
        return nth.n() == 0 || (nth.orGreater() ? n >= nth.n() : n == nth.n());
    }

    static boolean isStatus(Trait.Is how, Status status) {
        return switch (how) {
            case BLOCKED -> status.isBlocked();
            case UNBLOCKED -> status == Status.UNBLOCKED;
            case COMPLETELY_BLOCKED -> status == Status.COMPLETE;
            case PARTIALLY_BLOCKED -> status == Status.PARTIAL;
            default -> false;
        };
    }
}
