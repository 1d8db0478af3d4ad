package cardinal.server.table;

import cardinal.cards.Once;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.BadInput;
import cardinal.kernel.Table;
import cardinal.server.store.Store;
import cardinal.server.store.StoredChoice;
import cardinal.server.store.StoredTable;
import cardinal.server.wire.Fork;
import cardinal.server.wire.ReplayHint;
import cardinal.server.wire.ReplayInfo;
import cardinal.server.wire.ReplayStep;
import cardinal.server.wire.Room;
import cardinal.server.wire.SeatGrant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Matches that are over, rebuilt from what is stored. Those that were looked at last are kept: a click costs no rebuilding. */
public final class Replays {
    private static final int MOST_KEPT = 24;

    private final Store store;
    private final LoadedGames games;
    private final Lobby lobby;
    private final Map<String, Once<ReplayWalk<?>>> kept = new LinkedHashMap<>(MOST_KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Once<ReplayWalk<?>>> eldest) {
            return size() > MOST_KEPT;
        }
    };

    public Replays(Store store, LoadedGames games, Lobby lobby) {
        this.store = store;
        this.games = games;
        this.lobby = lobby;
    }

    private StoredTable table(String id) {
        StoredTable table = store.table(id)
                .orElseThrow(() -> new BadInput("match", "there is no match \"" + id + "\""));
        if (table.status() != Room.Status.OVER || !table.origin().scenario().isEmpty()) {
            throw new BadInput("match", "only a match that is over can be looked at step by step");
        }
        return table;
    }

    private ReplayWalk<?> walk(String id) {
        Once<ReplayWalk<?>> one;
        synchronized (kept) {
            one = kept.computeIfAbsent(id, name -> new Once<>(() -> {
                StoredTable table = table(name);
                return walk(games.game(table.origin()), table);
            }));
        }
        try {
            return one.get();
        } catch (RuntimeException e) {
            synchronized (kept) {
                kept.remove(id, one);
            }
            throw e;
        }
    }

    private <T extends Table> ReplayWalk<T> walk(Game<T> game, StoredTable table) {
        return new ReplayWalk<>(game, table, store.choices(table.id()), store.cards(table.id()));
    }

    public ReplayInfo info(String id) {
        return walk(id).info();
    }

    public ReplayStep step(String id, int step, Viewpoint viewpoint) {
        ReplayWalk<?> walk = walk(id);
        if (viewpoint.seat() >= walk.info().names().size()) {
            throw new BadInput("eyes", "there is no seat " + viewpoint.seat());
        }
        return walk.step(step, viewpoint);
    }

    /** What the strongest bot would do after this many choices. who: asks. */
    public ReplayHint hint(String id, int step, String who) {
        return walk(id).hint(step, lobby.botThreads(), who);
    }

    /** A new match that begins with the steps of an old one. who: asks. */
    public SeatGrant fork(String id, Fork wanted, String who) {
        StoredTable table = table(id);
        int steps = info(id).steps();
        if (wanted.step() < 0 || wanted.step() > steps || wanted.seat() < 0 || wanted.seat() >= table.seats().size()) {
            throw new BadInput("fork", "there are " + steps + " steps and " + table.seats().size() + " seats");
        }
        List<StoredChoice> earlier = new ArrayList<>();
        for (StoredChoice choice : store.choices(id).subList(0, wanted.step())) {
            earlier.add(
                    new StoredChoice(choice.place(), choice.place(), choice.choice(), StoredChoice.Maker.EARLIER, 0));
        }
        return lobby.open(table.origin(), wanted.seat(), wanted.name(), wanted.level(),
                new Lobby.Past(earlier, store.cards(id), table.start(), table.goesOn()), who);
    }
}
