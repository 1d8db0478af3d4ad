package cardinal.ufs.table;

/** What brings a change about. */
public enum CauseKind {
    /** A procedure of the rules: drawing, clearing, a check. */
    RULE,
    /** An instruction of an effect. */
    EFFECT,
    /** A cost (H.4). */
    COST,
    /** Committing to pass a check (E.3.5.2.3). */
    CHECK,
    /** A pause condition (E.2). */
    PAUSE
}
