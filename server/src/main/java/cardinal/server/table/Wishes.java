package cardinal.server.table;

import cardinal.arena.people.TakingBack.Decision;
import cardinal.kernel.BadInput;
import cardinal.kernel.Table;
import cardinal.server.wire.Room;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Somebody's wish to take a decision back, and who has agreed to it. It is forgotten when anything else is decided. */
final class Wishes {
    private Optional<Room.Wish> open = Optional.empty();
    private @Nullable Decision decision;
    private int number;

    Optional<Room.Wish> open() {
        return open;
    }

    /** Who wishes; {@link Table#NONE} if nobody does. */
    int wisher() {
        return open.map(Room.Wish::seat).orElse(Table.NONE);
    }

    void make(int seat, Decision wished) {
        decision = wished;
        open = Optional.of(new Room.Wish(++number, seat, wished.words(), List.of()));
    }

    void forget() {
        open = Optional.empty();
        decision = null;
    }

    /** A seat answers; the decision to take back if all of the others have agreed now. */
    Optional<Decision> answer(int seat, int wish, boolean yes, Seating seating) {
        Room.Wish asked = open.filter(w -> w.number() == wish && w.seat() != seat)
                .orElseThrow(() -> new BadInput("wish", "nobody asks you for this"));
        if (!yes) {
            forget();
            return Optional.empty();
        }
        List<Integer> agreed = new ArrayList<>(asked.agreed());
        agreed.add(seat);
        open = Optional.of(new Room.Wish(asked.number(), asked.seat(), asked.words(), List.copyOf(agreed)));
        return agreed.containsAll(seating.others(asked.seat())) ? Optional.ofNullable(decision) : Optional.empty();
    }
}
