package cardinal.server.wire;

import java.util.List;

/** GET /api/lobby: a table that can be joined or watched. age: in seconds. */
public record LobbyTable(String match, String game, String mode, Room.Status status, List<Room.Place> places,
        ClockSettings clock, long age) {
}
