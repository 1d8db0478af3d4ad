package cardinal.server.table;

import cardinal.server.wire.Room;
import cardinal.server.wire.ToClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Everybody who looks at a table. */
final class Subscribers {
    private final List<Subscriber> all = new ArrayList<>();

    void add(Subscriber subscriber) {
        remove(subscriber.link);
        all.add(subscriber);
    }

    boolean remove(Link link) {
        return all.removeIf(subscriber -> subscriber.link == link);
    }

    Optional<Subscriber> of(Link link) {
        return all.stream().filter(subscriber -> subscriber.link == link).findFirst();
    }

    List<Subscriber> all() {
        return List.copyOf(all);
    }

    /** Tells everybody what is new about the room. */
    void news(Room room, TableSeats seats, List<String> windows) {
        all.forEach(subscriber -> subscriber.news(
                new ToClient.RoomNews(room.match(), subscriber.seat, room.seenBy(subscriber.seat),
                        seats.auto(subscriber.seat, windows))));
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    /** How many are connected as this seat; {@link cardinal.kernel.Table#NONE} for spectators. */
    int at(int seat) {
        return (int) all.stream().filter(subscriber -> subscriber.seat == seat).count();
    }
}
