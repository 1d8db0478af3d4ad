package cardinal.mutation;

import cardinal.proving.ShippedScenarios;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioReader;
import java.lang.reflect.Constructor;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A shipped scenario, by each of the editions it names, as the test of the game's scenarios plays it. */
record ScenarioTrial(String name, List<Scenario> scenarios, ShippedScenarios test) implements Trial {

    static ScenarioTrial of(Path home, Path file, ShippedScenarios test) {
        return new ScenarioTrial(home.relativize(file).toString(), ScenarioReader.readAll(file), test);
    }

    /** The test of a family's scenarios. */
    static ShippedScenarios testOf(String family) {
        String name = "cardinal." + family + ".scenario.ShippedScenariosTest";
        try {
            Constructor<?> constructor = Class.forName(name).getDeclaredConstructor();
            constructor.setAccessible(true);
            return (ShippedScenarios) constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(name + " cannot be made", e);
        }
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
        return test.problem(scenarios);
    }
}
