package cardinal.catalog.game;

import cardinal.kernel.Event;
import cardinal.kernel.Table;
import java.util.List;

/** The hints of a game of which nothing more is known: every question is put, every event is news. */
final class PlainUiHints<T extends Table> implements UiHints<T> {
    @Override
    public List<String> imaginable(T table, int seat) {
        return List.of();
    }

    @Override
    public boolean isPass(long option) {
        return false;
    }

    @Override
    public boolean comesLast(long option) {
        return false;
    }

    @Override
    public boolean isDetail(T table, Event event) {
        return false;
    }

    @Override
    public boolean makesResources(T table, long option) {
        return false;
    }

    @Override
    public List<String> windows() {
        return List.of();
    }

    @Override
    public String window(T table) {
        return "";
    }
}
