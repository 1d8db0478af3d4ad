package cardinal.ufs.table;

import java.util.List;

/** One game event: all that happened in one step, or while costs were paid or the game was paused (A.4.1, E.4.5, E.2). */
public record Occurrence(List<UfsEvent> parts, long kinds) {
    /** The list is not changed any more by whoever gives it. */
    public static Occurrence of(List<UfsEvent> parts) {
        long kinds = 0;
        for (UfsEvent e : parts) {
            kinds |= 1L << e.kind();
        }
        return new Occurrence(parts, kinds);
    }

    public boolean has(int kind) {
        return (kinds >> kind & 1) != 0;
    }
}
