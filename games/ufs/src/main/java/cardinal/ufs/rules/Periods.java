package cardinal.ufs.rules;

import cardinal.kernel.InForce;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** Stretches of time: whether one is now, and where in the history it began. */
public final class Periods {
    private Periods() {
    }

    /** Whether the game is in this period (K.3.11: during an attack is during its sequence). */
    public static boolean isNow(UfsTable t, Bindings b, Period period) {
        AttackInfo now = t.attack();
        AttackInfo a = now != null && now.isUnderway() ? now : null;
        return switch (period) {
            case UNSAID, THIS_TURN, EACH_TURN, REST_OF_THIS_TURN, REST_OF_TURN, THIS_GAME, REST_OF_GAME, AS_LONG,
                    UNTIL_YOUR_NEXT_START_PHASE, UNTIL_YOUR_NEXT_TURN, UNTIL_END_OF_RIVALS_NEXT_TURN -> true;
            case LAST_TURN -> false;
            case YOUR_TURN, YOUR_NEXT_TURN -> t.active() == b.controller();
            case RIVALS_TURN, RIVALS_NEXT_TURN -> t.active() == b.rival();
            case THIS_ATTACK, REST_OF_THIS_ATTACK -> a != null && (b.attack().isNone() || b.attack().equals(a.card()));
            case AN_ATTACK -> a != null;
            case YOUR_ATTACK -> a != null && a.attacker() == b.controller();
            case RIVALS_ATTACK -> a != null && a.attacker() == b.rival();
            case ENHANCE_STEP, THIS_ENHANCE_STEP, REST_OF_ENHANCE_STEP -> a != null && a.step() == Phase.ENHANCE_STEP;
            case BLOCK_STEP -> a != null && a.step() == Phase.BLOCK_STEP;
            case DAMAGE_STEP -> a != null && a.step() == Phase.DAMAGE_STEP;
            case COMBAT_PHASE, THIS_COMBAT_PHASE, REST_OF_COMBAT_PHASE -> t.progress().phase() == Phase.COMBAT_PHASE;
            case YOUR_COMBAT_PHASE -> t.progress().phase() == Phase.COMBAT_PHASE && t.active() == b.controller();
            case RIVALS_COMBAT_PHASE -> t.progress().phase() == Phase.COMBAT_PHASE && t.active() == b.rival();
            case END_PHASE -> t.progress().phase() == Phase.END_PHASE;
            case YOUR_END_PHASE -> t.progress().phase() == Phase.END_PHASE && t.active() == b.controller();
            case READY_STEP -> t.progress().phase() == Phase.READY_STEP;
            case YOUR_NEXT_READY_STEP -> t.progress().phase() == Phase.READY_STEP && t.active() == b.controller();
            case RIVALS_NEXT_READY_STEP -> t.progress().phase() == Phase.READY_STEP && t.active() == b.rival();
            case YOUR_NEXT_DRAW_STEP -> t.progress().phase() == Phase.DRAW_STEP && t.active() == b.controller();
            case RIVALS_NEXT_DRAW_STEP -> t.progress().phase() == Phase.DRAW_STEP && t.active() == b.rival();
        };
    }

    /** Whether the game is in the period of an effect that was made for it: a next turn is a later one than that (J.2.2.1). */
    public static boolean isNow(UfsTable t, InForce effect, Bindings b, Period period) {
        if ((period == Period.YOUR_NEXT_TURN || period == Period.RIVALS_NEXT_TURN)
                && effect.expiry() < Expiry.THAT_TURN_END) {
            return false;
        }
        return isNow(t, b, period);
    }

    /** The first event of the period in the history; its size when the period is not now. */
    static int begin(UfsTable t, Bindings b, Period period) {
        if (period == Period.LAST_TURN) {
            return t.indexOf(t.progress().lastTurnMark());
        }
        if (period == Period.THIS_GAME || period == Period.REST_OF_GAME) {
            return 0;
        }
        if (!isNow(t, b, period)) {
            return t.historySize();
        }
        return switch (period) {
            case THIS_ATTACK, REST_OF_THIS_ATTACK, AN_ATTACK, YOUR_ATTACK, RIVALS_ATTACK -> stepBegan(t, null);
            case ENHANCE_STEP, THIS_ENHANCE_STEP, REST_OF_ENHANCE_STEP -> stepBegan(t, Phase.ENHANCE_STEP);
            case BLOCK_STEP -> stepBegan(t, Phase.BLOCK_STEP);
            case DAMAGE_STEP -> stepBegan(t, Phase.DAMAGE_STEP);
            case COMBAT_PHASE, THIS_COMBAT_PHASE, YOUR_COMBAT_PHASE, RIVALS_COMBAT_PHASE, REST_OF_COMBAT_PHASE ->
                    phaseBegan(t, Phase.COMBAT_PHASE);
            case END_PHASE, YOUR_END_PHASE -> phaseBegan(t, Phase.END_PHASE);
            default -> t.indexOf(t.progress().turnMark());
        };
    }

    /** Where the period ends in the history. */
    static int end(UfsTable t, Period period) {
        return period == Period.LAST_TURN ? t.indexOf(t.progress().turnMark()) : t.historySize();
    }

    /** The first event of this step of the current attack, or of its whole sequence. */
    private static int stepBegan(UfsTable t, @Nullable Phase step) {
        AttackInfo a = t.attack();
        int from = t.indexOf(t.progress().turnMark());
        if (a != null) {
            for (int i = from; i < t.historySize(); i++) {
                if (t.past(i) instanceof UfsEvent.StepTurned s && !s.ends() && s.attack().equals(a.card())
                        && (step == null || s.step() == step)) {
                    return i;
                }
            }
        }
        return t.historySize();
    }

    private static int phaseBegan(UfsTable t, Phase phase) {
        int from = t.indexOf(t.progress().turnMark());
        for (int i = from; i < t.historySize(); i++) {
            if (t.past(i) instanceof UfsEvent.PhaseTurned p && !p.ends() && p.phase() == phase) {
                return i;
            }
        }
        return from;
    }
}
