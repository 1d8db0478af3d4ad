package cardinal.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardinal.arena.FinishedGames;
import cardinal.arena.ProgressListener;
import cardinal.arena.Simulation;
import cardinal.arena.Starter;
import cardinal.arena.tournament.Tournament;
import cardinal.arena.tournament.TournamentScoring;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RatingsTest {

    @Test
    void oddsOfThreeToOneAreTheLogarithmOfThree() {
        double[][] games = {{0, 1e6}, {1e6, 0}};
        double[][] points = {{0, 0.25e6}, {0.75e6, 0}};
        assertThat(BradleyTerry.strengths(games, points)[1]).isCloseTo(Math.log(3), within(1e-4));
    }

    @Test
    void strengthsThatMadeTheResultsAreFoundAgain() {
        double[] made = {0, 1, 1.5, 3};
        double[][] games = new double[4][4];
        double[][] points = new double[4][4];
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                games[i][j] = i == j ? 0 : 1e7;
                points[i][j] = games[i][j] / (1 + Math.exp(made[j] - made[i]));
            }
        }
        double[] found = BradleyTerry.strengths(games, points);
        for (int i = 0; i < 4; i++) {
            assertThat(found[i]).isCloseTo(made[i], within(1e-4));
        }
    }

    @Test
    void whoWonEverythingHasARatingToo() {
        double[] found = BradleyTerry.strengths(new double[][] {{0, 100}, {100, 0}}, new double[][] {{0, 0}, {100, 0}});
        assertThat(found[1]).isCloseTo(Math.log(100.5 / 0.5), within(1e-6));
    }

    @Test
    void greedyIsRatedAboveRandomAndTheIntervalSaysHowSurely() {
        Tournament<?> tournament =
                Tournament.ofBots(Starter.RIFTBOUND.rules(), "duel", Starter.RIFTBOUND.decks().subList(0, 2),
                        List.of("random", "greedy"), 40, 1);
        Ratings ratings =
                Ratings.of(TournamentScoring.of(tournament,
                        Simulation.games(tournament.plan(), ProgressListener.SILENT, FinishedGames.NONE)));
        assertThat(ratings.ratings().get(0)).isEqualTo(new Ratings.Rating("random", 0, 0, 0));
        Ratings.Rating greedy = ratings.ratings().get(1);
        assertThat(greedy.low()).isPositive().isLessThanOrEqualTo(greedy.rating());
        assertThat(greedy.high()).isGreaterThan(greedy.low());
    }
}
