package cardinal.evolve.flow;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.Kind;
import cardinal.evolve.rules.AbilityPlay;
import cardinal.evolve.rules.Attacks;
import cardinal.evolve.rules.CardPlay;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.rules.Limits;
import cardinal.evolve.rules.Rush;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Phase;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;

/** 7: the phases of a turn; the last step begins the next turn. */
public final class Turn extends Frame<EvolveTable> {
    private static final Step<Turn, EvolveTable> RAISE_MAXIMUM = Turn::raiseMaximum;
    private static final Step<Turn, EvolveTable> START_MAIN = Turn::startMain;
    private static final Step<Turn, EvolveTable> CONFIRM_ACTION = Turn::confirm;
    private static final Step<Turn, EvolveTable> ACT = Turn::act;
    private static final Step<Turn, EvolveTable> END = Turn::startEnd;
    private static final Step<Turn, EvolveTable> WARD = Turn::offerWard;
    private static final Step<Turn, EvolveTable> AFTER_WARD = Turn::confirm;
    private static final Step<Turn, EvolveTable> DISCARD = Turn::discard;
    private static final Step<Turn, EvolveTable> EXPIRE = Turn::expire;
    public static final Steps<Turn, EvolveTable> STEPS = Steps.<Turn, EvolveTable>of(Turn.class)
            .then("7.2.1", RAISE_MAXIMUM)
            .then("7.2.2", Turn::refillPoints)
            .then("7.2.3", Turn::refresh)
            .then("7.2.4", Turn::draw)
            .then("7.2.5", Turn::confirm)
            .then("7.3.1", START_MAIN)
            .then("7.3.2", CONFIRM_ACTION)
            .then("7.3.3", Turn::offerActions)
            .then("7.3.4", ACT)
            .then("7.4.1", END)
            .then("7.4.2", Turn::confirm)
            .then("7.4.3", WARD)
            .then("7.4.3", Turn::engageWard)
            .then("7.4.4", AFTER_WARD)
            .then("7.4.5", Turn::quickWindow)
            .then("7.4.7", DISCARD)
            .then("7.4.7", Turn::afterDiscard)
            .then("7.4.8", EXPIRE)
            .then("7.4.9", Turn::next);

    /** How many cards were over the limit of the hand the last time (7.4.7). */
    private int discarded;

    public Turn() {
        super(STEPS);
    }

    /** A turn that begins at this phase: for tables laid out by hand. */
    public static Turn inPhase(EvolveTable t, Phase phase) {
        Turn turn = new Turn();
        turn.goTo(switch (phase) {
            case PREPARATION, START -> RAISE_MAXIMUM;
            case MAIN -> START_MAIN;
            case END -> END;
        });
        t.setPhase(phase);
        return turn;
    }

    /** 7.2.1: by 1, unless it is 10. */
    private void raiseMaximum(EvolveTable t) {
        int seat = t.active();
        t.setPhase(Phase.START);
        t.setTurn(t.turn() + 1);
        Expiry.turnBegins(t, seat);
        if (t.isRead()) {
            t.note(Remark.Topic.TURN, "7.1.1", seat, Table.NONE, "begins turn " + t.turn());
        }
        if (!Facts.startsWithout(t, seat, Fact.StartPhaseWithout.Part.MAXIMUM_PLAY_POINTS)) {
            GameActions.raiseMaximum(t, seat, 1);
        }
    }

    private void refillPoints(EvolveTable t) {
        t.setPlayPoints(t.active(), t.players().maximum(t.active()));
    }

    /** 7.2.3: all cards on their field, as one. */
    private void refresh(EvolveTable t) {
        int field = Zone.FIELD.of(t.active());
        t.hold();
        for (int i = 0; i < t.size(field); i++) {
            GameActions.refreshAtStart(t, t.cardAt(field, i));
        }
        t.release();
    }

    /** 7.2.4.1: the player who goes first does not draw on their first turn. */
    private void draw(EvolveTable t) {
        int seat = t.active();
        boolean first = seat == t.first() && t.players().turnsTaken(seat) == 0;
        if (!first && !Facts.startsWithout(t, seat, Fact.StartPhaseWithout.Part.DRAW)) {
            DrawCards.draw(t, seat, 1);
        }
    }

    private void confirm(EvolveTable t) {
        Confirmation.occur(t);
    }

    private void startMain(EvolveTable t) {
        t.setPhase(Phase.MAIN);
        if (t.cares(Kind.PHASE)) {
            t.announce(new EvolveEvent.PhaseBegan(t.active(), Phase.MAIN));
        }
        Expiry.mainPhaseBegins(t, t.active());
    }

