package cardinal.server.table;

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

    int size() {
        return all.size();
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    /** Whether somebody is connected who plays at this seat. */
    boolean isHere(int seat) {
        return all.stream().anyMatch(viewer -> viewer.seat == seat);
    }

    int spectators() {
        return (int) all.stream().filter(viewer -> viewer.seat < 0).count();
    }
}
