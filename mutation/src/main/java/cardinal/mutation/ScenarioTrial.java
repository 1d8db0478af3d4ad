package cardinal.mutation;

import cardinal.kernel.Table;
import cardinal.proving.QuestionPromises;
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

    /** As the test of a game's scenarios has it: what is played, and what its questions say. */
    @Override
    public String problem() {
        QuestionPromises<Table> promises = new QuestionPromises<>("yes", table -> false);
        ScenarioRunner looked = runner.lookedAt(match -> promises.check(match, ""));
        for (Scenario scenario : scenarios) {
            String problem = looked.problem(scenario);
            if (!problem.isEmpty()) {
                return problem;
            }
        }
        return String.join("\n", promises.complaints());
    }
}
