package cardinal.server.wire;

/**
 * How time is kept.
 *
 * @param seconds  for each decision (PER_MOVE), or for the whole match (CHESS)
 * @param increment  seconds added after each decision (CHESS)
 */
public record ClockSettings(Kind kind, int seconds, int increment) {
    /** The kinds of clock. Who runs out of time loses. */
    public enum Kind {
        NONE, PER_MOVE, CHESS
    }

    public static final ClockSettings NONE = new ClockSettings(Kind.NONE, 0, 0);
}
