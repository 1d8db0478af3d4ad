package cardinal.arena;

/** How long a simulation took. */
public record Throughput(double seconds, int games, long decisions, int threads) {
    public double gamesPerSecond() {
        return seconds == 0 ? 0 : games / seconds;
    }

    public double decisionsPerSecond() {
        return seconds == 0 ? 0 : decisions / seconds;
    }
}