    /** 7.3.3: the active player says themself that the main phase ends, even if nothing else is left to do. */
    private void offerActions(EvolveTable t) {
        int seat = t.active();
        if (!t.freeActions().goOn()) {
            t.freeActions().begin();
        } else if (AbilityPlay.mayActivateFree(t, seat)) {
            t.freeActions().reached(t.position());
        }
        Prompt prompt = t.ask(seat, "7.3.3", Ask.ACT, Purpose.TURN).always();
        prompt.add(Choice.END_TURN);
        CardPlay.offerPlays(t, prompt, seat);
        AbilityPlay.offerActivations(t, prompt, seat);
        Attacks.offer(t, prompt, seat);
        Rush.offer(t, prompt, seat);
        if (Attacks.isOwed(t, prompt)) {
            prompt.drop(Option.of(Choice.END_TURN, 0, 0, 0));
        }
    }

    /** 7.3.4: Confirmation Timing follows, and the question is put again. */
    private void act(EvolveTable t) {
        long answer = t.answer();
        int seat = t.active();
        if (Option.kind(answer) == Choice.ACTIVATE
                && AbilityPlay.ability(t, Option.a(answer), Option.b(answer)).isFree()) {
            goTo(ACT);
            t.freeActions().taken(answer, t::position);
        } else {
            t.freeActions().paid();
        }
        if (Option.kind(answer) == Choice.END_TURN) {
            return;
        }
        goTo(CONFIRM_ACTION);
        switch (Option.kind(answer)) {
            case Choice.ATTACK -> t.push(new Attack(t, Option.a(answer), Option.b(answer)));
            case Choice.GIVE_RUSH -> t.push(new GiveRush(seat, Option.a(answer)));
            default -> Uses.begin(t, seat, answer, true);
        }
    }

    private void startEnd(EvolveTable t) {
        t.setPhase(Phase.END);
        discarded = 0;
        if (t.cares(Kind.PHASE)) {
            t.announce(new EvolveEvent.PhaseBegan(t.active(), Phase.END));
        }
    }

    /** 7.4.3: any number of followers with Ward, one after the other. */
    private void offerWard(EvolveTable t) {
        Prompt prompt = t.ask(t.active(), "7.4.3", Ask.CHOOSE, Purpose.TURN_CARDS);
        prompt.add(Choice.DONE);
        Attacks.offerWard(t, prompt, t.active());
    }

    private void engageWard(EvolveTable t) {
        if (Option.kind(t.answer()) == Choice.ENGAGE) {
            GameActions.engage(t, Option.a(t.answer()));
            goTo(WARD);
        } else {
            goTo(AFTER_WARD);
        }
    }

    private void quickWindow(EvolveTable t) {
        t.push(new QuickWindow(EvolveTable.opponent(t.active()), "7.4.5"));
    }

    /** 7.4.7: down to the limit; what was discarded is followed by Confirmation Timing, and the step is repeated. */
    private void discard(EvolveTable t) {
        int seat = t.active();
        int over = t.size(Zone.HAND.of(seat)) - Limits.hand(t, seat);
        discarded = Math.max(0, over);
        if (over > 0) {
            t.push(new DiscardCards(seat, over, "7.4.7"));
        }
    }

    private void afterDiscard(EvolveTable t) {
        if (discarded > 0) {
            Confirmation.occur(t);
            goTo(DISCARD);
        } else {
            goTo(EXPIRE);
        }
    }

    private void expire(EvolveTable t) {
        Expiry.turnEnds(t, t.active());
    }

    /** 7.4.8: what was marked on cards for this turn. */
    private static void forgetFlags(EvolveTable t) {
        for (int seat = 0; seat < 2; seat++) {
            int field = Zone.FIELD.of(seat);
            for (int i = 0; i < t.size(field); i++) {
                int card = t.cardAt(field, i);
                t.put(card, t.piece(card).with(Flag.OF_THE_TURN, false));
            }
        }
    }

    /** 7.4.9: a turn that is skipped does not begin (5.25); another turn comes directly before the next one (5.27). */
    private void next(EvolveTable t) {
        int seat = t.active();
        t.players().setTurnsTaken(seat, t.players().turnsTaken(seat) + 1);
        forgetFlags(t);
        t.forgetTurn();
        int upcoming = t.nextTurn();
        while (t.players().skips(upcoming) > 0) {
            t.players().setSkips(upcoming, t.players().skips(upcoming) - 1);
            t.note("5.25.1", upcoming, Table.NONE, "skips a turn");
            upcoming = t.nextTurn();
        }
        goTo(RAISE_MAXIMUM);
    }

    /** The rules ask. */
    @Override
    protected Cause cause(EvolveTable t) {
        return Cause.RULES;
    }
}
