package cardinal.ufs.ability;

/** A part of the turn or of an attack that begins, ends or is skipped (F, G). */
public enum Phase {
    /** "Ready Phase" (2010, 2019), "Start Phase" (UniVersus). */
    START_PHASE,
    READY_STEP,
    REVIEW_STEP,
    DRAW_STEP,
    COMBAT_PHASE,
    ENHANCE_STEP,
    BLOCK_STEP,
    DAMAGE_STEP,
    /** 2010 only. */
    REVERSAL_STEP,
    END_PHASE,
    TURN,
    GAME
}
