package cardinal.server.store;

import cardinal.server.wire.Room;
import java.util.List;

/** A seat. token: the hash of what its player shows; empty where nobody may. */
public record StoredSeat(int seat, Room.Sitter sitter, String name, String level, String token, boolean autoOn,
        List<String> stops) {
}
