package cardinal.server.table;

import cardinal.arena.lesson.LessonPoints;
import cardinal.kernel.Table;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.Written;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Somebody who looks at a table through one socket. */
final class Subscriber {
    private static final int MOST_LINES = 5;
    private static final long BREATH = 5_000;

    final Link link;
    final int seat;
    private final Set<Integer> muted;
    private final Deque<Long> said = new ArrayDeque<>();
    private ToClient.@Nullable RoomNews room;
    private ToClient.@Nullable Lesson taught;

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

    /** Sends what a lesson says, if it is something new. again: even if it is not. */
    void teach(LessonPoints points, Function<LessonPoints, ToClient.Lesson> words, boolean again) {
        ToClient.Lesson now = words.apply(points);
        if (again || !now.equals(taught)) {
            taught = now;
            link.send(now);
        }
    }

    /** Sends what is new about the room. written: the same for the wire. */
    void news(ToClient.RoomNews news, Supplier<Written> written) {
        if (!news.equals(room)) {
            room = news;
            link.send(written.get());
        }
    }
}
