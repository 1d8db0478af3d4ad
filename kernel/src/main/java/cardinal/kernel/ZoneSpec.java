package cardinal.kernel;

/**
 * A zone of a game.
 *
 * @param seat  whose zone it is, or {@link Table#NONE} for a shared one
 * @param ordered  whether positions mean something and can be followed
 */
public record ZoneSpec(String name, int seat, Privacy privacy, boolean ordered) {
}
