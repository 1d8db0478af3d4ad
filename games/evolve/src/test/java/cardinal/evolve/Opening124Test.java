package cardinal.evolve;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.edition.Editions;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Clauses;
import cardinal.kernel.Match;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is done before a game is done by version 1.24.1, too. */
@Clauses({"evolve-1.24:1.1", "evolve-1.24:6.2.1.1", "evolve-1.24:6.2.1.2", "evolve-1.24:6.2.1.4",
    "evolve-1.24:6.2.1.5", "evolve-1.24:4.5.1", "evolve-1.24:4.5.2", "evolve-1.24:6.2.1.3", "evolve-1.24:6.1.1.5",
    "evolve-1.24:2.8.3.1", "evolve-1.24:4.6.1"})
class Opening124Test extends OpeningTest {
    @Override
    Edition edition() {
        return Editions.EVOLVE_1_24;
    }

    @Override
    List<String> steps() {
        return List.of("6.2.1.1.1", "6.2.1.3", "6.2.1.4", "6.2.1.6", "6.2.1.7", "6.2.1.8", "6.2.1.9", "6.2.1.10",
                "6.2.1.11", "6.2.1.12", "6.2.1.13", "6.2.1.14");
    }

    @Test
    @Clauses({"evolve-1.24:6.2.1.11", "evolve-1.24:3.2.1"})
    void each_player_begins_with_a_super_evolution_point() {
        EvolveTable t = start(5).table();
        Match<EvolveTable> match = start(5);
        while (match.table().turn() == 0) {
            match.choose(0);
        }
        assertThat(match.table().players().superPoints(0)).isEqualTo(1);
        assertThat(match.table().players().superPoints(1)).isEqualTo(1);
        assertThat(t.players().superPoints(0)).isZero();
    }
}
