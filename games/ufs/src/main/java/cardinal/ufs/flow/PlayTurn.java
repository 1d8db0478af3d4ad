package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** F: a turn after the other: Ready Phase, Combat Phase, End Phase. */
public final class PlayTurn extends Frame<UfsTable> {
    private static final Step<PlayTurn, UfsTable> BEGIN = PlayTurn::begin;
    private static final Step<PlayTurn, UfsTable> REVIEW = PlayTurn::beginReview;
    private static final Step<PlayTurn, UfsTable> DRAW_STEP = PlayTurn::beginDraw;
    private static final Step<PlayTurn, UfsTable> READY_PHASE_OVER = PlayTurn::endReadyPhase;
    private static final Step<PlayTurn, UfsTable> COMBAT = PlayTurn::beginCombat;
    private static final Step<PlayTurn, UfsTable> END = PlayTurn::endPhase;
    public static final Steps<PlayTurn, UfsTable> STEPS = Steps.<PlayTurn, UfsTable>of(PlayTurn.class)
            .then("F.3.3", BEGIN)
            .then("F.1", PlayTurn::beginReadyPhase)
            .then("F.1.1", PlayTurn::beginReadyStep)
            .then("F.1.1", PlayTurn::ready)
            .then("F.1.1", PlayTurn::endReadyStep)
            .then("F.4.2", PlayTurn::leaveReadyStep)
            .then("F.1.2", REVIEW)
            .then("F.1.2", PlayTurn::offerReview)
            .then("F.1.2", PlayTurn::takeReview)
            .then("F.1.2", PlayTurn::endReview)
            .then("F.1.3", DRAW_STEP)
            .then("F.1.3", PlayTurn::offerExtra)
            .then("F.1.3", PlayTurn::draw)
            .then("F.1.3", PlayTurn::endDraw)
            .then("F.4.2", PlayTurn::leaveDraw)
            .then("F.1", READY_PHASE_OVER)
            .then("F.2", COMBAT)
            .then("F.2", PlayTurn::combat)
            .then("F.2", PlayTurn::endCombat)
            .then("F.4.2", PlayTurn::leaveCombat)
            .then("F.3", END)
            .then("F.4.2", PlayTurn::lastEvent)
            .then("F.3.3", PlayTurn::endTurn);

    /** Who has the first turn. */
    private final int first;
    /** Whether a turn has begun. */
    private boolean started;

    PlayTurn(UfsTable t, int first) {
        super(t.edition().steps(STEPS));
        this.first = first;
    }

    /** A turn that begins at this phase: for tables laid out by hand. Before the Ready Phase the turn has not begun yet. */
    public static PlayTurn inPhase(UfsTable t, Phase phase) {
        PlayTurn turn = new PlayTurn(t, t.first());
        turn.started = t.turn() > 0;
        turn.goTo(switch (phase) {
            case REVIEW_STEP -> REVIEW;
            case DRAW_STEP -> DRAW_STEP;
            case COMBAT_PHASE -> COMBAT;
            case END_PHASE -> END;
            default -> BEGIN;
        });
        return turn;
    }

    private void begin(UfsTable t) {
        t.progress().startTurn(started ? UfsTable.rival(t.active()) : first);
        started = true;
        t.progress().setPhase(Phase.TURN);
        t.emit(UfsEvent.PhaseTurned.of(Phase.TURN, false, t.active()));
    }

    /** E.1.9: who goes first has no Ready Phase on the first turn. */
    private void beginReadyPhase(UfsTable t) {
        if (t.turn() == 1 || Skipping.skips(t, t.active(), Phase.START_PHASE)) {
            goTo(COMBAT);
            return;
        }
        t.progress().setPhase(Phase.START_PHASE);
        t.emit(UfsEvent.PhaseTurned.of(Phase.START_PHASE, false, t.active()));
    }

    private void beginReadyStep(UfsTable t) {
        if (Skipping.skips(t, t.active(), Phase.READY_STEP)) {
            goTo(REVIEW);
            return;
        }
        t.progress().setPhase(Phase.READY_STEP);
        t.emit(UfsEvent.PhaseTurned.of(Phase.READY_STEP, false, t.active()));
    }

