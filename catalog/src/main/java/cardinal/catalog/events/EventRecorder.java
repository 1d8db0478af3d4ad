package cardinal.catalog.events;

import cardinal.kernel.Event;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes down what happens at a table: what a game says of its events, together with what changes by them. */
public final class EventRecorder<T extends Table> {
    private static final int MOST_KEPT = 1_000;
    private static final int LATELY = 6;

    private final GameEvents<T> game;
    private final BoardChanges<T> board;
    private final List<Occurrence> kept = new ArrayList<>();
    /** How many older ones were forgotten. */
    private int forgotten;
    /** Those before this place were read: they stay as they are. */
    private int read;

    public EventRecorder(GameEvents<T> game) {
        this.game = game;
        board = new BoardChanges<>(game);
    }

    /** An event has happened. words: what each reader is told of it. Tells its kind; null where it has none. */
    public @Nullable HappeningKind saw(T t, Event event, List<Sentence> words) {
        Meaning meaning = game.meaning(t, event);
        List<Occurrence> changes = board.since(t);
        if (meaning == null) {
            changes.forEach(this::add);
            return null;
        }
        boolean told = words.stream().anyMatch(sentence -> !sentence.isEmpty());
        Occurrence main = new Occurrence(meaning.kind(), meaning.seat(), Subject.of(t, meaning.card()),
                Subject.of(t, meaning.other()), Subject.of(t, meaning.target()), "", "", meaning.amount(),
                meaning.before(), meaning.after(), meaning.key(), meaning.good(), told ? words : List.of(),
                Table.NONE);
        List<Occurrence> by = new ArrayList<>();
        for (Occurrence change : changes) {
            if (isThis(main, change)) {
                main = with(main, change);
            } else if (isBy(main, change)) {
                by.add(change);
            } else {
                add(change);
            }
        }
        kept.add(main);
        by.forEach(this::add);
        return main.kind();
    }

    /** What a player has decided. only: the seat that alone may know it, or {@link Table#NONE}. */
    public void decided(T t, int seat, String key, List<Sentence> words, int only) {
        board.since(t).forEach(this::add);
        kept.add(new Occurrence(HappeningKind.CHOICE, seat, Subject.NONE, Subject.NONE, Subject.NONE, "", "", 0, 0, 0,
                key, Optional.empty(), words, only));
    }

    /** A change joins an event shortly before that is the same, or stands for itself. */
    private void add(Occurrence change) {
        for (int i = kept.size() - 1; i >= Math.max(read - forgotten, kept.size() - LATELY); i--) {
            Occurrence earlier = kept.get(i);
            if (!earlier.isMove() && earlier.before() == earlier.after() && isThis(earlier, change)) {
                kept.set(i, with(earlier, change));
                return;
            }
        }
        kept.add(change);
    }

    /** Whether an event is what a change is. */
    private static boolean isThis(Occurrence event, Occurrence change) {
        if (event.card().card() != change.card().card() || event.kind() != change.kind() && !change.isMove()) {
            return false;
        }
        return switch (change.kind()) {
            case MOVE -> !event.card().isNone() && switch (event.kind()) {
                case MOVE, DRAW, DESTROY, PLAY, REVEAL, CHECK -> true;
                default -> false;
            };
            case LIFE, POINTS, VALUE -> event.seat() == change.seat() && event.key().equals(change.key());
            default -> true;
        };
    }

    private static boolean isBy(Occurrence event, Occurrence change) {
        return change.card().isNone() ? event.kind() != HappeningKind.TURN && event.kind() != HappeningKind.PHASE
                : change.card().card() == event.card().card();
    }

    private static Occurrence with(Occurrence event, Occurrence change) {
        return change.kind() == HappeningKind.MOVE ? event.going(change.from(), change.to(), change.card())
                : event.between(change.before(), change.after());
    }

    /** How many there are by now; what has changed since the last event is told as well. */
    public int upTo(T t) {
        board.since(t).forEach(this::add);
        read = forgotten + kept.size();
        if (kept.size() > 2 * MOST_KEPT) {
            kept.subList(0, kept.size() - MOST_KEPT).clear();
            forgotten = read - MOST_KEPT;
        }
        return read;
    }

    public int size() {
        return forgotten + kept.size();
    }

    /** From one place on, as far as they are kept. */
    public List<Occurrence> from(int place) {
        return List.copyOf(kept.subList(Math.clamp(place - forgotten, 0, kept.size()), kept.size()));
    }

    /** Forgets what came after this size: something was taken back. What that changes on the table is told at the next look. */
    public void backTo(int size) {
        if (size - forgotten < kept.size()) {
            kept.subList(Math.max(0, size - forgotten), kept.size()).clear();
        }
        read = Math.min(read, size());
    }
}
