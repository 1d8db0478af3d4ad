package cardinal.server.wire;

import cardinal.catalog.view.View;
import java.util.List;
import java.util.Optional;

/**
 * Everything about a match but the table itself.
 *
 * @param host  the seat that made the table
 * @param next  the match of the rematch, once it is agreed on
 * @param replay  whether the match can be looked at step by step: it is over and was played by the rules from the start
 */
public record Room(String match, String game, String mode, String pool, Status status, int host, List<Place> places,
        ClockSettings clock, int spectators, Optional<Wish> wish, List<Integer> wantRematch, Optional<String> next,
        Optional<View.Result> result, boolean replay) {
    private static final String UNSAID = "would like to take back the last decision";

    /** What a seat is told of it. */
    public Room seenBy(int seat) {
        Optional<Wish> told = wish.map(w -> w.seat() == seat ? w : new Wish(w.number(), w.seat(), UNSAID, w.agreed()));
        return new Room(match, game, mode, pool, status, host, places, clock, spectators, told, wantRematch, next,
                result, replay);
    }

    /** Where a match stands. */
    public enum Status {
        /** Somebody is missing. */
        WAITING,
        PLAYING,
        OVER,
        /** The host closed it before it began. */
        CLOSED
    }

    /** Who sits at a seat. */
    public enum Sitter {
        PERSON, BOT, NOBODY
    }

    /** A seat. level: of a bot; here: whether a person is connected. */
    public record Place(int seat, Sitter sitter, String name, String level, boolean here) {
    }

    /**
     * Somebody wants to take something back and asks the others.
     *
     * @param words  what it was, for who decided it: what others may know of it is in the log
     * @param agreed  the seats that said yes
     */
    public record Wish(int number, int seat, String words, List<Integer> agreed) {
    }
}
