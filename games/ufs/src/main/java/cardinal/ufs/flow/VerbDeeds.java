package cardinal.ufs.flow;

import cardinal.kernel.Option;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.table.Purpose;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.NextForm;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.PlayRestriction;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.program.Watching;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.Players;
import cardinal.ufs.rules.ThisAttack;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** What the verbs of an effect do where it takes more than one step: playing, taking cards off decks, adding rules. */
public final class VerbDeeds {
    private VerbDeeds() {
    }

    public static void playAnswered(Effect e, UfsTable t, int seat, boolean free) {
        long answer = e.answer(0);
        if (Option.kind(answer) == Choice.ABILITY) {
            Play play = Playing.chosen(t, seat, answer, null);
            t.push(free ? play.withoutCosts() : play);
        } else {
            e.set(e.bindings().done(false));
        }
    }

    public static void playCards(Effect e, UfsTable t, int seat, List<Ref> cards, Happening.As as, boolean nextForm,
            boolean noCheck) {
        boolean tried = nextForm ? playNext(e, t, seat, cards, noCheck) : playNow(t, seat, cards, as, noCheck);
        if (!tried) {
            e.fellShort();
            e.set(e.bindings().done(false));
        }
    }

    private static boolean playNow(UfsTable t, int seat, List<Ref> cards, Happening.As as, boolean noCheck) {
        boolean tried = false;
        for (Ref ref : cards) {
            if (DeclareHalf.isNeeded(t, seat, ref, as)) {
                t.push(new DeclareHalf(t, seat, ref, as, noCheck));
                tried = true;
                continue;
            }
            boolean half = Halves.isSecond(t, ref.card(), as);
            if (t.isSame(ref) && Legal.mayTry(t, seat, ref.card(), as, half)) {
                t.push(Playing.byEffect(t, seat, ref.card(), as, noCheck));
                tried = true;
            }
        }
        return tried;
    }

    /** F.2.1: forms are the active player's; what an effect makes the next one of somebody else does not come in this turn. */
    private static boolean playNext(Effect e, UfsTable t, int seat, List<Ref> cards, boolean noCheck) {
        List<NextForm> more = new ArrayList<>(t.progress().nextForms());
        for (Ref ref : cards) {
            if (seat == t.active() && t.isSame(ref)) {
                more.add(new NextForm(ref, noCheck, e.leftOpen(), e.bindings().ability()));
            }
        }
        boolean tried = more.size() > t.progress().nextForms().size();
        t.progress().setNextForms(more);
        return tried;
    }

    public static void makeCheck(Effect e, UfsTable t, int seat, int difficulty) {
        t.push(new Check(t, seat, difficulty,
                new Purpose(Purpose.Kind.EFFECT, e.bindings().source(), Happening.As.UNSAID, false, Ref.NONE)));
    }

    /** "cards milled this way count as being reviewed": what answers a review answers this, as one event. */
    public static void countAsReviewed(Effect e, UfsTable t, Selector cards) {
        t.hold();
        for (Ref ref : e.cards(t, cards)) {
            t.emit(new UfsEvent.Done(ref, Act.REVIEW, t.piece(ref.card()).owner(), e.cause()));
        }
        t.release();
    }

    /** J.3.5: adds a rule, assigned to the one card it is about; for an attack just played it waits (K.3.11). */
    public static void enforceRule(Effect e, UfsTable t, Rule said, Period until) {
        Rule rule = CheckChanges.about(t, e.bindings(), said);
        boolean early = t.attack() == null && (until == Period.THIS_ATTACK || until == Period.REST_OF_THIS_ATTACK);
        boolean waits = rule instanceof Rule.Skip s && s.next() && !Watching.isStep(s.phase());
        t.enforce(waits ? Expiry.GAME : Expiries.of(t, until, e.bindings()), e.bindings().controller(),
                e.bindings().source(),
                Rulings.subject(t, e.bindings(), rule),
                new Effects.Ruling(rule,
                        early ? e.bindings().ofAttack(ThisAttack.inProgress(t, e.bindings())) : e.bindings(),
                        List.of(), early || isOfTurns(until) ? until : Period.UNSAID));
        t.progress().stageChanged();
        if (rule instanceof Rule.CountsAsBlocked || rule instanceof Rule.Unblockable) {
            AttackSequence.changeStatus(t);
        } else if (rule instanceof Rule.Deals d) {
            AttackSequence.adjust(t, e.bindings(), d);
        }
    }

    /** Whether there are turns in which such an effect does not hold though it has not ended. */
    private static boolean isOfTurns(Period until) {
        return switch (until) {
            case YOUR_TURN, RIVALS_TURN, YOUR_NEXT_TURN, RIVALS_NEXT_TURN -> true;
            default -> false;
        };
    }

    /** Cards leave the top of decks; for both players it is one event (K.1.3.1). up to: until the hand has so many. */
    public static void takeFromDecks(Effect e, UfsTable t, Who who, Amount amount, int place, Act act,
            boolean upTo) {
        if (e.part() > 0) {
            t.release();
            return;
        }
        List<Integer> seats = e.seats(t, who);
        if (seats.size() > 1) {
            t.hold();
            e.onceMore();
        }
        for (int seat : seats.reversed()) {
            int n = e.value(t, amount, who, seat);
            takeFromDeck(e, t, seat, upTo ? n - t.size(seat, place) : n, place, act);
        }
    }

    /**
     * K.5.3: the top cards of a deck are told to go somewhere, more than it holds: those there are, then the rest after it was
     * cycled. Whether it is so; otherwise nothing has happened. What does not leave the deck is not taken.
     */
    public static boolean takesBeyondDeck(Effect e, UfsTable t, Selector what, int place, Act act,
            Moving.Facing facing) {
        if (!(what instanceof Selector.Top top) || top.bottom() || top.zone() != Zone.DECK || place == Places.DECK
                || top.whose() == Who.EITHER || e.seats(t, top.whose()).size() != 1) {
            return false;
        }
        int seat = e.seats(t, top.whose()).getFirst();
        int n = Amounts.of(t, e.bindings(), top.n());
        if (n <= t.size(seat, Places.DECK) || t.size(seat, Places.DISCARD) < t.edition().leastForCycle()) {
            return false;
        }
        e.takes(act);
        t.push(new TakeCards(t, seat, n, place, act, e.cause(), facing));
        return true;
    }

    /** 2010, 2.13.3: whether a zone did not have as many cards on top as are asked for. */
    public static boolean areTooFew(Effect e, UfsTable t, Selector what, List<Ref> cards) {
        return what instanceof Selector.Top top && cards.size() < Amounts.of(t, e.bindings(), top.n());
    }

    private static void takeFromDeck(Effect e, UfsTable t, int seat, int n, int place, Act act) {
        if (n > 0 && !Rulings.forbidsDoing(t, seat, act, t.zones().top(Places.of(seat, Places.DECK)), place)) {
            e.takes(act);
            t.push(new TakeCards(t, seat, n, place, act, e.cause(), Moving.Facing.USUAL));
        } else {
            e.fellShort();
        }
    }

    /** "This effect cannot reduce your rival below 1": what may be lost at most. */
    public static int healthFloor(Effect e, UfsTable t, int seat) {
        int most = Integer.MAX_VALUE;
        if (e.bindings().ability() != null) {
            for (PlayRestriction word : e.bindings().ability().afterwords()) {
                if (word instanceof PlayRestriction.HealthFloor f && Players.seat(t, e.bindings(), f.whose()) == seat) {
                    most = Math.max(0, t.fighters().vitality(seat) - f.least());
                }
            }
        }
        return most;
    }
}
