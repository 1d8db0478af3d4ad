package cardinal.ufs.table;

import cardinal.kernel.Event;
import cardinal.kernel.Mark;
import cardinal.kernel.Table;
import cardinal.ufs.program.Kind;
import java.util.List;

/** A.4.1: what has happened since somebody last looked; together it is one game event. */
public final class FreshEvents {
    private static final List<UfsEvent> NOTHING_NEW = List.of();

    private final UfsTable t;
    private List<UfsEvent> events;
    /** Their kinds, as bits. */
    private long kinds;

    FreshEvents(UfsTable t) {
        this.t = t;
        events = NOTHING_NEW;
    }

    FreshEvents(UfsTable t, FreshEvents o) {
        this.t = t;
        events = o.events;
        kinds = o.kinds;
    }

    boolean isNone() {
        return events == NOTHING_NEW;
    }

    void add(Event[] more, int count) {
        UfsEvent[] all = new UfsEvent[events.size() + count];
        for (int i = 0; i < events.size(); i++) {
            all[i] = events.get(i);
        }
        for (int i = 0; i < count; i++) {
            all[events.size() + i] = (UfsEvent) more[i];
            kinds |= 1L << more[i].kind();
        }
        events = List.of(all);
        t.demandAttention();
    }

    /** The only one. */
    void add(UfsEvent event) {
        events = List.of(event);
        kinds |= 1L << event.kind();
        t.demandAttention();
    }

    /** All of them; empty when nothing has happened or while events are held. */
    public List<UfsEvent> take() {
        List<UfsEvent> now = events;
        events = NOTHING_NEW;
        kinds = 0;
        return now;
    }

    /** The same as one game event (A.4.1). */
    public Occurrence takeOccurrence() {
        return Occurrence.of(take());
    }

    public boolean areAny() {
        return events != NOTHING_NEW;
    }

    /** Whether somebody waits for what has happened, or it is a play that could be cancelled (H.3.3.4). */
    public boolean areAwaited() {
        if ((kinds & ~Kind.PARTS) == 0 && events.size() == 1) {
            return t.index().awaitsPart(events.getFirst().sort());
        }
        return (kinds & (t.index().listened() | 1L << Kind.ABILITY)) != 0
                || (kinds >> Kind.MOVED & 1) != 0 && t.index().nextMovedItself(events, 0) != Table.NONE;
    }

    /** J.3.1.4, J.3.2.2: where the scope of an effect begins that answers this event: with the event itself. */
    public Mark markOf(Occurrence event) {
        for (int i = t.historySize() - 1; i >= 0 && !event.parts().isEmpty(); i--) {
            if (t.past(i) == event.parts().getFirst()) {
                return new Mark(t.mark().events() - t.historySize() + i);
            }
        }
        return t.mark();
    }
}
