package cardinal.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What happens on a table: events go into the history and to whoever waits for them or watches. Part of {@link Table}. */
public abstract sealed class Happenings permits Effects {
    public static final int NONE = -1;
    private static final Event[] NO_EVENTS = new Event[0];

    private Event[] history;
    private int historySize;
    private int historyCleared;
    private boolean historyShared;
    private Mark latest;
    private int holding;
    private Event[] held;
    private int heldSize;
    @Nullable Observer<Table> observer;

    Happenings() {
        history = NO_EVENTS;
        latest = Mark.BEGINNING;
        held = NO_EVENTS;
    }

    /** The copy: the history is shared until one of them goes on. Observers stay behind. */
    Happenings(Happenings o) {
        history = o.history;
        historySize = o.historySize;
        historyCleared = o.historyCleared;
        historyShared = true; // the original may go on appending: copies do not look beyond their own size
        latest = o.latest;
        holding = o.holding;
        held = o.heldSize == 0 ? NO_EVENTS : Arrays.copyOf(o.held, o.heldSize);
        heldSize = o.heldSize;
        observer = null;
    }

    /** This, as those who watch know it. */
    abstract Table self();

    /** Events have happened as one; triggers look at them now. The array is full from 0 to count - 1, and lent for this call. */
    protected abstract void happened(Event[] events, int count);

    /** The same of a single event. */
    protected void happened(Event event) {
        happened(new Event[] {event}, 1);
    }

    /** Whether an event enters the history. A ruleset that emits some events only for its readers must not keep those. */
    protected boolean remembers(Event event) {
        return true;
    }

    /** Something happened: it enters the history and is delivered, or waits while events are held. */
    public final void emit(Event event) {
        if (remembers(event)) {
            if (historyShared || historySize == history.length) {
                history = Arrays.copyOf(history, Math.max(16, historyShared ? historySize + 16 : historySize * 2));
                historyShared = false;
            }
            history[historySize++] = event;
        }
        if (observer != null) {
            observer.saw(self(), event);
        }
        if (holding > 0) {
            if (heldSize == held.length) {
                held = Arrays.copyOf(held, Math.max(4, heldSize * 2));
            }
            held[heldSize++] = event;
        } else {
            happened(event);
        }
    }

    /** Whoever watches is told of an event that no ability waits for: nothing happens by it. */
    public final void tell(Event event) {
        if (observer != null) {
            observer.saw(self(), event);
        }
    }

    /** Whether somebody reads the log: words that take some work need not be made for nobody. */
    public final boolean isRead() {
        return observer != null;
    }

    /** Puts a line in the log, if somebody reads it: "A shuffles", "Ember is kept". */
    public final void note(String clause, int seat, int card, String words) {
        note(Remark.Topic.OTHER, clause, seat, card, words);
    }

    /** The same about something that matters to whoever shows the log. */
    public final void note(Remark.Topic topic, String clause, int seat, int card, String words) {
        if (observer != null) {
            observer.saw(self(), new Remark(topic, self().edition().cite(clause), seat, card, words));
        }
    }

    /** From here on events wait; calls nest. */
    public final void hold() {
        holding++;
    }

    /** The outermost release delivers all that was held as one composite event. */
    public final void release() {
        if (holding == 0) {
            throw new IllegalStateException("nothing is held");
        }
        if (--holding == 0 && heldSize > 0) {
            Event[] all = held;
            int count = heldSize;
            heldSize = 0;
            if (count == 1) {
                happened(all[0]);
            } else {
                held = NO_EVENTS; // what is held meanwhile is another event
                happened(all, count);
                held = held == NO_EVENTS ? all : held;
            }
        }
    }

    /** Events that are still held never happened: for a game that is over while another one follows. */
    protected final void dropHeld() {
        holding = 0;
        held = NO_EVENTS;
        heldSize = 0;
    }

    public final boolean isHolding() {
        return holding > 0;
    }

    /** The events since the history was last cleared. */
    public final int historySize() {
        return historySize;
    }

    public final Event past(int i) {
        return history[i];
    }

    /** A place in the stream of remembered events: the scope of an effect begins here. It outlives a cleared history. */
    public final Mark mark() {
        int now = historyCleared + historySize;
        if (latest.events() != now) {
            latest = new Mark(now);
        }
        return latest;
    }

    /** Where in the history the events since a mark begin. */
    public final int indexOf(Mark mark) {
        return Math.max(0, mark.events() - historyCleared);
    }

    public final void clearHistory() {
        historyCleared += historySize;
        history = NO_EVENTS;
        historySize = 0;
        historyShared = true;
    }

    @SuppressWarnings("unchecked")
    public final void observe(@Nullable Observer<? extends Table> watcher) {
        observer = (Observer<Table>) watcher;
    }

    public final @Nullable Observer<Table> observer() {
        return observer;
    }

    void digestKinds(Digest d) {
        for (int i = 0; i < historySize; i++) {
            d.clock(history[i].kind());
        }
    }

    void digestHeld(Digest d) {
        d.add(holding).add(heldSize).clock(historySize).clock(historyCleared);
    }
}
