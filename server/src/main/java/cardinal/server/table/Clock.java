package cardinal.server.table;

import cardinal.server.wire.ClockSettings;
import java.util.Arrays;

/**
 * The time players have. Thinking is charged when the decision is made. When decisions are taken back the others get back the time they spent
 * on theirs; who took back does not, but carries it to the next decision.
 */
final class Clock {
    private static final long SECOND = 1_000;

    private final ClockSettings settings;
    private final long[] spent;
    private final long[] carried;
    private final int[] decisions;
    private int running = -1;
    private long since;

    Clock(ClockSettings settings, int seats) {
        this.settings = settings;
        spent = new long[seats];
        carried = new long[seats];
        decisions = new int[seats];
    }

    boolean isUsed() {
        return settings.kind() != ClockSettings.Kind.NONE;
    }

    int running() {
        return running;
    }

    /** A person begins to think. */
    void start(int seat, long now) {
        if (running != seat) {
            running = seat;
            since = now;
        }
    }

    /** The running clock stands still; how long its player has thought, with what was carried. */
    long stop(long now) {
        if (running < 0) {
            return 0;
        }
        long thought = Math.max(0, now - since) + carried[running];
        carried[running] = 0;
        running = -1;
        return thought;
    }

    void charge(int seat, long milliseconds, boolean decided) {
        spent[seat] += milliseconds;
        decisions[seat] += decided ? 1 : 0;
    }

    void giveBack(int seat, long milliseconds, boolean decided) {
        charge(seat, -milliseconds, false);
        decisions[seat] -= decided ? 1 : 0;
    }

    void carry(int seat, long milliseconds) {
        carried[seat] += milliseconds;
    }

    /** Milliseconds a seat has left. */
    long left(int seat, long now) {
        long thinking = carried[seat] + (seat == running ? now - since : 0);
        return switch (settings.kind()) {
            case NONE -> Long.MAX_VALUE;
            case PER_MOVE -> settings.seconds() * SECOND - thinking;
            case CHESS -> (settings.seconds() + (long) settings.increment() * decisions[seat]) * SECOND - spent[seat]
                    - thinking;
        };
    }

    java.util.List<Long> left(long now) {
        Long[] all = new Long[spent.length];
        Arrays.setAll(all, seat -> Math.max(0, left(seat, now)));
        return java.util.List.of(all);
    }
}
