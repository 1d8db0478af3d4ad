package cardinal.arena.tournament;

import cardinal.kernel.BadInput;
import java.util.List;
import java.util.SortedMap;

/**
 * What a tournament found: the same bytes for the same tournament, however many threads played it and however often it was
 * interrupted.
 *
 * @param format  of this record
 * @param contest  the fingerprint of what was to be played
 * @param decks  the decks that were played
 * @param seats  how often each seat won, and how many games were drawn
 * @param endings  how often a game ended for each reason, with its clause
 * @param fingerprint  a hash of every choice and every final table, game by game
 */
public record TournamentResult(int format, String contest, String game, String mode, String rulesVersion, String pool,
        long seed, int gamesPerPairing, List<Contender> contenders, List<String> decks, List<Standing> standings,
        List<PairingScore> pairings, Seats seats, Length turns, Length decisions, SortedMap<String, Integer> endings,
        List<CardScore> cards, String fingerprint, List<Failure> failures, List<Played> games) {
    public static final int FORMAT = 1;

    /** A contender over all its games. */
    public record Standing(String name, int wins, int draws, int losses, Rate rate) {
    }

    /** Two contenders; wins, losses and rate are the first one's. */
    public record PairingScore(String first, String second, int wins, int draws, int losses, Rate rate,
            double averageTurns, double averageDecisions) {
    }

    /** Wins by seat. */
    public record Seats(int first, int second, int draws) {
    }

    /** How long games were; histogram: how many games for each length, in steps. */
    public record Length(double average, double median, int least, int most, int step,
            SortedMap<Integer, Integer> histogram) {
    }

    /**
     * A card in the games of those who have it in their deck.
     *
     * @param held  their rate in games in which they had it in hand at some question
     * @param unheld  their rate in games in which they never did
     * @param played  their rate in games in which they played it
     */
    public record CardScore(String deck, String card, Rate held, Rate unheld, Rate played) {
        private static final int FEW = 20;

        /** Whether it was held, and not held, in so many games that the difference says something. */
        public boolean tellsEnough() {
            return held.games() >= FEW && unheld.games() >= FEW;
        }

        /** By how much the rate is higher when the card was held; nothing where one of the two was not seen. */
        public double lift() {
            return held.games() == 0 || unheld.games() == 0 ? 0 : held.score() - unheld.score();
        }
    }

    /** A game that broke off. */
    public record Failure(String first, String second, int game, long seed, String problem) {
    }

    /**
     * One game.
     *
     * @param winner  the contender who won; empty for a draw or a failure
     */
    public record Played(String first, String second, long seed, String seatA, String seatB, String winner,
            String ending, int turns, int decisions, String fingerprint) {
    }

    public TournamentResult {
        if (format != FORMAT) {
            throw new BadInput("this result has form " + format + "; this program reads form " + FORMAT);
        }
    }

    /** The place of a contender. */
    public int indexOf(String name) {
        for (int i = 0; i < contenders.size(); i++) {
            if (contenders.get(i).name().equals(name)) {
                return i;
            }
        }
        throw new BadInput("there is no contender \"" + name + "\"; there are "
                + String.join(", ", contenders.stream().map(Contender::name).toList()));
    }
}
