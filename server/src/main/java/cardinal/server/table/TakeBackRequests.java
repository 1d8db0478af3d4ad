package cardinal.server.table;

import cardinal.arena.people.DecisionHistory.Decision;
import cardinal.kernel.BadInput;
import cardinal.kernel.Table;
import cardinal.server.wire.Room;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Somebody's wish to take a decision back, and who has agreed to it. It is forgotten when anything else is decided. */
final class TakeBackRequests {
    private Optional<Room.TakeBackRequest> open = Optional.empty();
    private @Nullable Decision decision;
    private int number;

    Optional<Room.TakeBackRequest> open() {
        return open;
    }

    /** Who wishes; {@link Table#NONE} if nobody does. */
    int requester() {
        return open.map(Room.TakeBackRequest::seat).orElse(Table.NONE);
    }

    void make(int seat, Decision requested) {
        decision = requested;
        open = Optional.of(new Room.TakeBackRequest(++number, seat, requested.words(), List.of()));
    }

    void forget() {
        open = Optional.empty();
        decision = null;
    }

    /** A seat answers; the decision to take back if all of the others have agreed now. */
    Optional<Decision> answer(int seat, int wish, boolean yes, TableSeats seats) {
        Room.TakeBackRequest asked = open.filter(w -> w.number() == wish && w.seat() != seat)
                .orElseThrow(() -> new BadInput("wish", "nobody asks you for this"));
        if (!yes) {
            forget();
            return Optional.empty();
        }
        List<Integer> agreed = new ArrayList<>(asked.agreed());
        agreed.add(seat);
        open = Optional.of(new Room.TakeBackRequest(asked.number(), asked.seat(), asked.words(), List.copyOf(agreed)));
        return agreed.containsAll(seats.others(asked.seat())) ? Optional.ofNullable(decision) : Optional.empty();
    }
}
