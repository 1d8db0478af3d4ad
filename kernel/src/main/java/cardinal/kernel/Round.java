package cardinal.kernel;

/**
 * A round of passing: whose word it is and who has passed since anybody last did something. An immutable value for a
 * frame's local; it survives a seat that leaves.
 */
public record Round(int seat, int passed) {

    public static Round startingWith(int seat) {
        return new Round(seat, 0);
    }

    /** A round in which this seat has the first word, or the next one in order if it has left the game. */
    public static Round startingWith(int seat, Table table) {
        return new Round(table.isIn(seat) ? seat : table.nextSeat(seat), 0);
    }

    /** The seat with the word passes; the word goes to the next one in order. */
    public Round pass(Table table) {
        return new Round(table.nextSeat(seat), passed | 1 << seat);
    }

    /** Somebody acted: passes count anew, and this seat has the word. */
    public Round acted(int next) {
        return new Round(next, 0);
    }

    /** Whether every seat still in the game has passed in sequence. */
    public boolean isComplete(Table table) {
        return (table.seatsIn() & ~passed) == 0;
    }

    /** A seat left the game: its word goes to the next one; the round may be complete by that. */
    public Round without(int gone, Table table) {
        return new Round(seat == gone ? table.nextSeat(gone) : seat, passed & ~(1 << gone));
    }
}
