package cardinal.kernel;

/** Who may see the faces in a zone by default. */
public enum Privacy {
    /** Everybody. */
    PUBLIC,
    /** The owner of the zone. */
    OWNER,
    /** The controller of each card. */
    CONTROLLER,
    /** Nobody. */
    SECRET
}
