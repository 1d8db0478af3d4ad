package cardinal.kernel;

/**
 * An effect that is in force for a time.
 *
 * @param stamp  when it began; later ones apply later
 * @param expiry  the ruleset's word for when it ends
 * @param subject  the object it is about, or {@link Ref#NONE}
 */
public record InForce(int stamp, int expiry, int controller, Ref source, Ref subject, Object what) {
}
