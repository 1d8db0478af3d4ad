package cardinal.server.store;

import cardinal.catalog.view.View;
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
 * @param finished  when it ended, 0 while it goes on; like created in milliseconds since 1970
 */
public record StoredTable(String id, long created, Room.Status status, Origin origin, boolean listed, int host,
        ClockSettings clock, String invitation, int serial, Optional<String> following, Optional<View.Result> result,
        long finished, List<StoredSeat> seats) {
}
