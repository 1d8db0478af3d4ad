package cardinal.riftbound.table;

/** 366.1: a replacement printed with "the next time" has done its work; in force as long as its object is there. */
public record UsedUp() {
}
