package cardinal.server.table;

import cardinal.arena.lesson.LessonPoints;
import cardinal.arena.people.MatchLog;
import cardinal.catalog.events.EventWriter;
import cardinal.catalog.events.Happening;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Table;
import cardinal.server.view.LogLines;
import cardinal.server.view.Pictures;
import cardinal.server.view.ViewDiff;
import cardinal.server.wire.Change;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.WireJson;
import cardinal.server.wire.Written;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What one seat, or all who only watch, have been shown of a match. Everybody who looks from there is shown the same, drawn and written once:
 * who comes a thousand times to the same view costs the table a thousand messages and no drawing.
 */
final class Feed {
    final int seat;
    final CardHandles handles = new CardHandles();
    private @Nullable JsonNode shown;
    private @Nullable View viewed;
    private @Nullable Written snapshot;
    private @Nullable Written lines;
    private int version;
    private int serial;
    private int told;
    /** How much of what happened they have heard of, and the number of the next event. */
    private int heard;
    private int numbered;

    /** seat: {@link Table#NONE} for spectators. */
    Feed(int seat) {
        this.seat = seat;
    }

    /** Shows those who look from here what is new on the table and in the log. */
    <T extends Table> void show(Game<T> game, LiveMatch<T> live, List<Subscriber> viewers) {
        MatchLog<T> log = live.log();
        Map<Integer, String> called = handles.all();
        View view = Pictures.of(game, live.match(), Viewpoint.of(seat), handles, live.serial());
        JsonNode now = WireJson.tree(view);
        JsonNode before = shown;
        View earlier = viewed;
        shown = now;
        viewed = view;
        serial = live.serial();
        int happened = log.happened(live.match().table());
        List<ToClient> news = new ArrayList<>(3);
        if (before == null || earlier == null) {
            heard = happened;
            told = log.size(seat);
            viewers.forEach(viewer -> welcome(game, live, viewer));
            return;
        }
        EventWriter writer = Pictures.events(game, live.match(), Viewpoint.of(seat), called, handles);
        List<Happening> events = writer.write(log.events(heard), earlier, view, numbered);
        if (!events.isEmpty()) {
            news.add(new ToClient.Events(live.id(), numbered, events, writer.faces()));
            numbered += events.size();
        }
        List<Change> changes = ViewDiff.between(before, now);
        if (!changes.isEmpty()) {
            snapshot = null;
            lines = null;
            news.add(new ToClient.Patch(live.id(), ++version, changes));
        }
        heard = happened;
        if (log.size(seat) > told) {
            lines = null;
            news.add(new ToClient.Log(live.id(), told, LogLines.of(log.lines(seat, told), handles)));
            told = log.size(seat);
        }
        for (ToClient message : news) {
            Written written = Written.of(message);
            viewers.forEach(viewer -> viewer.link.send(written));
        }
    }

    /** Shows somebody who comes all there is. */
    <T extends Table> void welcome(Game<T> game, LiveMatch<T> live, Subscriber viewer) {
        if (viewed == null || serial != live.serial()) {
            show(game, live, List.of());
        }
        View view = viewed;
        Written whole = snapshot;
        if (whole == null && view != null) {
            whole = Written.of(new ToClient.Snapshot(live.id(), version, view));
            snapshot = whole;
        }
        if (whole != null) {
            viewer.link.send(whole);
        }
        if (told > 0) {
            Written read = lines;
            if (read == null) {
                read = Written.of(
                        new ToClient.Log(live.id(), 0, LogLines.of(live.log().lines(seat, 0), handles)));
                lines = read;
            }
            viewer.link.send(read);
        }
    }

    /** What can be pointed at in the last view. */
    Optional<LessonPoints> points(Table table) {
        return Optional.ofNullable(viewed).map(view -> LessonPoints.of(table, handles, view));
    }

    /** Something was taken back: the log is shorter now. */
    void forget(LiveMatch<?> live, List<Subscriber> viewers) {
        heard = Math.min(heard, live.log().happened());
        int size = live.log().size(seat);
        if (size < told) {
            told = size;
            lines = null;
            Written shorter = Written.of(new ToClient.Log(live.id(), told, List.of()));
            viewers.forEach(viewer -> viewer.link.send(shorter));
        }
    }
}
