package cardinal.server.table;

import cardinal.arena.people.MatchLog;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.server.view.LogLines;
import cardinal.server.view.Pictures;
import cardinal.server.view.ViewDiff;
import cardinal.server.wire.Change;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.WireJson;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Somebody who looks at a table through one socket, and what they have been shown so far. */
final class Subscriber {
    private static final int MOST_LINES = 5;
    private static final long BREATH = 5_000;

    final Link link;
    final int seat;
    final CardHandles handles = new CardHandles();
    private final Set<Integer> muted;
    private final Deque<Long> said = new ArrayDeque<>();
    private @Nullable JsonNode shown;
    private ToClient.@Nullable RoomNews room;
    private int version;
    private int told;

    /** seat: {@link Table#NONE} for a spectator; muted: whom this seat does not want to hear. */
    Subscriber(Link link, int seat, Set<Integer> muted) {
        this.link = link;
        this.seat = seat;
        this.muted = muted;
    }

    void mute(int other, boolean on) {
        if (on) {
            muted.add(other);
        } else {
            muted.remove(other);
        }
    }

    /** Whether they may say something more now: a few lines at once, then slowly. */
    boolean maySpeak(long now) {
        while (!said.isEmpty() && now - said.getFirst() > BREATH) {
            said.removeFirst();
        }
        return said.size() < MOST_LINES && said.add(now);
    }

    boolean hears(int other) {
        return !muted.contains(other);
    }

    /** Sends what is new on the table and in the log. */
    <T extends Table> void show(String id, Game<T> game, Match<T> match, MatchLog<T> log, int serial) {
        View view = Pictures.of(game, match, Viewpoint.of(seat), handles, serial);
        JsonNode now = WireJson.tree(view);
        JsonNode before = shown;
        shown = now;
        if (before == null) {
            link.send(new ToClient.Snapshot(id, version, view));
        } else {
            List<Change> changes = ViewDiff.between(before, now);
            if (!changes.isEmpty()) {
                link.send(new ToClient.Patch(id, ++version, changes));
            }
        }
        if (log.size(seat) > told) {
            link.send(new ToClient.Log(id, told, LogLines.of(log.lines(seat, told), handles)));
            told = log.size(seat);
        }
    }

    /** Sends what is new about the room. */
    void news(ToClient.RoomNews news) {
        if (!news.equals(room)) {
            room = news;
            link.send(news);
        }
    }

    /** Something was taken back: the log is shorter now. */
    void forget(String id, int size) {
        if (size < told) {
            told = size;
            link.send(new ToClient.Log(id, told, List.of()));
        }
    }
}
