package cardinal.riftbound.table;

/**
 * That what an ability counts has happened once this turn.
 *
 * @param what  the trigger or ability that counts
 * @param seat  the player who did it, where each player's times are counted, or NONE
 */
public record TimesMet(Object what, int seat) {
}
