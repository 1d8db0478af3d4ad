package cardinal.server.table;

import cardinal.catalog.game.Game;
import cardinal.kernel.Table;
import cardinal.server.wire.Room;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.Written;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everybody who looks at a table, and what is shown from each seat. */
final class Subscribers {
    private final List<Subscriber> all = new ArrayList<>();
    private final Map<Integer, Feed> feeds = new HashMap<>();

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

    private List<Subscriber> from(int seat) {
        return all.stream().filter(subscriber -> subscriber.seat == seat).toList();
    }

    /** What is shown from a seat; {@link Table#NONE} for spectators. */
    Feed feed(int seat) {
        return feeds.computeIfAbsent(seat, Feed::new);
    }

    /** Shows everybody where the match stands. What nobody looks at any more is drawn anew for whoever comes. */
    <T extends Table> void show(Game<T> game, LiveMatch<T> live) {
        feeds.keySet().removeIf(seat -> at(seat) == 0);
        all.forEach(subscriber -> feed(subscriber.seat));
        feeds.values().forEach(feed -> feed.show(game, live, from(feed.seat)));
    }

    /** Something was taken back. */
    void forget(LiveMatch<?> live) {
        feeds.values().forEach(feed -> feed.forget(live, from(feed.seat)));
    }

    /** Tells everybody what is new about the room. */
    void news(Room room, TableSeats seats, List<String> windows) {
        news(room, seats, windows, all);
    }

    /** The same for some of them. */
    void news(Room room, TableSeats seats, List<String> windows, List<Subscriber> hearers) {
        Map<Integer, ToClient.RoomNews> news = new HashMap<>();
        Map<Integer, Written> written = new HashMap<>();
        for (Subscriber subscriber : hearers) {
            ToClient.RoomNews told = news.computeIfAbsent(subscriber.seat,
                    seat -> new ToClient.RoomNews(room.match(), seat, room.seenBy(seat), seats.auto(seat, windows)));
            subscriber.news(told, () -> written.computeIfAbsent(subscriber.seat, seat -> Written.of(told)));
        }
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    /** How many are connected as this seat; {@link Table#NONE} for spectators. */
    int at(int seat) {
        int many = 0;
        for (Subscriber subscriber : all) {
            many += subscriber.seat == seat ? 1 : 0;
        }
        return many;
    }
}
