package cardinal.arena;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Match;
import cardinal.kernel.Table;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class PerftTest {

    static List<Starter<?>> games() {
        return Starter.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void copyingAndReplayingSeeTheSameTree(Starter<?> game) {
        compare(game);
    }

    private static <T extends Table> void compare(Starter<T> game) {
        for (Match<T> match : Positions.midGame(game.plan(1), 8)) {
            long before = match.fingerprint();
            Perft.Tally byCopy = Perft.byCopy(match, 2);
            assertThat(Perft.byReplay(match, 2)).isEqualTo(byCopy);
            assertThat(Perft.count(match, 2)).isEqualTo(byCopy.leaves());
            assertThat(match.fingerprint()).isEqualTo(before);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theBranchesAddUp(Starter<?> game) {
        Match<?> match = game.match(9);
        List<Perft.Branch> branches = Perft.divide(match, 3);
        assertThat(branches).hasSize(match.prompt().size());
        assertThat(branches.stream().mapToLong(Perft.Branch::leaves).sum()).isEqualTo(Perft.count(match, 3));
        assertThat(branches.getFirst().command()).isEqualTo(match.command(0));
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothingToDecideIsOneLeaf(Starter<?> game) {
        assertThat(Perft.count(game.match(1), 0)).isEqualTo(1);
        assertThat(Perft.divide(game.match(1), 0)).isEmpty();
    }
}
