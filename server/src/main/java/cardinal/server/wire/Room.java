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
 * @param changed  the rules have changed since, in the match's path: it stands at the last choice that comes out the same
 * @param versions  of the rules
 */
public record Room(String match, String game, String mode, String pool, Status status, int host, List<Place> places,
        ClockSettings clock, int spectators, Optional<TakeBackRequest> wish, List<Integer> wantRematch,
        Optional<String> next,
        Optional<View.Result> result, boolean replay, Optional<Changed> changed, Versions versions) {
    private static final String UNSAID = "would like to take back the last decision";

    /** What a seat is told of it. */
    public Room seenBy(int seat) {
        Optional<TakeBackRequest> told =
                wish.map(w -> w.seat() == seat ? w : new TakeBackRequest(w.number(), w.seat(), UNSAID, w.agreed()));
        return new Room(match, game, mode, pool, status, host, places, clock, spectators, told, wantRematch, next,
                result, replay, changed.map(c -> c.seat == seat ? c : c.unsaid()), versions);
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
    public record TakeBackRequest(int number, int seat, String words, List<Integer> agreed) {
    }

    /**
     * Where the rules of today part from what was stored. The match goes on from there when all people agree; one of them may end it.
     *
     * @param choice  the first that comes out differently, counted from 1; 0: the beginning does
     * @param of  how many choices were stored
     * @param seat  who chose; -1: nobody
     * @param words  what was chosen, for who chose it
     * @param outcome  "now comes out differently, at Combat (clause 439.1)"
     * @param agreed  the seats that want to go on
     */
    public record Changed(int choice, int of, int seat, String words, String outcome, List<Integer> agreed) {
        Changed unsaid() {
            return new Changed(choice, of, seat, "", outcome, agreed);
        }
    }

    /** begun: the version of the rules the match was begun with; goesOn: the one it goes on with, if that is another. */
    public record Versions(String begun, Optional<String> goesOn) {
    }
}
