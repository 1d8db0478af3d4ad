package cardinal.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.arena.FinishedGame;
import cardinal.arena.FinishedGames;
import cardinal.arena.ProgressListener;
import cardinal.arena.Seating;
import cardinal.arena.Simulation;
import cardinal.arena.Starter;
import cardinal.kernel.BadInput;
import cardinal.kernel.Setup.DeckList;
import cardinal.riftbound.table.RiftTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class TournamentTest {
    private static final List<DeckList> THREE = Starter.RIFTBOUND.decks().subList(0, 3);

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    private static Tournament<RiftTable> decks(int games) {
        return Tournament.ofDecks(Starter.RIFTBOUND.rules(), "duel", THREE, List.of("random"), games, 7);
    }

    private static TournamentResult played(Tournament<?> tournament, FinishedGames finished) {
        return TournamentScoring.of(tournament, Simulation.games(tournament.plan(), ProgressListener.SILENT, finished));
    }

    @Test
    void everySeedIsPlayedTwiceWithTheSeatsExchanged() {
        Tournament<RiftTable> tournament = decks(4);
        assertThat(tournament.pairings()).hasSize(3);
        assertThat(tournament.plan().games()).isEqualTo(12);
        for (int game = 0; game < 12; game += 2) {
            Tournament.Spot spot = tournament.spot(game);
            assertThat(tournament.spot(game + 1)).isEqualTo(new Tournament.Spot(spot.pairing(), spot.pair(), true));
            assertThat(tournament.index(spot.pairing(), spot.pair(), false)).isEqualTo(game);
            assertThat(tournament.plan().seedOf(game + 1)).isEqualTo(tournament.plan().seedOf(game));
            assertThat(tournament.plan().setup(game + 1).decks())
                    .isEqualTo(tournament.plan().setup(game).decks().reversed());
        }
        assertThat(java.util.stream.IntStream.range(0, 12).mapToObj(tournament.plan()::seedOf).distinct()).hasSize(6);
    }

    @Test
    void whereBotsAreComparedTheDecksStayAndTheBotsAreExchanged() {
        Tournament<RiftTable> tournament =
                Tournament.ofBots(Starter.RIFTBOUND.rules(), "duel", THREE, List.of("random", "greedy"), 18, 7);
        List<Seating> seatings = tournament.plan().seatings();
        assertThat(seatings).hasSize(18); // nine pairs of decks
        for (int i = 0; i < 18; i += 2) {
            assertThat(seatings.get(i).decks()).isEqualTo(seatings.get(i + 1).decks());
            assertThat(seatings.get(i).bots()).isEqualTo(seatings.get(i + 1).bots().reversed());
        }
        TournamentResult result = played(tournament, FinishedGames.NONE);
        assertThat(result.pairings().getFirst().rate().score()).as("random against greedy").isLessThan(0.3);
    }

    @Test
    void neighboursMeetOnlyEachOther() {
        Tournament<RiftTable> tournament = Tournament.ofNeighbours(Starter.RIFTBOUND.rules(), "duel", THREE,
                List.of("random", "greedy", "adept"), 2, 7);
        assertThat(tournament.pairings()).containsExactly(new Tournament.Pairing(0, 1), new Tournament.Pairing(1, 2));
        assertThat(tournament.plan().games()).isEqualTo(4);
    }

    @Test
    void severalDecksAndBotsMeetInAllCombinations() {
        Tournament<RiftTable> tournament = Tournament.ofDecks(Starter.RIFTBOUND.rules(), "duel", THREE.subList(0, 2),
                List.of("random", "greedy"), 2, 7);
        String one = THREE.get(0).name();
        String two = THREE.get(1).name();
        assertThat(tournament.contenders()).extracting(Contender::name).containsExactly(one + "/random",
                one + "/greedy",
                two + "/random", two + "/greedy");
        assertThat(tournament.pairings()).hasSize(6);
    }

    @Test
    void theResultDoesNotDependOnThreads() {
        Tournament<RiftTable> tournament = decks(10);
        assertThat(ResultFile.text(played(tournament.threads(2), FinishedGames.NONE)))
                .isEqualTo(ResultFile.text(played(tournament, FinishedGames.NONE)));
    }

    static List<Starter<?>> games() {
        return Starter.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsSummedUpFitsTogether(Starter<?> game) {
        Tournament<?> tournament =
                Tournament.ofDecks(game.rules(), game.mode(), game.decks().subList(0, 2), List.of("greedy"),
                        20, 3);
        TournamentResult result = played(tournament, FinishedGames.NONE);
        TournamentResult.PairingScore pairing = result.pairings().getFirst();
        assertThat(pairing.wins() + pairing.draws() + pairing.losses()).isEqualTo(20);
        assertThat(pairing.rate().score()).isEqualTo((pairing.wins() + 0.5 * pairing.draws()) / 20);
        assertThat(result.standings().get(0).wins()).isEqualTo(result.standings().get(1).losses());
        assertThat(result.endings().values().stream().mapToInt(n -> n).sum()).isEqualTo(20);
        assertThat(result.turns().histogram().values().stream().mapToInt(n -> n).sum()).isEqualTo(20);
        assertThat(result.cards()).hasSizeGreaterThan(10).allSatisfy(card -> {
            assertThat(card.held().games() + card.unheld().games()).isEqualTo(20);
            assertThat(card.played().games()).isLessThanOrEqualTo(20);
        });
        assertThat(result.games()).hasSize(20);
        assertThat(ResultFile.read("here", ResultFile.text(result))).isEqualTo(result);
    }

    @Test
    void aRunThatWasInterruptedAnywhereGoesOnToTheSameResult() throws IOException {
        Tournament<RiftTable> tournament = decks(6);
        Path whole = dir.resolve("whole.jsonl");
        String expected;
        try (GameLog log = GameLog.open(whole, tournament, false)) {
            expected = ResultFile.text(played(tournament, log));
        }
        byte[] bytes = Files.readAllBytes(whole);
        for (int cut = 0; cut <= bytes.length; cut += bytes.length / 9) {
            Path part = dir.resolve("part-" + cut + ".jsonl");
            Files.write(part, java.util.Arrays.copyOf(bytes, cut));
            try (GameLog log = GameLog.open(part, tournament, true)) {
                assertThat(ResultFile.text(played(tournament.threads(2), log))).as("cut at byte %d", cut)
                        .isEqualTo(expected);
            }
            assertThat(Files.readAllLines(part)).hasSize(19).hasSameElementsAs(Files.readAllLines(whole));
        }
    }

    @Test
    void aLogIsContinuedOnlyOnRequestAndByTheSameContest() throws IOException {
        Path file = dir.resolve("games.jsonl");
        try (GameLog log = GameLog.open(file, decks(2), false)) {
            played(decks(2), log);
            assertThatThrownBy(() -> GameLog.open(file, decks(2), true)).isInstanceOf(BadInput.class)
                    .hasMessageContaining("another run is writing");
        }
        assertThatThrownBy(() -> GameLog.open(file, decks(2), false)).isInstanceOf(BadInput.class)
                .hasMessageContaining("--resume");
        assertThatThrownBy(() -> GameLog.open(file, decks(4), true)).isInstanceOf(BadInput.class)
                .hasMessageContaining("another contest");
        Files.writeString(file, "{\"i\": 99}\n", StandardOpenOption.APPEND);
        assertThatThrownBy(() -> GameLog.open(file, decks(2), true)).isInstanceOf(BadInput.class);
        Files.writeString(file, "no log\n");
        assertThatThrownBy(() -> GameLog.open(file, decks(2), true)).isInstanceOf(BadInput.class)
                .hasMessageContaining("no log of a contest");
    }

    @Test
    void gamesThatAreKeptAreNotPlayedAgain() {
        Tournament<RiftTable> tournament = decks(2);
        Path file = dir.resolve("games.jsonl");
        List<Integer> heard = new java.util.ArrayList<>();
        try (GameLog log = GameLog.open(file, tournament, false)) {
            List<FinishedGame> games = Simulation.games(tournament.plan(), (done, of) -> heard.add(done), log);
            assertThat(games).hasSize(6);
        }
        try (GameLog log = GameLog.open(file, tournament, true)) {
            Simulation.games(tournament.plan(), (done, of) -> heard.add(-done), log);
        }
        assertThat(heard).containsExactly(1, 2, 3, 4, 5, 6);
    }

    @Test
    void whatCannotBeComparedIsRefused() {
        assertThatThrownBy(() -> decks(3)).isInstanceOf(BadInput.class).hasMessageContaining("even");
        assertThatThrownBy(() -> Tournament.ofDecks(Starter.RIFTBOUND.rules(), "duel", THREE.subList(0, 1),
                List.of("random"), 2, 1)).isInstanceOf(BadInput.class).hasMessageContaining("two contenders");
        assertThatThrownBy(() -> Tournament.ofDecks(Starter.RIFTBOUND.rules(), "duel",
                List.of(THREE.get(0), THREE.get(0)), List.of("random"), 2, 1)).isInstanceOf(BadInput.class)
                .hasMessageContaining("are called");
        assertThatThrownBy(() -> ResultFile.read("x.json", "{}")).isInstanceOf(BadInput.class)
                .hasMessageStartingWith("x.json: this is no result");
    }
}