    /** F.1.1: all committed cards, frozen ones excepted (K.4.5); attached cards follow their host (D.2.2.3.2). */
    private void ready(UfsTable t) {
        List<Ref> cards = new ArrayList<>();
        for (int place : new int[] {Places.STAGE, Places.MOMENTUM}) {
            int zone = Places.of(t.active(), place);
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if (t.is(card, Flag.COMMITTED) && !GameActions.isFrozen(t, card) && !Rulings.doesNotReady(t, card)) {
                    cards.add(t.ref(card));
                }
            }
        }
        GameActions.ready(t, cards, Cause.RULES);
    }

    private void endReadyStep(UfsTable t) {
        if (t.edition().hasEventsBetweenPhases()) {
            leaveReadyStep(t);
        }
        t.emit(UfsEvent.PhaseTurned.of(Phase.READY_STEP, true, t.active()));
    }

    private void leaveReadyStep(UfsTable t) {
        t.progress().lapse(Expiry.NEXT_READY + t.active());
    }

    private void beginReview(UfsTable t) {
        if (Skipping.skips(t, t.active(), Phase.REVIEW_STEP)) {
            goTo(DRAW_STEP);
            return;
        }
        t.progress().setPhase(Phase.REVIEW_STEP);
        t.emit(UfsEvent.PhaseTurned.of(Phase.REVIEW_STEP, false, t.active()));
    }

    /** F.1.2: one card may be discarded. */
    private void offerReview(UfsTable t) {
        Prompt prompt = t.ask(t.active(), "F.1.2", Ask.CHOOSE, Purpose.DISCARD).add(Choice.DONE);
        int hand = Places.of(t.active(), Places.HAND);
        for (int i = 0; i < t.size(hand); i++) {
            prompt.add(Choice.CARD, t.cardAt(hand, i));
        }
    }

    private void takeReview(UfsTable t) {
        if (Option.kind(t.answer()) == Choice.CARD) {
            CardMoves.discard(t, t.ref(Option.a(t.answer())), Act.REVIEW, Cause.RULES);
        }
    }

    private void endReview(UfsTable t) {
        t.emit(UfsEvent.PhaseTurned.of(Phase.REVIEW_STEP, true, t.active()));
    }

    private void beginDraw(UfsTable t) {
        if (Skipping.skips(t, t.active(), Phase.DRAW_STEP)) {
            goTo(READY_PHASE_OVER);
            return;
        }
        t.progress().setPhase(Phase.DRAW_STEP);
        t.emit(UfsEvent.PhaseTurned.of(Phase.DRAW_STEP, false, t.active()));
    }

    /** UniVersus: Mulligan: the second player may draw one card more on their first turn. */
    private void offerExtra(UfsTable t) {
        if (t.edition().secondPlayerDrawsExtra() && t.turn() == 2) {
            t.ask(t.active(), "F.1.3", Ask.YES_NO, Purpose.MAY).add(Choice.YES, t.starter(t.active()))
                    .add(Choice.NO);
        } else {
            t.answer(cardinal.kernel.Option.of(Choice.NO, 0, 0, 0));
        }
    }

    /** F.1.3: up to hand size, as one event. */
    private void draw(UfsTable t) {
        int seat = t.active();
        int n = Math.max(0, t.fighters().handSize(seat) - t.size(seat, Places.HAND))
                + (Option.kind(t.answer()) == Choice.YES ? 1 : 0);
        if (n > 0) {
            t.push(new TakeCards(t, seat, n, Places.HAND, Act.DRAW, Cause.RULES, Moving.Facing.USUAL));
        }
    }

    private void endDraw(UfsTable t) {
        if (t.edition().hasEventsBetweenPhases()) {
            leaveDraw(t);
        }
        t.emit(UfsEvent.PhaseTurned.of(Phase.DRAW_STEP, true, t.active()));
    }

    private void leaveDraw(UfsTable t) {
        t.progress().lapse(Expiry.NEXT_DRAW + t.active());
    }

    private void endReadyPhase(UfsTable t) {
        t.emit(UfsEvent.PhaseTurned.of(Phase.START_PHASE, true, t.active()));
    }

    /** F.2.2.3~2: an attempt is owed in the Combat Phase of the next turn; where there is none, nothing is owed any longer. */
    private void beginCombat(UfsTable t) {
        if (Skipping.skips(t, t.active(), Phase.COMBAT_PHASE)) {
            t.progress().owesAttempt(t.active(), false);
            goTo(END);
            return;
        }
        t.progress().setPhase(Phase.COMBAT_PHASE);
        t.emit(UfsEvent.PhaseTurned.of(Phase.COMBAT_PHASE, false, t.active()));
    }

    private void combat(UfsTable t) {
        t.push(new CombatPhase(t));
    }

    /** What lasts until the end of the phase has ended when its end is answered; in 2010 (6.3) it has not. */
    private void endCombat(UfsTable t) {
        if (t.edition().hasEventsBetweenPhases()) {
            leaveCombat(t);
        }
        t.emit(UfsEvent.PhaseTurned.of(Phase.COMBAT_PHASE, true, t.active()));
    }

    private void leaveCombat(UfsTable t) {
        PassingChanges.lapse(t, Expiry.COMBAT_PHASE);
    }

    private void endPhase(UfsTable t) {
        t.progress().setPhase(Phase.END_PHASE);
        t.push(new EndPhase(t));
    }

    /** F.4.2: what waits for the end of the turn happens in it; nothing happens between turns. */
    private void lastEvent(UfsTable t) {
        t.emit(UfsEvent.PhaseTurned.of(Phase.TURN, true, t.active()));
    }

    /** F.3.3: what lasts until now or until the next turn ends; every current state begins anew (C.3.3.4.2.1). */
    private void endTurn(UfsTable t) {
        t.progress().lapse(Expiry.TURN);
        t.progress().lapse(Expiry.NEXT_START + UfsTable.rival(t.active()));
        t.progress().lapse(Expiry.NEXT_TURN_END + t.active() + 2);
        t.progress().advanceExpiry(Expiry.NEXT_TURN_END, 2);
        t.progress().setPending(List.of());
        t.progress().setResolved(null);
        t.states().forgetFlags();
        Settling.refreshAll(t);
        Settling.settle(t);
        goTo(BEGIN);
    }

    @Override
    protected cardinal.kernel.Cause cause(UfsTable t) {
        return cardinal.kernel.Cause.RULES;
    }
}
