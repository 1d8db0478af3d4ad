package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Round;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.Turn;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;

/** G.1: players alternate playing enhances, the attacker first, until both pass in succession. */
final class EnhanceStep extends Frame<UfsTable> implements Asker {
    private static final Step<EnhanceStep, UfsTable> OFFER = EnhanceStep::offer;
    private static final Step<EnhanceStep, UfsTable> END = EnhanceStep::end;
    public static final Steps<EnhanceStep, UfsTable> STEPS = Steps.<EnhanceStep, UfsTable>of(EnhanceStep.class)
            .then("G.1", EnhanceStep::begin)
            .then("G.1.1", OFFER)
            .then("G.1.2", EnhanceStep::take)
            .then("G.1.3", END)
            .then("F.4.2", EnhanceStep::leaveStep);

    /** Whose attack it is. */
    private final int attacker;
    /** Whose turn it is to play, and who has passed. */
    private Round round;

    EnhanceStep(UfsTable t, int attacker) {
        super(t.edition().steps(STEPS));
        this.attacker = attacker;
        round = Round.startingWith(attacker);
    }

    private void begin(UfsTable t) {
        t.progress().set(t.progress().turnState().enhanceStep(t.progress().nextSerial()));
        AttackInfo a = t.attack();
        t.emit(new UfsEvent.StepTurned(Phase.ENHANCE_STEP, false, a == null ? Ref.NONE : a.card(), attacker));
        if (t.edition().hasBlitz()) {
            t.push(new Blitz(t, attacker));
        }
    }

    private void offer(UfsTable t) {
        if (round.isComplete(t) || isOver(t)) {
            Turn turn = t.progress().turnState();
            if (turn.ends() != 0) {
                t.progress().set(turn.ending(turn.ends() & ~(1 << Phase.ENHANCE_STEP.ordinal())));
            }
            goTo(END);
            return;
        }
        Prompt prompt = t.ask(round.seat(), "G.1.2", Ask.ACT, Purpose.RESPOND).add(Choice.PASS);
        Legal.enhances(t, round.seat(), prompt);
    }

    /** Whether it ends before both players have passed: G.5.2.1, UniVersus: flash.3, or by an effect. */
    static boolean isOver(UfsTable t) {
        AttackInfo a = t.attack();
        return a == null || a.dropped() || isEnded(t, Phase.ENHANCE_STEP) || isEnded(t, Phase.COMBAT_PHASE)
                || t.edition().flashEndsEnhanceStep() && Rulings.has(t, a.card().card(), Keyword.FLASH);
    }

    /** F.4.1.2: whether an effect has ended this part of the turn, which has not been left yet. */
    static boolean isEnded(UfsTable t, Phase part) {
        return (t.progress().turnState().ends() >> part.ordinal() & 1) != 0;
    }

    private void take(UfsTable t) {
        goTo(OFFER);
        long answer = t.answer();
        int seat = round.seat();
        if (Option.kind(answer) != Choice.ABILITY) {
            round = round.pass(t);
            return;
        }
        round = round.acted(UfsTable.rival(seat));
        t.push(Playing.chosen(t, seat, answer, null));
    }

    /** What lasts until the end of the step has ended when its end is answered; in 2010 (6.3) it has not. */
    private void end(UfsTable t) {
        if (t.edition().hasEventsBetweenPhases()) {
            leaveStep(t);
        }
        AttackInfo a = t.attack();
        t.progress().set(t.progress().turnState().enhanceStep(0));
        t.emit(new UfsEvent.StepTurned(Phase.ENHANCE_STEP, true, a == null ? Ref.NONE : a.card(), attacker));
    }

    private void leaveStep(UfsTable t) {
        PassingChanges.lapse(t, Expiry.ENHANCE_STEP);
    }

    @Override
    protected Cause cause(UfsTable t) {
        return Cause.RULES;
    }
}
