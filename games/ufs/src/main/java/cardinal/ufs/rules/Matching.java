package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.When;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** H.2.3.2.4.2.1, J.3.2.1: whether a game event is what a response or a fired effect waits for. */
public final class Matching {
    private Matching() {
    }

    /**
     * Null when the event is another one; else what the listener knows from it: the event, the cards it was about as "it",
     * the player who acted as "they", and its number.
     */
    public static @Nullable Bindings answers(UfsTable t, When when, Occurrence what, Bindings listener) {
        Bindings asking = listener.event() == what ? listener.answering(null) : listener;
        if (when.what() instanceof Happening.EitherOf e) {
            Bindings one = answers(t, when.about(e.one()), what, listener);
            return one != null ? one : answers(t, when.about(e.other()), what, listener);
        }
        UfsEvent first = first(t, when, what, asking);
        if (first == null) {
            return null;
        }
        List<Ref> cards = cards(t, asking, when, what.parts());
        Bindings b = listener.answering(what).counting(number(first));
        int seat = first.seat();
        b = seat == Table.NONE ? b : b.about(seat);
        return cards.isEmpty() ? b : b.mentioning(cards);
    }

    /** Whether the event is what a listener waits for that does not know of it yet. */
    static boolean isMet(UfsTable t, When when, Occurrence what, Bindings asking) {
        return first(t, when, what, asking) != null;
    }

    /** The first part of the event that fits, if the whole of it is enough; else null. */
    private static @Nullable UfsEvent first(UfsTable t, When when, Occurrence what, Bindings asking) {
        if (!Periods.isNow(t, asking, when.during())) {
            return null;
        }
        if (when.what() instanceof Happening.EitherOf e) {
            UfsEvent one = first(t, when.about(e.one()), what, asking);
            return one != null ? one : first(t, when.about(e.other()), what, asking);
        }
        List<UfsEvent> parts = what.parts();
        UfsEvent first = null;
        UfsEvent last = null;
        int n = 0;
        for (int i = 0; i < parts.size(); i++) {
            if (Patterns.fits(t, asking, when.what(), parts.get(i), when.timing())) {
                first = first == null ? parts.get(i) : first;
                last = parts.get(i);
                n++;
            }
        }
        boolean met = n > 0 && isEnough(t, asking, when.what(), n) && isNth(t, asking, when.what(), n, last);
        return met ? first : null;
    }

    /** "1 or more cards": the number is of all cards of the one event. */
    private static boolean isEnough(UfsTable t, Bindings b, Happening what, int n) {
        Selector cards = switch (what) {
            case Happening.Does d -> d.cards();
            case Happening.Goes g -> g.card();
            default -> Happening.NOTHING_SAID;
        };
        return !(cards instanceof Selector.Some some) || isPlainOne(some) || Conditions.enough(t, b, some, n);
    }

    /** "1 foundation" of a pattern is met by several as well. */
    static boolean isPlainOne(Selector.Some some) {
        return some.article() || some.count().equals(Limit.exactly(1));
    }

    /**
     * "their third attack this turn": how many there were, this event included; what came later does not change that any
     * more (H.2.3.2.5), unless the edition counts anew (2010, 2.9.3.7).
     */
    private static boolean isNth(UfsTable t, Bindings b, Happening what, int n, @Nullable UfsEvent last) {
        Happening.Nth nth = switch (what) {
            case Happening.Plays p -> p.nth();
            case Happening.PlaysAbility p -> p.nth();
            default -> Happening.Nth.ANY;
        };
        if (nth.n() == 0) {
            return true;
        }
        int times = History.times(t, b, what, nth.period(), t.edition().countsAnew() ? null : last);
        return nth.orGreater() ? times >= nth.n() : times >= nth.n() && times - n < nth.n();
    }

    private static List<Ref> cards(UfsTable t, Bindings b, When when, List<UfsEvent> parts) {
        List<Ref> cards = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            if (Patterns.fits(t, b, when.what(), parts.get(i), when.timing())) {
                Ref ref = card(t, when.what(), parts.get(i));
                if (!ref.isNone() && !cards.contains(ref)) {
                    cards.add(ref);
                }
            }
        }
        return cards;
    }

    /** The card an event is about, as the object it has become by it; out of reach if it has moved again since (J.5.4). */
    private static Ref card(UfsTable t, Happening what, UfsEvent e) {
        return switch (e) {
            case UfsEvent.Moved m -> History.movedSince(t, m) ? m.image().ref() : t.ref(m.image().card());
            case UfsEvent.Left l -> t.ref(l.image().card());
            case UfsEvent.Turned x -> t.ref(x.image().card());
            case UfsEvent.Done d -> d.card();
            case UfsEvent.Tried x -> x.card();
            case UfsEvent.Played x -> x.card();
            case UfsEvent.AbilityPlayed x -> x.card();
            case UfsEvent.AbilityResolved x -> x.card();
            case UfsEvent.OptionChosen x -> x.card();
            case UfsEvent.Checked x -> what instanceof Happening.Checks c && x.purpose().plays()
                    && c.purpose() instanceof Happening.Purpose.ToPlay ? x.purpose().card() : x.card();
            case UfsEvent.StatusSet s -> what instanceof Happening.Blocks x && Patterns.isSaid(x.with())
                    && !Patterns.isSaid(x.attack()) ? s.block() : s.attack();
            case UfsEvent.DamageDealt d -> d.attack();
            case UfsEvent.BeforeDamage d -> d.attack();
            case UfsEvent.Resolved r -> r.attack();
            case UfsEvent.StepTurned s -> s.attack();
            case UfsEvent.Changed c -> c.card();
            case UfsEvent.ZoneChanged z -> z.card();
            case UfsEvent.Counters c -> c.card();
            case UfsEvent.Attacked a -> what instanceof Happening.IsAttacked ? a.backup() : a.attack();
            default -> Ref.NONE;
        };
    }

    private static int number(UfsEvent e) {
        return switch (e) {
            case UfsEvent.Checked c -> c.value();
            case UfsEvent.DamageDealt d -> d.amount();
            case UfsEvent.Resolved r -> r.dealt();
            case UfsEvent.Health h -> Math.abs(h.change());
            case UfsEvent.Changed c -> Math.abs(c.by());
            case UfsEvent.Counters c -> Math.abs(c.change());
            default -> 0;
        };
    }
}
