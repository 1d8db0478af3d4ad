package cardinal.server.table;

import cardinal.server.wire.Room;
import cardinal.server.wire.ToClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Everybody who looks at a table. */
final class Viewers {
    private final List<Viewer> all = new ArrayList<>();

    void add(Viewer viewer) {
        remove(viewer.link);
        all.add(viewer);
    }

    boolean remove(Link link) {
        return all.removeIf(viewer -> viewer.link == link);
    }

    Optional<Viewer> of(Link link) {
        return all.stream().filter(viewer -> viewer.link == link).findFirst();
    }

    List<Viewer> all() {
        return List.copyOf(all);
    }

    /** Tells everybody what is new about the room. */
    void news(Room room, Seating seats, List<String> windows) {
        all.forEach(viewer -> viewer.news(
                new ToClient.RoomNews(room.match(), viewer.seat, room.seenBy(viewer.seat),
                        seats.auto(viewer.seat, windows))));
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    /** How many are connected as this seat; {@link cardinal.kernel.Table#NONE} for spectators. */
    int at(int seat) {
        return (int) all.stream().filter(viewer -> viewer.seat == seat).count();
    }
}
