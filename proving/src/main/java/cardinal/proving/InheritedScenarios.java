package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Edition;
import cardinal.scenario.Inheritance;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioGame;
import cardinal.scenario.ScenarioReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * Every scenario of a family's base document, played by a later edition; but for those of the list {@code not-in-EDITION.tsv}, which say
 * something that does not hold there, and so must fail.
 */
public abstract class InheritedScenarios extends ShippedScenarios {
    private final Inheritance inheritance;

    /** @param folder below scenarios/ */
    protected InheritedScenarios(String folder, Edition base, Edition later, ScenarioGame<?> game) {
        super(folder, game);
        Path all = Path.of(Objects.requireNonNull(System.getProperty("cardinal.home"), "cardinal.home"))
                .resolve("scenarios").resolve(folder);
        inheritance = Inheritance.of(all, base, later).orElseThrow();
    }

    @Override
    protected List<Path> files(Path all) {
        return ScenarioReader.filesIn(all).stream()
                .filter(file -> inheritance.holds(all.relativize(file).toString()))
                .filter(file -> inheritance.read(file).isPresent()).toList();
    }

    @Override
    protected List<Scenario> read(Path file) {
        return inheritance.read(file).stream().toList();
    }

    /** On copies only: that a game plays on without them is seen by the base document. */
    @Override
    protected void passes(Path file) {
        assertThat(problem(read(file))).as(file.toString()).isEmpty();
    }

    @Test
    void what_the_list_excepts_does_not_hold() {
        List<String> wrong = new ArrayList<>();
        inheritance.without().forEach((path, reason) -> {
            Path file = inheritance.folder().resolve(path);
            if (!Files.exists(file)) {
                wrong.add(path + ": there is no such scenario");
            } else if (problem(read(file)).isEmpty()) {
                wrong.add(path + ": passes, though " + reason);
            }
        });
        assertThat(wrong).isEmpty();
    }
}
