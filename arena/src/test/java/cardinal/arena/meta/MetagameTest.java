package cardinal.arena.meta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardinal.arena.tournament.Rate;
import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class MetagameTest {

    private static Matrix matrix(double[][] scores, double error) {
        int n = scores.length;
        Rate[][] rates = new Rate[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double half = i == j ? 0 : 1.96 * error;
                rates[i][j] = new Rate(100, 50, scores[i][j], scores[i][j] - half, scores[i][j] + half);
            }
        }
        return Matrix.of(List.of("rock", "paper", "scissors", "pebble", "sand").subList(0, n), rates);
    }

    private static Metagame.Entry entry(Metagame meta, String name) {
        return meta.entries().stream().filter(e -> e.name().equals(name)).findFirst().orElseThrow();
    }

    private static final double[][] CIRCLE = {{0.5, 0.2, 0.8, 0.9}, {0.8, 0.5, 0.2, 0.7}, {0.2, 0.8, 0.5, 0.4},
        {0.1, 0.3, 0.6, 0.5}};

    @Test
    void inACircleEverybodyIsBroughtAlike() {
        Metagame meta = Metagame.of(matrix(CIRCLE, 0), Map.of());
        for (String name : List.of("rock", "paper", "scissors")) {
            assertThat(entry(meta, name).share()).isCloseTo(1 / 3.0, within(1e-6));
            assertThat(entry(meta, name).dominatedBy()).isEmpty();
        }
        assertThat(entry(meta, "pebble").share()).isZero();
        assertThat(meta.exploitability()).isLessThan(1e-6);
    }

    @Test
    void whoIsWorseAgainstEverybodyIsDominated() {
        double[][] scores = {{0.5, 0.6, 0.7}, {0.4, 0.5, 0.6}, {0.3, 0.4, 0.5}};
        Metagame meta = Metagame.of(matrix(scores, 0.001), Map.of());
        assertThat(entry(meta, "rock").share()).isEqualTo(1);
        assertThat(entry(meta, "rock").dominatedBy()).isEmpty();
        assertThat(entry(meta, "paper").dominatedBy()).containsOnlyKeys("rock");
        assertThat(entry(meta, "scissors").dominatedIn()).isEqualTo(1);
        assertThat(meta.entries()).extracting(Metagame.Entry::name).containsExactly("rock", "paper", "scissors");
    }

    @Test
    void aMixtureCanDominateWhereNoSingleDeckDoes() {
        double[][] scores = {{0.5, 0.1, 0.9, 0.9}, {0.9, 0.5, 0.1, 0.1}, {0.1, 0.9, 0.5, 0.4}, {0.1, 0.9, 0.6, 0.5}};
        double[][] between = {{0.5, 0.5, 0.9, 0.1}, {0.5, 0.5, 0.1, 0.9}, {0.1, 0.9, 0.5, 0.5}, {0.9, 0.1, 0.5, 0.5}};
        assertThat(entry(Metagame.of(matrix(between, 0), Map.of()), "rock").dominatedBy()).isEmpty();
        assertThat(Metagame.of(matrix(scores, 0), Map.of()).exploitability()).isLessThan(1e-6);
        double[][] five = {{0.5, 0.5, 0.9, 0.1, 0.6}, {0.5, 0.5, 0.1, 0.9, 0.6}, {0.1, 0.9, 0.5, 0.5, 0.6},
            {0.9, 0.1, 0.5, 0.5, 0.6}, {0.4, 0.4, 0.4, 0.4, 0.5}};
        assertThat(entry(Metagame.of(matrix(five, 0), Map.of()), "sand").dominatedBy()).hasSizeGreaterThan(1);
    }

    @Test
    void aFieldWeighsTheOpponents() {
        Metagame meta = Metagame.of(matrix(CIRCLE, 0.02), Map.of("rock", 3.0, "paper", 1.0));
        Metagame.Entry paper = entry(meta, "paper");
        assertThat(paper.expected()).isCloseTo(0.75 * 0.8 + 0.25 * 0.5, within(1e-6));
        assertThat(paper.high() - paper.low()).isCloseTo(2 * 1.96 * 0.75 * 0.02, within(1e-4));
        assertThat(meta.entries().getFirst().name()).isEqualTo("paper");
        assertThatThrownBy(() -> Metagame.of(matrix(CIRCLE, 0), Map.of("lizard", 1.0))).isInstanceOf(BadInput.class)
                .hasMessageContaining("rock, paper");
        assertThatThrownBy(() -> Metagame.of(matrix(CIRCLE, 0), Map.of("rock", 0.0))).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Metagame.of(matrix(CIRCLE, 0), Map.of("rock", -1.0))).isInstanceOf(BadInput.class);
    }

    @Test
    void nobodyGainsOnTheEquilibriumOfAnyMatrix() {
        Dice dice = new Dice(5);
        for (int n = 2; n <= 24; n++) {
            double[][] payoffs = new double[n][n];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < i; j++) {
                    payoffs[i][j] = dice.below(7) / 3.0 - 1; // many ties: the simplex method must not go in circles
                    payoffs[j][i] = -payoffs[i][j];
                }
            }
            ZeroSum.Solution solution = ZeroSum.solve(payoffs);
            assertThat(solution.value()).as("%d decks", n).isCloseTo(0, within(1e-9));
            for (int j = 0; j < n; j++) {
                double against = 0;
                for (int i = 0; i < n; i++) {
                    against += solution.mix()[i] * payoffs[i][j];
                }
                assertThat(against).as("%d decks, deck %d", n, j).isGreaterThan(-1e-9);
            }
        }
    }
}
