package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.bots.Bots;
import cardinal.bots.SeatView;
import cardinal.bots.outside.Observation;
import cardinal.catalog.Games;
import cardinal.catalog.entry.Family;
import cardinal.catalog.game.CardSource;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.PlainGame;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.cli.toy.TricksRules;
import cardinal.cli.toy.TricksTable;
import cardinal.kernel.BadInput;
import cardinal.kernel.Edition;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.server.view.Pictures;
import cardinal.server.wire.WireJson;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A new game is one entry in the registry: with nothing but its rules it is simulated, played by bots, drawn and shown. */
class ToyGameTest {
    /** The entry. */
    private static final Family<TricksTable> TRICKS = new Family<>() {
        @Override
        public String id() {
            return "tricks";
        }

        @Override
        public String title() {
            return "Tricks";
        }

        @Override
        public List<Edition> editions() {
            return List.of(Edition.unwritten("tricks", "Tricks"));
        }

        @Override
        public Game<TricksTable> game(Edition edition, Optional<CardSource> cards) {
            return new PlainGame<>(new TricksRules(), "duel",
                    List.of(new DeckList("ours", List.of()), new DeckList("theirs", List.of())));
        }
    };

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    @SuppressWarnings("NullAway.Init")
    private Games.Guest guest;

    @BeforeEach
    void register() {
        guest = Games.with(TRICKS);
    }

    @AfterEach
    void leave() {
        guest.close();
    }

    private static Game<TricksTable> game() {
        return TRICKS.game(TRICKS.usual(), Optional.empty());
    }

    private static Match<TricksTable> match() {
        DeckList deck = game().starters().getFirst();
        return Match.start(game().rules(), new Setup("tricks", "duel", 5, List.of(deck, deck)));
    }

    @Test
    void itIsSimulated() {
        Run run = Run.cardinal("sim", "tricks", "--games", "50", "--seed", "1", "--check", "--concede", "--json");
        assertThat(run.code()).as(run.toString()).isZero();
        JsonNode answer = JsonMapper.shared().readTree(run.out());
        assertThat(answer.get("games").asInt()).isEqualTo(50);
    }

    @Test
    void everyBotPlaysIt() {
        for (String level : List.of("random", "greedy", "adept")) {
            Run run = Run.cardinal("sim", "tricks", "--games", "2", "--bots", level + "," + level);
            assertThat(run.code()).as(run.toString()).isZero();
        }
        Match<TricksTable> match = match();
        SeatView view = Games.view(match, 0);
        int choice = Bots.named("adept", 1).choose(view);
        assertThat(choice).isBetween(0, view.size() - 1);
        assertThat(Observation.of(view).options()).hasSize(4).allMatch(option -> option.card() >= 0);
        assertThat(Observation.of(Games.view(match, 1)).cards()).hasSize(4);
    }

    @Test
    void itsTableIsDrawnAtATerminal() {
        List<String> lines = Games.family(game()).terminalView()
                .draw(match().table(), Viewpoint.of(0), List.of("Ann", "Ben"), new TerminalColours(false), 80);
        String hand = lines.stream().filter(line -> line.contains("Card")).findFirst().orElse("");
        assertThat(hand).contains("hand").containsPattern("Card \\d  ·  Card \\d  ·  Card \\d  ·  Card \\d");
        assertThat(lines).anyMatch(line -> line.contains("hand") && line.contains("4 cards"));
    }

    @Test
    void itIsPlayedThereToItsEndAndItsJournalVerifies() {
        Path journal = dir.resolve("tricks.journal");
        Run run = Run.typing("view\n" + "1\n".repeat(20), "play", "tricks", "--bot", "greedy", "--seed", "5", "--save",
                journal.toString());
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out()).contains("lay Card").contains("took most tricks");
        assertThat(Run.cardinal("replay", "verify", journal.toString()).code()).isZero();
    }

    @Test
    void thePageIsShownItsZonesAndNoHiddenCard() {
        View view = Pictures.of(game(), match(), Viewpoint.of(0), new CardHandles(), 1);
        assertThat(view.zones()).containsOnlyKeys("trick", "hand-0", "won-0", "hand-1", "won-1");
        View.Zone mine = Objects.requireNonNull(view.zones().get("hand-0"));
        View.Zone theirs = Objects.requireNonNull(view.zones().get("hand-1"));
        assertThat(mine.cards()).hasSize(4);
        assertThat(theirs.cards()).isEmpty();
        assertThat(theirs.count()).isEqualTo(4);
        assertThat(view.prompt().orElseThrow().options()).hasSize(4).allMatch(option -> option.card().isPresent());
        assertThat(WireJson.write(view)).contains("\"game\":\"tricks\"");
    }

    @Test
    void itIsListedAmongTheGames() {
        Run words = Run.cardinal("games");
        assertThat(words.code()).as(words.toString()).isZero();
        assertThat(words.out()).contains("Riftbound").contains("1,616 clauses").contains("Tricks")
                .contains("no document").contains("standard, open-8");
        JsonNode families = JsonMapper.shared().readTree(Run.cardinal("games", "--json").out());
        JsonNode last = families.get(families.size() - 1);
        assertThat(last.get("family").asString()).isEqualTo("tricks");
        JsonNode edition = last.get("editions").get(0);
        assertThat(edition.propertyNames()).containsExactly("game", "title", "date", "version", "clauses", "open",
                "modes", "starters", "pools");
        assertThat(edition.get("modes").get(0).asString()).isEqualTo("duel");
    }

    @Test
    void aGameThatIsNotRegisteredIsNotThere() {
        guest.close();
        assertThatThrownBy(() -> Games.named("tricks")).isInstanceOf(BadInput.class)
                .hasMessageContaining("there is no game \"tricks\"");
        assertThat(Run.cardinal("games").out()).doesNotContain("Tricks");
    }
}
