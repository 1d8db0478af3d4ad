package cardinal.server.wire;

/** POST /api/replays/{match}/forks: play on from a step, against bots of this level. seat: one's own. */
public record Fork(int step, int seat, String name, String level) {
}
