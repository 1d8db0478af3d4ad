package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One position by several rule documents: where the outcomes part, and by which clauses. */
class ScenarioDiffTest {
    private static final String SYMBOLS = """
            game: ufs-2019
            title: A card without the common symbol
            cards:
              - {name: Ember Monk, type: character, symbols: [fire, order], check: 6, handSize: 6, vitality: 25}
              - {name: Kindling, type: foundation, symbols: [fire], difficulty: 1, check: 5}
              - {name: Rulebook, type: foundation, symbols: [order, life], difficulty: 1, check: 5}
            setup:
              A: {character: Ember Monk, hand: [Kindling, Rulebook]}
            script:
              - A: play Kindling
            expect:
              - A.pool.count: 1
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    private String file(String text) throws IOException {
        return Files.writeString(dir.resolve("position.yaml"), text).toString();
    }

    @Test
    void it_names_the_clause_that_makes_the_difference() throws IOException {
        Run run = Run.cardinal("scenario", "diff", file(SYMBOLS), "--games", "ufs-2010,ufs-2019,universus");
        assertThat(run.code()).as(run.toString()).isEqualTo(1);
        assertThat(run.out()).contains("They part after \"A has played Kindling\"", "play Rulebook", "(E.4.1.2)",
                "(8.1.2)");
    }

    @Test
    void a_tool_reads_the_same() throws IOException {
        Run run = Run.cardinal("scenario", "diff", file(SYMBOLS), "--games", "ufs-2019,universus", "--json");
        assertThat(run.code()).as(run.toString()).isEqualTo(1);
        JsonNode answer = JsonMapper.shared().readTree(run.out());
        assertThat(answer.propertyNames()).containsExactly("file", "title", "games", "same", "partings", "values",
                "problems");
        assertThat(answer.get("same").asBoolean()).isFalse();
        assertThat(answer.get("partings").get(0).get("sides").get(0).propertyNames())
                .containsExactly("games", "what", "clauses", "steps", "reasons");
    }

    @Test
    void the_same_outcome_is_no_difference() throws IOException {
        Run run = Run.cardinal("scenario", "diff", file(SYMBOLS), "--games", "ufs-2010,ufs-2019");
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out()).contains("The same in ufs-2010, ufs-2019.");
    }

    @Test
    void two_games_are_needed() throws IOException {
        Run run = Run.cardinal("scenario", "diff", file(SYMBOLS));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("name at least two games to compare");
    }
}
