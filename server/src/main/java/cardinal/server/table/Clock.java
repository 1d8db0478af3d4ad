package cardinal.server.table;

import cardinal.server.wire.ClockSettings;
import java.util.Arrays;

/** The time players have. Thinking is charged when the decision is made; what is taken back is given back. */
final class Clock {
    private static final long SECOND = 1_000;

    private final ClockSettings settings;
    private final long[] spent;
    private final int[] decisions;
    private int running = -1;
    private long since;

    Clock(ClockSettings settings, int seats) {
        this.settings = settings;
        spent = new long[seats];
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

    void stop() {
        running = -1;
    }

    /** Milliseconds since the running clock was started. */
    long thought(long now) {
        return running < 0 ? 0 : now - since;
    }

    void charge(int seat, long milliseconds) {
        spent[seat] += milliseconds;
        decisions[seat]++;
    }

    void giveBack(int seat, long milliseconds) {
        spent[seat] -= milliseconds;
        decisions[seat]--;
    }

    /** Milliseconds a seat has left. */
    long left(int seat, long now) {
        long thinking = seat == running ? now - since : 0;
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
