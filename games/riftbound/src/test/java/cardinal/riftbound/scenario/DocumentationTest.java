package cardinal.riftbound.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.Shelf;
import cardinal.riftbound.compile.CompiledPool;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.table.Mode;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioGame.PathDoc;
import cardinal.scenario.ScenarioReader;
import cardinal.scenario.ScenarioResult;
import cardinal.scenario.ScenarioRunner;
import cardinal.scenario.SetupReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** What docs/scenarios.md and docs/scenario.schema.json say is what the reader understands. */
class DocumentationTest {
    private static final RiftScenarioGame GAME = new RiftScenarioGame(new CompiledPool());

    private static String doc(String name) throws IOException {
        return Files.readString(
                Path.of(Objects.requireNonNull(System.getProperty("cardinal.home"), "cardinal.home"), "docs", name));
    }

    static List<PathDoc> paths() {
        return Stream.concat(ScenarioRunner.commonPaths().stream(), GAME.paths().stream()).toList();
    }

    @ParameterizedTest
    @MethodSource("paths")
    void every_path_is_documented(PathDoc path) throws IOException {
        assertThat(doc("scenarios.md")).contains("| `" + path.path() + "` | " + path.meaning() + " |");
    }

    @ParameterizedTest
    @MethodSource("paths")
    void every_documented_path_exists(PathDoc path) {
        String real = path.path().replace("CARD", "Grunt").replace("NAME", "Grunt").replace("LIST", "A.hand");
        String yaml =
                "game: riftbound\ntitle: t\ncards: [{name: Grunt, type: unit, might: 3}]\n"
                        + "decks: {Grunt: [3 Grunt]}\nsetup: {A: {base: [Grunt]}}\nexpect: {"
                        + real
                        + ": surely not this}\n";
        assertThat(new ScenarioRunner(List.of(GAME)).run("t.yaml", yaml).message())
                .startsWith("t.yaml:6: " + real + "\n  expected: surely not this");
    }

    @Test
    void the_worked_example_passes() throws IOException {
        String page = doc("scenarios.md");
        int from = page.indexOf("```yaml\ngame: riftbound") + "```yaml\n".length();
        ScenarioResult result = new ScenarioRunner(List.of(GAME)).run("docs/scenarios.md",
                page.substring(from, page.indexOf("```", from)));
        assertThat(result.message()).isEmpty();
    }

    @Test
    void the_schema_knows_the_keys_of_a_setup() throws IOException {
        Scenario empty = ScenarioReader.read("t.yaml", "game: riftbound\ntitle: t\n");
        RiftSetup setup =
                new RiftSetup(empty, Editions.RIFTBOUND_2025, Mode.DUEL,
                        new RiftScenarioCards(empty, Editions.RIFTBOUND_2025, Shelf.of(new CompiledPool()),
                                new CompiledPool()));
        JsonNode riftbound = new ObjectMapper().readTree(doc("scenario.schema.json")).at("/$defs/riftbound");
        assertThat(riftbound.at("/$defs/player/properties").propertyNames())
                .containsExactlyInAnyOrderElementsOf(setup.playerKeys());
        assertThat(riftbound.at("/$defs/battlefield/properties").propertyNames())
                .containsExactlyInAnyOrderElementsOf(RiftSetup.GROUND_KEYS);
        assertThat(riftbound.at("/$defs/turn/properties").propertyNames())
                .containsExactlyInAnyOrderElementsOf(SetupReader.TURN_KEYS);
        assertThat(riftbound.at("/$defs/card/properties").propertyNames())
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(Stream.of("card", "name"), RiftSetup.STATES.keys().stream()).toList());
    }
}
