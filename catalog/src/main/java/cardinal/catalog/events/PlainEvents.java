package cardinal.catalog.events;

import cardinal.catalog.view.View;
import cardinal.kernel.Event;
import cardinal.kernel.Piece;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.kernel.ZoneSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be told of any game: which cards move from where to where. */
public final class PlainEvents<T extends Table> implements GameEvents<T> {
    @Override
    public @Nullable Meaning meaning(T table, Event event) {
        return event instanceof Remark r ? GameEvents.of(r) : null;
    }

    @Override
    public String zone(T table, int card, Piece piece) {
        ZoneSpec spec = table.spec(piece.zone());
        return spec.name() + (spec.seat() == Table.NONE ? "" : "-" + spec.seat());
    }

    @Override
    public List<View.Stat> stats(T table, int seat) {
        return List.of();
    }

    @Override
    public boolean isTurned(Piece piece) {
        return false;
    }

    @Override
    public boolean marksDamage() {
        return false;
    }
}
