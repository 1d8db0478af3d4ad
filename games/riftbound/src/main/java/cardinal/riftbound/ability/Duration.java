package cardinal.riftbound.ability;

/** How long an established effect lasts. */
public enum Duration {
    /** "this turn": until the Expiration Step (317.3.a). */
    THIS_TURN,
    /** "this combat". */
    THIS_COMBAT,
    /** No duration stated: while the object stays in its zone (717.3.a.3). */
    WHILE_THERE
}
