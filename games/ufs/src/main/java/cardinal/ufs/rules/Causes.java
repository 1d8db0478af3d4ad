package cardinal.ufs.rules;

import cardinal.kernel.Table;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Who;
import cardinal.ufs.card.CardType;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Purpose;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.table.CauseKind;
import org.jspecify.annotations.Nullable;

/** Whether something came about as a text says: by whose effect, as a cost, to pass a check. */
final class Causes {
    private Causes() {
    }

    static boolean fits(UfsTable t, Bindings b, Happening.Cause said, Cause cause) {
        return switch (said) {
            case UNSAID -> true;
            case YOUR_EFFECT, BY_YOUR_EFFECT -> isEffectOf(cause, b.controller());
            case RIVALS_EFFECT, A_RIVAL_EFFECT, BY_A_RIVAL_EFFECT, RIVAL_EFFECTS, BY_RIVAL_EFFECTS ->
                    isEffectOf(cause, b.rival());
            case THEIR_EFFECT -> isEffectOf(cause, Players.seat(t, b, Who.THEY));
            case AN_EFFECT -> cause.why() == CauseKind.EFFECT;
            case YOUR_NON_CHARACTER_EFFECT -> isEffectOf(cause, b.controller()) && !isOfCharacter(t, cause);
            case RIVALS_NON_CHARACTER_EFFECT -> isEffectOf(cause, b.rival()) && !isOfCharacter(t, cause);
            case THEIR_NON_CHARACTER_EFFECT ->
                    isEffectOf(cause, Players.seat(t, b, Who.THEY)) && !isOfCharacter(t, cause);
            case A_NON_CHARACTER_EFFECT -> cause.why() == CauseKind.EFFECT && !isOfCharacter(t, cause);
            case A_STUN_EFFECT -> cause.why() == CauseKind.EFFECT && cause.keyword();
            case PAYING_A_COST ->
                    cause.why() == CauseKind.COST || cause.why() == CauseKind.CHECK && isCheckCost(t, cause);
            case PASSING_A_CHECK -> cause.why() == CauseKind.CHECK;
            case PASSING_THE_CHECK_FOR_THIS -> cause.why() == CauseKind.CHECK && isForThis(t, b, cause);
            case PASSING_A_CHECK_TO_BLOCK -> cause.why() == CauseKind.CHECK && isToBlock(t, cause);
        };
    }

    private static boolean isEffectOf(Cause cause, int seat) {
        return cause.why() == CauseKind.EFFECT && cause.seat() == seat;
    }

    /** K.3.12, UniVersus: Non-Character. */
    static boolean isOfCharacter(UfsTable t, Cause cause) {
        return !cause.source().isNone() && t.def(cause.source().card()).type() == CardType.CHARACTER;
    }

    /** H.4.2.1: cards committed to pass a check cost were committed as part of a cost. */
    private static boolean isCheckCost(UfsTable t, Cause cause) {
        UfsEvent.Checked check = lastCheck(t, cause.seat());
        return check != null && !check.purpose().plays() && check.purpose().kind() == Purpose.Kind.COST;
    }

    private static boolean isForThis(UfsTable t, Bindings b, Cause cause) {
        UfsEvent.Checked check = lastCheck(t, cause.seat());
        return check != null && check.purpose().plays() && check.purpose().card().card() == b.source().card();
    }

    private static boolean isToBlock(UfsTable t, Cause cause) {
        UfsEvent.Checked check = lastCheck(t, cause.seat());
        return check != null && check.purpose().as() == Happening.As.BLOCK;
    }

    private static UfsEvent.@Nullable Checked lastCheck(UfsTable t, int seat) {
        for (int i = t.historySize() - 1; i >= 0 && seat != Table.NONE; i--) {
            if (t.past(i) instanceof UfsEvent.Checked c && c.seat() == seat) {
                return c;
            }
        }
        return null;
    }
}
