package cardinal.server.store;

import cardinal.catalog.view.View;
import cardinal.kernel.RecordedChoice;
import cardinal.server.wire.ClockSettings;
import cardinal.server.wire.Room;
import java.util.List;
import java.util.Optional;

/**
 * A table.
 *
 * @param invitation  the hash of what opens a free seat
 * @param serial  of the last question that was answered or taken back
 * @param following  the rematch
 * @param start  how the match stood before its first choice; unknown before it began, and of matches from before that was kept
 * @param goesOn  the version of the rules it goes on with, if that is another than it began with
 * @param finished  when it ended, 0 while it goes on; like created in milliseconds since 1970
 */
public record StoredTable(String id, long created, Room.Status status, Origin origin, boolean listed, int host,
        ClockSettings clock, String invitation, int serial, Optional<String> following, Optional<View.Result> result,
        long finished, RecordedChoice start, Optional<String> goesOn, List<StoredSeat> seats) {

    /** The version it was last played with. */
    public String lastVersion() {
        return goesOn.orElse(origin.version());
    }
}
