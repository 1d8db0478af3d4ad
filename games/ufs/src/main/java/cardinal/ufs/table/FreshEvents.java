package cardinal.ufs.table;

import cardinal.kernel.Event;
import cardinal.kernel.Mark;
import cardinal.kernel.Table;
import cardinal.ufs.program.Kind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A.4.1: what has happened since somebody last looked; together it is one game event. Mostly it is a single one. */
public final class FreshEvents {
    private static final List<UfsEvent> NOTHING_NEW = List.of();

    private final UfsTable t;
    /** What has happened, if it is one thing only; else null. */
    private @Nullable UfsEvent single;
    /** Several of them. */
    private List<UfsEvent> events;
    /** Their kinds, as bits. */
    private long kinds;

    FreshEvents(UfsTable t) {
        this.t = t;
        events = NOTHING_NEW;
    }

    FreshEvents(UfsTable t, FreshEvents o) {
        this.t = t;
        single = o.single;
        events = o.events;
        kinds = o.kinds;
    }

    boolean isNone() {
        return single == null && events == NOTHING_NEW;
    }

    void add(Event[] more, int count) {
        List<UfsEvent> before = all();
        UfsEvent[] all = new UfsEvent[before.size() + count];
        for (int i = 0; i < before.size(); i++) {
            all[i] = before.get(i);
        }
        for (int i = 0; i < count; i++) {
            all[before.size() + i] = (UfsEvent) more[i];
            kinds |= 1L << more[i].kind();
        }
        single = null;
        events = List.of(all);
        t.demandAttention();
    }

    /** The only one. */
    void add(UfsEvent event) {
        single = event;
        kinds |= 1L << event.kind();
        t.demandAttention();
    }

    /** All of them; empty when nothing has happened or while events are held. */
    public List<UfsEvent> all() {
        UfsEvent one = single;
        return one == null ? events : List.of(one);
    }

    /** The same; somebody has looked at them now. */
    public List<UfsEvent> take() {
        List<UfsEvent> now = all();
        drop();
        return now;
    }

    /** Nobody waits for them. */
    public void drop() {
        single = null;
        events = NOTHING_NEW;
        kinds = 0;
    }

    /** The same as one game event (A.4.1). */
    public Occurrence takeOccurrence() {
        UfsEvent one = single;
        if (one == null) {
            return Occurrence.of(take());
        }
        drop();
        return Occurrence.of(one);
    }

    public boolean areAny() {
        return !isNone();
    }

    /** Whether somebody waits for what has happened, or it is a play that could be cancelled (H.3.3.4). */
    public boolean areAwaited() {
        UfsEvent one = single;
        if ((kinds & ~Kind.PARTS) == 0 && one != null) {
            return t.index().awaitsPart(one.sort());
        }
        return (kinds & (t.index().listened() | 1L << Kind.ABILITY)) != 0
                || (kinds >> Kind.MOVED & 1) != 0 && haveMovedItself();
    }

    private boolean haveMovedItself() {
        return single instanceof UfsEvent.Moved m ? (t.listeners().kindsOf(m.image().card()) >> Kind.ITSELF & 1) != 0
                : t.index().nextMovedItself(events, 0) != Table.NONE;
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
