package cardinal.ufs.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.scenario.ScenarioRunner;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.table.CardPool;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a setup cannot mean is told with its line. */
class UfsSetupTest {
    private static final ScenarioRunner RUNNER =
            new ScenarioRunner(List.of(new UfsScenarioGame(new CardPool(Editions.UNIVERSUS))));

    private static String laidOut(String player) {
        String yaml =
                "game: universus\ntitle: t\ncards: [{name: Sage, type: character, symbols: [fire], check: 6, handSize: 6, "
                        + "vitality: 25, skill_tree: [\"Form: Draw 1 card.\"]}]\nsetup:\n  A: {" + player
                        + "}\nexpect: {A.level: 1}\n";
        return RUNNER.run("t.yaml", yaml).message();
    }

    @Test
    void a_level_is_one_of_the_skill_tree() {
        assertThat(laidOut("character: Sage, level: 1")).isEmpty();
        assertThat(laidOut("character: Sage, level: 2"))
                .isEqualTo("t.yaml:5: there is no level 2: the skill tree of Sage ends with level 1");
        assertThat(laidOut("level: 1")).isEqualTo("t.yaml:5: there is no level 1: the skill tree of Fighter is empty");
    }
}
