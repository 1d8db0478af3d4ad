package cardinal.evolve.edition;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.CardSet;
import cardinal.cards.deck.Violation;
import cardinal.evolve.Evolve;
import cardinal.evolve.deck.DeckCheck;
import cardinal.evolve.deck.DeckParser;
import cardinal.evolve.flow.Turn;
import cardinal.evolve.scenario.EvolveScenarioGame;
import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Format;
import cardinal.kernel.Setup.DeckList;
import cardinal.scenario.Differences;
import cardinal.scenario.ScenarioRunner;
import cardinal.scenario.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A toy edition with another order and another answer: where it parts from the base document, and by which clause. */
class EditionsTest {
    private static final Edition TOY = new EvolveToy();
    private static final String CARDS = """
            cards:
              - {name: Squire, type: Follower, class: neutral, cost: 2, attack: 2, defense: 2, text: "[evolve][cost1]: Evolve this follower."}
              - {name: Squire, type: Follower / Evolved, class: neutral, attack: 4, defense: 4}
            """;
    private static final String TWICE = """
            game: evolve
            title: Two that could evolve
            """ + CARDS + """
            setup:
              A: {field: [Squire, Squire], evolveDeck: [Squire, Squire], maximum: 5, playPoints: 5}
            script:
              - A: evolve Squire#1
            """;
    private static final String TURN = """
            game: evolve
            title: The beginning of a turn
            """ + CARDS + """
            setup:
              turn: {player: A, number: 3, phase: start}
              A: {maximum: 3, deck: [Squire]}
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    private static Differences.Compared<EvolveTable> compared(Edition edition) {
        CardPool pool = StarterSet.pool();
        return new Differences.Compared<>(new EvolveScenarioGame(edition, pool), new Evolve(edition, pool));
    }

    private List<Differences.Parting> partings(String scenario) throws IOException {
        Path file = Files.writeString(dir.resolve("position.yaml"), scenario);
        List<Trace<?>> traces = Differences.traces(file, List.of(compared(Editions.EVOLVE_1_8_0), compared(TOY)));
        assertThat(traces).extracting(Trace::problem).containsOnly("");
        return Differences.partings(traces);
    }

    @Test
    void the_first_document_is_the_base_edition() {
        assertThat(Editions.all()).extracting(cardinal.kernel.Edition::id).containsExactly("evolve", "evolve-1.24");
        assertThat(Editions.of("evolve").date()).isEqualTo("2024-03-11");
        assertThat(new Evolve(StarterSet.pool()).edition()).isSameAs(Editions.EVOLVE_1_8_0);
        assertThat(Editions.EVOLVE_1_8_0.steps(Turn.STEPS)).isSameAs(Turn.STEPS);
    }

    @Test
    void a_diff_names_where_another_order_begins_and_by_which_clauses() throws IOException {
        List<Differences.Side> sides = partings(TURN).getFirst().sides();
        assertThat(sides).extracting(side -> side.games().getFirst()).containsExactly("evolve", "evolve-toy");
        assertThat(sides.getFirst().what()).startsWith("A begins turn");
        assertThat(sides.getFirst().steps()).containsExactly("7.2.1");
        assertThat(sides.getLast().what()).startsWith("A draws");
        assertThat(sides.getLast().clauses()).containsExactly("5.10.1");
        assertThat(sides.getLast().steps()).contains("7.2.1").doesNotContain("7.2.2");
    }

    @Test
    void a_diff_names_the_question_that_is_answered_differently() throws IOException {
        List<Differences.Parting> partings = partings(TWICE);
        assertThat(partings).hasSize(1);
        List<Differences.Side> sides = partings.getFirst().sides();
        assertThat(sides.getFirst().what()).doesNotContain("evolve Squire");
        assertThat(sides.getFirst().reasons()).singleElement().asString().contains("evolve Squire", "(8.3.2)");
        assertThat(sides.getLast().what()).contains("evolve Squire");
    }

    @Test
    void a_scenario_of_an_edition_expects_that_editions_clauses() {
        ScenarioRunner runner = new ScenarioRunner(List.of(new EvolveScenarioGame(TOY, StarterSet.pool())));
        assertThat(runner.run("turn.yaml", TURN.replace("game: evolve", "game: evolve-toy")
                + "expect: [cites: [\"7.2.4\"], A.hand.count: 1, A.maximum: 4]").message()).isEmpty();
    }

    @Test
    void decks_go_by_the_editions_clauses() {
        DeckList small = new DeckList("small", List.of());
        assertThat(DeckCheck.check(TOY, DeckParser.read(CardSet.of(StarterSet.pool()), small), Format.STANDARD))
                .extracting(Violation::clause).contains("6.1.1.9").doesNotContain("6.1.1.2");
    }
}
