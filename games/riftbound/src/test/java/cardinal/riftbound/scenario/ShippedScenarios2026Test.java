package cardinal.riftbound.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Ask;
import cardinal.kernel.Match;
import cardinal.proving.ShippedScenarios;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;
import cardinal.scenario.ScenarioGame;
import cardinal.scenario.ScenarioRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** The scenarios that only the document of July 2026 has. */
class ShippedScenarios2026Test extends ShippedScenarios {
    private static final List<ScenarioGame<?>> GAMES = List.of(new RiftScenarioGame(StarterSet.pool()),
            new RiftScenarioGame(Editions.RIFTBOUND_2026, StarterSet.pool(Editions.RIFTBOUND_2026)));

    /**
     * They end as written, but one of their questions does not keep a promise yet: what is named and which Flow cost is paid stand in the words of
     * an answer, not in its arguments; a skipped part of a turn has no words; an ability of what was face down is legal and not offered.
     */
    private static final Set<String> QUESTIONS_OPEN =
            Set.of("761.1-by-its-exact-name.yaml", "a-card.yaml", "a-tag.yaml",
                    "a-type.yaml", "played-from-facedown.yaml", "two-of-the-next.yaml", "two-flow-costs.yaml");

    ShippedScenarios2026Test() {
        super("riftbound-2026-07", GAMES.toArray(ScenarioGame<?>[]::new));
    }

    @Override
    protected void passes(Path file) {
        if (!QUESTIONS_OPEN.stream().anyMatch(file::endsWith)) {
            super.passes(file);
            return;
        }
        ScenarioRunner runner = new ScenarioRunner(GAMES);
        read(file).forEach(scenario -> assertThat(runner.problem(scenario)).as(file.toString()).isEmpty());
    }

    @Override
    protected List<String> complaints(Match<?> asked) {
        return asked.table() instanceof RiftTable t && t.prompt().ask() == Ask.ACT ? OfferedIsLegal.complaints(t)
                : List.of();
    }
}
