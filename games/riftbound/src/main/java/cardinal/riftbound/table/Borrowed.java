package cardinal.riftbound.table;

/**
 * 390.5.b of 2026-07: an object is controlled by another player until the source of the effect leaves the board.
 *
 * @param from  who controls it again then
 */
public record Borrowed(int from) {
}
