package cardinal.arena;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Match;
import cardinal.riftbound.table.RiftTable;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PerftTest {

    @Test
    void copyingAndReplayingSeeTheSameTree() {
        for (Match<RiftTable> match : Positions.midGame(Starter.plan(1), 8)) {
            long before = match.fingerprint();
            Perft.Tally byCopy = Perft.byCopy(match, 2);
            assertThat(Perft.byReplay(match, 2)).isEqualTo(byCopy);
            assertThat(Perft.count(match, 2)).isEqualTo(byCopy.leaves());
            assertThat(match.fingerprint()).isEqualTo(before);
        }
    }

    @Test
    void theBranchesAddUp() {
        Match<RiftTable> match = Starter.match(9);
        List<Perft.Branch> branches = Perft.divide(match, 3);
        assertThat(branches).hasSize(match.prompt().size());
        assertThat(branches.stream().mapToLong(Perft.Branch::leaves).sum()).isEqualTo(Perft.count(match, 3));
        assertThat(branches.getFirst().command()).isEqualTo(match.command(0));
    }

    @Test
    void nothingToDecideIsOneLeaf() {
        assertThat(Perft.count(Starter.match(1), 0)).isEqualTo(1);
        assertThat(Perft.divide(Starter.match(1), 0)).isEmpty();
    }
}
