package cardinal.server.table;

import cardinal.arena.lesson.LessonPoints;
import cardinal.arena.people.MatchLog;
import cardinal.catalog.events.EventWriter;
import cardinal.catalog.events.Happening;
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
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
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
    private @Nullable View viewed;
    private ToClient.@Nullable RoomNews room;
    private ToClient.@Nullable Lesson taught;
    private int version;
    private int told;
    /** How much of what happened they have heard of, and the number of the next event. */
    private int heard;
    private int numbered;

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
        Map<Integer, String> called = handles.all();
        View view = Pictures.of(game, match, Viewpoint.of(seat), handles, serial);
        JsonNode now = WireJson.tree(view);
        JsonNode before = shown;
        shown = now;
        int happened = log.happened(match.table());
        View earlier = viewed;
        viewed = view;
        if (before == null || earlier == null) {
            link.send(new ToClient.Snapshot(id, version, view));
        } else {
            EventWriter writer = Pictures.events(game, match, Viewpoint.of(seat), called, handles);
            List<Happening> events = writer.write(log.events(heard), earlier, view, numbered);
            if (!events.isEmpty()) {
                link.send(new ToClient.Events(id, numbered, events, writer.faces()));
                numbered += events.size();
            }
            List<Change> changes = ViewDiff.between(before, now);
            if (!changes.isEmpty()) {
                link.send(new ToClient.Patch(id, ++version, changes));
            }
        }
        heard = happened;
        if (log.size(seat) > told) {
            link.send(new ToClient.Log(id, told, LogLines.of(log.lines(seat, told), handles)));
            told = log.size(seat);
        }
    }

    /** Sends what a lesson says, if it is something new. again: even if it is not. */
    void teach(Table table, Function<LessonPoints, ToClient.Lesson> words, boolean again) {
        View seen = viewed;
        if (seen != null) {
            ToClient.Lesson now = words.apply(LessonPoints.of(table, handles, seen));
            if (again || !now.equals(taught)) {
                taught = now;
                link.send(now);
            }
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
    void forget(String id, int size, int happened) {
        heard = Math.min(heard, happened);
        if (size < told) {
            told = size;
            link.send(new ToClient.Log(id, told, List.of()));
        }
    }
}
