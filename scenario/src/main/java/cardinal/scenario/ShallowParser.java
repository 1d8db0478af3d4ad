package cardinal.scenario;

import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.parser.Parser;

/** Refuses what is nested too deeply while it is being read: a tree is put together one call within the other, and the stack has an end. */
final class ShallowParser implements Parser {
    private final Parser parser;
    private final String file;
    private final int deepest;
    private int depth;

    ShallowParser(Parser parser, String file, int deepest) {
        this.parser = parser;
        this.file = file;
        this.deepest = deepest;
    }

    @Override
    public boolean checkEvent(Event.ID choice) {
        return parser.checkEvent(choice);
    }

    @Override
    public Event peekEvent() {
        return parser.peekEvent();
    }

    @Override
    public boolean hasNext() {
        return parser.hasNext();
    }

    @Override
    public Event next() {
        Event event = parser.next();
        switch (event.getEventId()) {
            case MappingStart, SequenceStart -> depth++;
            case MappingEnd, SequenceEnd -> depth--;
            default -> {
            }
        }
        if (depth > deepest) {
            throw new SourceLine(file, event.getStartMark().map(Mark::getLine).orElse(0) + 1)
                    .wrong("this is nested too deeply or repeated too often");
        }
        return event;
    }
}
