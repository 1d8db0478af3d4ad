package cardinal.arena.people;

import cardinal.catalog.events.HappeningKind;
import org.jspecify.annotations.Nullable;

/** Which lines of a log belong together: a group is headed by what a player does, or by a turn; what an ability does stands below it. */
final class LogGroups {
    private int number;
    private boolean isHeaded = true;
    private boolean inAbility;

    /** What comes now is something else. */
    void open() {
        number++;
        isHeaded = false;
        inAbility = false;
    }

    int number() {
        return number;
    }

    /** How deep in its group a line stands. */
    int depth(@Nullable HappeningKind kind, boolean detail) {
        if (!isHeaded) {
            isHeaded = !detail;
            return detail ? 1 : 0;
        }
        if (kind == HappeningKind.TRIGGER || kind == HappeningKind.RESOLVE) {
            inAbility = true;
            return 1;
        }
        return inAbility ? 2 : 1;
    }
}
