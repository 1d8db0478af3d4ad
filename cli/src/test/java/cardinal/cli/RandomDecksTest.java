package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.catalog.Games;
import cardinal.kernel.Clauses;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Decks drawn by chance are legal, each for itself and all of them at one table. */
class RandomDecksTest {
    static List<List<String>> modes() {
        List<List<String>> all = new ArrayList<>();
        for (String game : Games.names()) {
            Games.named(game).modes().forEach(mode -> all.add(List.of(game, mode)));
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("modes")
    void every_mode_can_be_played_with_random_decks(List<String> of) {
        Run run = Run.cardinal("sim", of.get(0), "--mode", of.get(1), "--decks", "random", "--games", "12", "--seed",
                "7");
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.err()).isEmpty();
    }

    @Test
    @Clauses({"462.8.g", "462.8.h"})
    void teammates_with_one_legend_are_refused_before_the_first_game() {
        Run run = Run.cardinal("sim", "riftbound", "--mode", "2v2", "--decks", "wreckers,tides", "--games", "1");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("teammates may not use the same legend").contains("462.8.g")
                .contains("teammates may not use the same battlefield").contains("462.8.h");
    }
}
