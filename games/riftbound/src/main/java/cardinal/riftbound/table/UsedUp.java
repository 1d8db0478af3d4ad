package cardinal.riftbound.table;

/**
 * 366.1: a replacement printed with "the next time" has done its work; in force as long as its object is there.
 *
 * @param number  which of the object's replacements it is
 */
public record UsedUp(int number) {
}
