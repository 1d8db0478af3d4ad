package cardinal.mutation;

import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioReader;
import cardinal.scenario.ScenarioRunner;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A shipped scenario, by each of the editions it names. */
record ScenarioTrial(String name, List<Scenario> scenarios, ScenarioRunner runner) implements Trial {

    static ScenarioTrial of(Path home, Path file, ScenarioRunner runner) {
        return new ScenarioTrial(home.relativize(file).toString(), ScenarioReader.readAll(file), runner);
    }

    @Override
    public Set<String> clauses() {
        Set<String> clauses = new LinkedHashSet<>();
        for (Scenario scenario : scenarios) {
            scenario.rules().forEach(clause -> clauses
                    .add(clause.contains(":") ? clause : scenario.game() + ":" + clause));
        }
        return clauses;
    }

    @Override
    public String problem() {
        for (Scenario scenario : scenarios) {
            String problem = runner.problem(scenario);
            if (!problem.isEmpty()) {
                return problem;
            }
        }
        return "";
    }
}
