package cardinal.ufs.program;

import org.jspecify.annotations.Nullable;

/**
 * An ability a card has now.
 *
 * @param stamp  the effect that granted it, 0 when it is printed
 * @param uses  how often it was played, null for never (H.5.3)
 */
public record HeldAbility(AbilityDef ability, int stamp, @Nullable Uses uses) {

    /** Tries and plays of one ability: in a turn, in an Enhance Step. */
    public record Uses(int turn, int inTurn, int step, int inStep) {
        /** One more play at this turn and Enhance Step. */
        static Uses more(@Nullable Uses before, int turn, int step) {
            int t = before != null && before.turn == turn ? before.inTurn : 0;
            int s = before != null && before.step == step ? before.inStep : 0;
            return new Uses(turn, t + 1, step, s + 1);
        }
    }

    public HeldAbility usedAt(int turn, int step) {
        return new HeldAbility(ability, stamp, Uses.more(uses, turn, step));
    }

    public int usedInTurn(int turn) {
        Uses u = uses;
        return u != null && u.turn == turn ? u.inTurn : 0;
    }

    public int usedInStep(int step) {
        Uses u = uses;
        return u != null && u.step == step ? u.inStep : 0;
    }

    HeldAbility fresh() {
        return uses == null ? this : new HeldAbility(ability, stamp, null);
    }
}
