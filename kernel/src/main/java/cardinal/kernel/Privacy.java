package cardinal.kernel;

/** Who may see a face: by default a zone says it for all its cards, see {@link Table#privacy}. */
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
