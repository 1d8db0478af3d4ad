package cardinal.arena;

import java.util.List;
import java.util.SortedMap;

/**
 * What a simulation found. Equal for equal plans, whatever the number of threads.
 *
 * @param games  all games, failed ones included
 * @param winsBySeat  how often each seat won
 * @param endings  how often a game ended for each reason, with its clause
 * @param fingerprint  a hash of every choice and every final table, game by game, as 16 hexadecimal digits
 */
public record Result(int games, List<Integer> winsBySeat, int draws, List<DeckScore> decks, List<Matchup> matchups,
        Spread turns, Spread decisions,
        SortedMap<String, Integer> endings, String fingerprint, List<Failure> failures) {

    /** One deck over all its games; a mirror match counts as two games, one of them won. */
    public record DeckScore(String deck, int games, int wins, int draws) {
        public double winRate() {
            return games == 0 ? 0 : (double) wins / games;
        }
    }

    /** One seating: the decks by seat, and how often each seat won. */
    public record Matchup(List<String> decks, int games, List<Integer> wins, int draws) {
    }

    /** A number that differs from game to game. */
    public record Spread(long total, int least, int most, int games) {
        public double average() {
            return games == 0 ? 0 : (double) total / games;
        }
    }

    /**
     * A game that did not go as it must.
     *
     * @param problem  what went wrong, and at which choice
     * @param journal  the game up to there, as lines; empty if it could not even begin
     */
    public record Failure(int game, long seed, List<String> decks, String problem, List<String> journal) {
    }
}
