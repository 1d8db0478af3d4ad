package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.Library;
import cardinal.cards.Pool;
import cardinal.cards.Printed;
import cardinal.cards.text.Reading;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioCards;
import cardinal.scenario.ScenarioReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Every verb, selector, condition and other part that card text can say stands on a card of some scenario. */
public abstract class ShownWords {
    private final String folder;
    private final RandomRecords.Shapes shapes;
    private final Set<Object> wordless;

    /**
     * @param folder  below scenarios/; scenarios of later editions may stand in folders of their own, FOLDER-EDITION
     * @param shapes  what abilities are made of
     * @param wordless  parts that no text of a card spells out
     */
    protected ShownWords(String folder, RandomRecords.Shapes shapes, Set<Object> wordless) {
        this.folder = folder;
        this.shapes = shapes;
        this.wordless = wordless;
    }

    /** How cards of scenarios for this game are read. */
    protected abstract Library<?, ?, ?> library(String game);

    @Test
    void every_part_of_an_ability_is_shown_by_a_scenario() {
        Path home = Path.of(Objects.requireNonNull(System.getProperty("cardinal.home"), "cardinal.home"));
        Set<Object> missing = new LinkedHashSet<>(RandomRecords.vocabulary(shapes));
        missing.removeAll(wordless);
        for (Path editions : folders(home.resolve("scenarios"))) {
            for (Path file : ScenarioReader.filesIn(editions)) {
                for (Scenario scenario : ScenarioReader.readAll(file)) {
                    missing.removeAll(parts(scenario, library(scenario.game())));
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    /** That of the family, and those of its later editions. */
    private List<Path> folders(Path scenarios) {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(scenarios, folder + "{,-*}")) {
            List<Path> found = new ArrayList<>();
            all.forEach(found::add);
            return found.stream().sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <D extends Printed, A, P extends Pool<D, A, ?>> Set<Object> parts(Scenario scenario,
            Library<D, A, P> library) {
        Set<Object> parts = new LinkedHashSet<>();
        for (var card : scenario.cards()) {
            if (library.text().apply(ScenarioCards.read(library.format(), card)) instanceof Reading.Understood<A> u) {
                parts.addAll(RandomRecords.partsOf(u.abilities()));
            }
        }
        return parts;
    }
}
