package cardinal.ufs.table;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Happening;

/**
 * What a check is for.
 *
 * @param card  the card being played, or the card with the ability whose cost it is
 * @param as  how the card is being played; UNSAID for a check cost or an effect's check
 * @param plays  whether it is the check to play the card itself (E.4.8)
 * @param attack  the attack that is being blocked
 */
public record Purpose(Kind kind, Ref card, Happening.As as, boolean plays, Ref attack) {
    /** The three reasons to make a check. */
    public enum Kind {
        PLAY, COST, EFFECT
    }
}
