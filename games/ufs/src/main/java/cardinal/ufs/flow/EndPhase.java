package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.program.State;
import cardinal.ufs.rules.Firings;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** F.3: both players clear their card pools, the active player first (F.3.1.1), each from right to left (F.3.1.2). */
final class EndPhase extends Frame<UfsTable> {
    private static final Step<EndPhase, UfsTable> NEXT = EndPhase::nextCard;
    private static final Step<EndPhase, UfsTable> TAKE_MOMENTUM = EndPhase::takeMomentum;
    private static final Step<EndPhase, UfsTable> SHIFT = EndPhase::takeShift;
    private static final Step<EndPhase, UfsTable> STAY = EndPhase::takeStay;
    private static final Step<EndPhase, UfsTable> END = EndPhase::end;
    public static final Steps<EndPhase, UfsTable> STEPS = Steps.<EndPhase, UfsTable>of(EndPhase.class)
            .then("F.3", EndPhase::begin)
            .then("F.3.1", NEXT)
            .then("F.3.2.2", TAKE_MOMENTUM)
            .then("shift.2", SHIFT)
            .then("F.3.1", STAY)
            .then("F.3.3", END);

    private int seat;
    private int card;
    /** Cards of the card pool that are not cleared. */
    private List<Ref> staying;

    EndPhase(UfsTable t) {
        super(t.edition().steps(STEPS));
        card = Table.NONE;
        staying = List.of();
    }

    private void begin(UfsTable t) {
        t.emit(UfsEvent.PhaseTurned.of(Phase.END_PHASE, false, t.active()));
    }

    /** F.3.1.1, F.3.1.2; a pool to which a card was added meanwhile is not cleared yet (F.3.3). */
    private void nextCard(UfsTable t) {
        seat = t.active();
        card = rightmost(t);
        if (card == Table.NONE) {
            seat = UfsTable.rival(t.active());
            card = rightmost(t);
        }
        if (card == Table.NONE) {
            goTo(END);
            return;
        }
        if (hasRider(t)) {
            t.emit(new UfsEvent.Clearing(t.ref(card), seat));
            goTo(NEXT);
            return;
        }
        if (Rulings.staysInPool(t, card)) {
            stay(t);
            goTo(NEXT);
            return;
        }
        if (Rulings.mayStayInPool(t, card)) {
            t.ask(seat, "F.3.1", Ask.YES_NO, Purpose.KEEP).add(Choice.YES, card).add(Choice.NO);
            goTo(STAY);
            return;
        }
        clearOrShift(t);
    }

    /** The card of the pool that is cleared next. */
    private int rightmost(UfsTable t) {
        int pool = Places.of(seat, Places.POOL);
        for (int i = t.size(pool) - 1; i >= 0; i--) {
            if (staying.isEmpty() || !staying.contains(t.ref(t.cardAt(pool, i)))) {
                return t.cardAt(pool, i);
            }
        }
        return Table.NONE;
    }

    private void stay(UfsTable t) {
        staying = More.of(staying, t.ref(card));
    }

    /** "you may choose not to clear this card": yes leaves it where it is. */
    private void takeStay(UfsTable t) {
        goTo(NEXT);
        if (Option.kind(t.answer()) == Choice.YES) {
            stay(t);
        } else {
            clearOrShift(t);
        }
    }

    private void clearOrShift(UfsTable t) {
        if (mayShift(t)) {
            t.ask(seat, "shift.2", Ask.YES_NO, Purpose.FORM).add(Choice.YES, card).add(Choice.NO);
            goTo(SHIFT);
            return;
        }
        clear(t);
    }

    /** F.3.1.3: whether an effect assigned to the card waits for the End Phase. */
    private boolean hasRider(UfsTable t) {
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).subject().card() == card && Firings.rides(t, t.effect(i))) {
                return true;
            }
        }
        return false;
    }

    /** UniVersus, Shift: in one's own End Phase, if it was played. */
    private boolean mayShift(UfsTable t) {
        return seat == t.active() && t.is(card, Flag.PLAYED) && t.state(card).hasAbilityOf(Keyword.SHIFT)
                && t.def(card).back() != null;
    }

    /** UniVersus, Shift: built with the other side up, or cleared as usual. */
    private void takeShift(UfsTable t) {
        if (Option.kind(t.answer()) != Choice.YES) {
            clear(t);
            return;
        }
        goTo(NEXT);
        if (!CardMoves.moveOne(t, card, Places.STAGE, Act.BUILD, Cause.RULES, true, Moving.Facing.TRANSFORMED)) {
            stay(t);
        }
    }

    /** F.3.2: where a card goes. */
    private void clear(UfsTable t) {
        goTo(NEXT);
        State s = t.state(card);
        int starter = t.starter(t.holder(card));
        if (isBuilt(t, s, CardType.FOUNDATION) || isBuilt(t, s, CardType.ASSET) || isBuilt(t, s, CardType.BACKUP)
                || isBuilt(t, s, CardType.CHARACTER) && t.edition().mayJoin(t.def(card), t.def(starter))) {
            to(t, Places.STAGE, Act.BUILD);
        } else if (t.edition().mayBecomeMomentum(t, card)
                && !Rulings.forbidsDoing(t, seat, Act.ADD, card, Places.MOMENTUM)) {
                    t.ask(seat, "F.3.2.2", Ask.YES_NO, Purpose.MOVE).add(Choice.YES, card).add(Choice.NO);
                    goTo(TAKE_MOMENTUM);
                } else {
                    to(t, Places.DISCARD, Act.CLEAR);
                }
    }

    /** F.3.2.1: played this turn as a card of this type, and not as a block. */
    private boolean isBuilt(UfsTable t, State s, CardType type) {
        return s.is(type) && (t.is(card, Flag.PLAYED) || t.edition().buildsUnplayed(type)) && !t.is(card, Flag.BLOCK)
                && t.edition().clearsByType(t.piece(card));
    }

    private void to(UfsTable t, int place, Act act) {
        if (CardMoves.travel(t, List.of(t.ref(card)), Target.own(place, 0), act, Cause.RULES).isEmpty()) {
            stay(t);
        }
    }

    /** F.3.2.2: its player decides; {@link Arrange} asks where in the momentum. */
    private void takeMomentum(UfsTable t) {
        goTo(NEXT);
        if (Option.kind(t.answer()) == Choice.YES) {
            to(t, Places.MOMENTUM, Act.ADD);
        } else {
            to(t, Places.DISCARD, Act.CLEAR);
        }
    }

    private void end(UfsTable t) {
        t.emit(UfsEvent.PhaseTurned.of(Phase.END_PHASE, true, t.active()));
    }

    @Override
    protected cardinal.kernel.Cause cause(UfsTable t) {
        Purpose now = t.prompt().purpose();
        return now == Purpose.KEEP || now == Purpose.FORM ? cardinal.kernel.Cause.of(t.ref(card))
                : cardinal.kernel.Cause.RULES;
    }
}
