package cardinal.bots;

/**
 * How hard a bot thinks.
 *
 * @param nodes  choices made on imagined tables for one decision
 * @param horizon  how many turns ahead an imagined match is played, the present one included
 * @param most  after how many choices it is broken off at the latest
 * @param randomPercent  how many of a hundred choices beyond the search are made at random
 */
public record Strength(String name, int nodes, int horizon, int most, int randomPercent) {
    /** Looks to the end of the turn: what simple players make of the next one tells less than the evaluation (docs/bots.md). */
    public static Strength ofTurn(String name, int nodes) {
        return new Strength(name, nodes, 1, 60, 0);
    }
}
