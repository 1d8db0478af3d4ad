package cardinal.server.table;

import cardinal.kernel.BadInput;
import cardinal.kernel.Table;
import cardinal.server.store.StoredSeat;
import cardinal.server.wire.AutoSettings;
import cardinal.server.wire.Room;
import cardinal.server.wire.ToServer;
import java.util.ArrayList;
import java.util.List;

/** Who sits at a table. */
final class TableSeats {
    private final List<StoredSeat> seats;

    TableSeats(List<StoredSeat> seats) {
        this.seats = new ArrayList<>(seats);
    }

    List<StoredSeat> all() {
        return List.copyOf(seats);
    }

    StoredSeat at(int seat) {
        return seats.get(seat);
    }

    void put(StoredSeat seat) {
        seats.set(seat.seat(), seat);
    }

    /** The same with one seat taken by somebody else. */
    List<StoredSeat> with(StoredSeat seat) {
        List<StoredSeat> all = new ArrayList<>(seats);
        all.set(seat.seat(), seat);
        return all;
    }

    /** The same seat with other settings for what is passed. known: the kinds of window there are. */
    StoredSeat withAuto(int seat, ToServer.Auto auto, List<String> known) {
        if (!known.containsAll(auto.stops())) {
            throw new BadInput("stops", "the kinds of window are " + String.join(", ", known));
        }
        StoredSeat old = seats.get(seat);
        return new StoredSeat(seat, old.sitter(), old.name(), old.level(), old.token(), auto.on(),
                auto.stops().stream().distinct().toList());
    }

    /** What a viewer is told of their settings; a spectator has none. */
    AutoSettings auto(int seat, List<String> windows) {
        return seat == Table.NONE ? new AutoSettings(false, List.of(), windows)
                : new AutoSettings(seats.get(seat).autoOn(), seats.get(seat).stops(), windows);
    }

    /** The first seat that nobody has. */
    int free() {
        return seats.stream().filter(seat -> seat.sitter() == Room.Sitter.NOBODY).findFirst()
                .orElseThrow(() -> new BadInput("no seat is free at this table")).seat();
    }

    static boolean isFull(List<StoredSeat> seats) {
        return seats.stream().noneMatch(seat -> seat.sitter() == Room.Sitter.NOBODY);
    }

    /** The seat that a token opens. */
    int opened(String token) {
        return seats.stream().filter(seat -> Secrets.match(token, seat.token())).findFirst()
                .orElseThrow(() -> new BadInput("token", "it opens no seat at this table")).seat();
    }

    /** The people besides this seat; all of them for {@link Table#NONE}. */
    List<Integer> others(int seat) {
        return seats.stream().filter(s -> s.sitter() == Room.Sitter.PERSON && s.seat() != seat).map(StoredSeat::seat)
                .toList();
    }

    String name(int seat) {
        return seat == Table.NONE ? "spectator" : seats.get(seat).name();
    }

    List<Room.Place> places(Subscribers subscribers) {
        return seats.stream().map(seat -> new Room.Place(seat.seat(), seat.sitter(), seat.name(), seat.level(),
                subscribers.at(seat.seat()) > 0)).toList();
    }
}
