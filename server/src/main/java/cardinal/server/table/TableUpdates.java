package cardinal.server.table;

import cardinal.catalog.view.View;
import cardinal.kernel.Match;
import cardinal.kernel.Outcome;
import cardinal.kernel.RecordedChoice;
import cardinal.server.store.Origin;
import cardinal.server.store.StoredSeat;
import cardinal.server.store.StoredTable;
import cardinal.server.wire.Room;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Small changes of what is stored about a table. */
final class TableUpdates {
    private TableUpdates() {
    }

    static StoredTable with(StoredTable t, Room.Status status, Origin origin, List<StoredSeat> seats) {
        return new StoredTable(t.id(), t.created(), status, origin, t.listed(), t.host(), t.clock(), t.invitation(),
                t.serial(), t.following(), t.result(), t.finished(), t.start(), t.goesOn(), List.copyOf(seats));
    }

    static StoredTable with(StoredTable t, Optional<View.Result> result) {
        return new StoredTable(t.id(), t.created(), t.status(), t.origin(), t.listed(), t.host(), t.clock(),
                t.invitation(), t.serial(), t.following(), result, t.finished(), t.start(), t.goesOn(), t.seats());
    }

    /** How it stands before its first choice. */
    static StoredTable with(StoredTable t, RecordedChoice start) {
        return new StoredTable(t.id(), t.created(), t.status(), t.origin(), t.listed(), t.host(), t.clock(),
                t.invitation(), t.serial(), t.following(), t.result(), t.finished(), start, t.goesOn(), t.seats());
    }

    static Optional<View.Result> result(Match<?> match) {
        if (!match.isOver()) {
            return Optional.empty();
        }
        Outcome outcome = match.outcome();
        return Optional.of(new View.Result(
                IntStream.range(0, match.table().seatCount()).filter(outcome::won).boxed().toList(), outcome.reason(),
                outcome.clause()));
    }
}
