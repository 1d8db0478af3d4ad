package cardinal.catalog.game;

import cardinal.kernel.Event;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import java.util.List;

/** What every surface needs to know of a game to serve people well: what needs no thought, and what may be asked about. */
public interface UiHints<T extends Table> {

    /** Commands a person could ask about, offered or not. */
    List<String> imaginable(T table, int seat);

    boolean isPass(long option);

    /** Whether an option ends or declines something, so that it is listed below the others. */
    boolean comesLast(long option);

    /** Whether an event is a detail: in the log, but not among the news. */
    boolean isDetail(T table, Event event);

    /** Whether a turn begins with an event. */
    default boolean beginsTurn(T table, Event event) {
        return event instanceof Remark remark && remark.topic() == Remark.Topic.TURN;
    }

    /** Whether an option only makes resources, which payments do by themselves. */
    boolean makesResources(T table, long option);

    /** The kinds of window a person can ask not to be passed for. */
    List<String> windows();

    /** The kind of window that is open now. */
    String window(T table);
}
