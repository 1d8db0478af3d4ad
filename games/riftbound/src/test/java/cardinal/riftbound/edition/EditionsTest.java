package cardinal.riftbound.edition;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.CardSet;
import cardinal.cards.deck.Violation;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.deck.DeckCheck;
import cardinal.riftbound.deck.DeckParser;
import cardinal.riftbound.flow.Turn;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.scenario.RiftScenarioGame;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
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
    private static final Edition TOY = new RiftboundToy();
    private static final String HOLD = """
            game: riftbound
            title: A last point by holding
            cards:
              - {name: Guard, type: unit, domain: calm, energy: 2, might: 3}
            setup:
              turn: {player: B, number: 6, phase: beginning}
              B: {points: 7}
              battlefields:
                - {units: {B: [Guard]}}
                - {}
            """;
    private static final String TURN = """
            game: riftbound
            title: The beginning of a turn
            cards:
              - {name: Guard, type: unit, domain: calm, energy: 2, might: 3}
            setup:
              turn: {player: A, number: 3, phase: beginning}
              A: {deck: [Guard]}
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    private static Differences.Compared<RiftTable> compared(Edition edition) {
        CardPool pool = StarterSet.pool();
        return new Differences.Compared<>(new RiftScenarioGame(edition, pool), new Riftbound(edition, pool));
    }

    private List<Differences.Parting> partings(String scenario) throws IOException {
        Path file = Files.writeString(dir.resolve("position.yaml"), scenario);
        List<Trace<?>> traces =
                Differences.traces(file, List.of(compared(Editions.RIFTBOUND_2025), compared(TOY)));
        assertThat(traces).extracting(Trace::problem).containsOnly("");
        return Differences.partings(traces);
    }

    @Test
    void the_present_document_is_the_base_edition() {
        assertThat(Editions.all()).extracting(cardinal.kernel.Edition::id)
                .containsExactly("riftbound", "riftbound-2026-07");
        assertThat(Editions.of("riftbound").date()).isEqualTo("2025-10");
        assertThat(new Riftbound(StarterSet.pool()).edition()).isSameAs(Editions.RIFTBOUND_2025);
        assertThat(Editions.RIFTBOUND_2025.steps(Turn.STEPS)).isSameAs(Turn.STEPS);
    }

    @Test
    void a_diff_names_where_another_order_begins_and_by_which_clauses() throws IOException {
        List<Differences.Parting> partings = partings(TURN);
        assertThat(partings.getFirst().sides()).extracting(side -> side.games().getFirst())
                .containsExactly("riftbound", "riftbound-toy");
        assertThat(partings.getFirst().sides().getFirst().what()).startsWith("A channels");
        assertThat(partings.getFirst().sides().getFirst().clauses()).containsExactly("417.1");
        assertThat(partings.getFirst().sides().getFirst().steps()).contains("315.3").doesNotContain("315.4");
        assertThat(partings.getFirst().sides().getLast().what()).startsWith("A draws");
        assertThat(partings.getFirst().sides().getLast().clauses()).containsExactly("413.1");
        assertThat(partings.getFirst().sides().getLast().steps()).contains("315.3").doesNotContain("315.4");
    }

    @Test
    void a_diff_names_the_question_that_is_answered_differently() throws IOException {
        List<Differences.Parting> partings = partings(HOLD);
        assertThat(partings).hasSize(1);
        assertThat(partings.getFirst().sides()).extracting(Differences.Side::what)
                .containsExactly("over: reached 8 points", "over: has 8 points");
        assertThat(partings.getFirst().sides()).extracting(Differences.Side::clauses)
                .containsExactly(List.of("445"), List.of("323.1"));
    }

    @Test
    void a_scenario_of_an_edition_expects_that_editions_clauses() {
        ScenarioRunner runner = new ScenarioRunner(List.of(new RiftScenarioGame(TOY, StarterSet.pool())));
        assertThat(runner.run("hold.yaml",
                HOLD.replace("game: riftbound", "game: riftbound-toy") + "expect: [cites: [\"323.1\"], over: true]")
                .message()).isEmpty();
    }

    @Test
    void matches_and_decks_go_by_the_editions_clauses() {
        Riftbound rules = new Riftbound(TOY, StarterSet.pool());
        List<DeckList> decks = StarterSet.decks().subList(0, 2);
        Match<RiftTable> match = Match.start(rules, new Setup(rules.id(), Mode.DUEL.name(), 3, decks));
        assertThat(match.rules().id()).isEqualTo("riftbound-toy");
        assertThat(match.prompt().clause()).isEqualTo("118.2");
        DeckList small = new DeckList("small", List.of());
        assertThat(DeckCheck.check(TOY, DeckParser.read(CardSet.of(StarterSet.pool()), small), Mode.DUEL))
                .extracting(Violation::clause).contains("104.7").doesNotContain("103.2");
    }
}
