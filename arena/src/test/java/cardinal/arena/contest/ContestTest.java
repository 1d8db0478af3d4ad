package cardinal.arena.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.arena.Archive;
import cardinal.arena.FinishedGame;
import cardinal.arena.Progress;
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

final class ContestTest {
    private static final List<DeckList> THREE = Starter.RIFTBOUND.decks().subList(0, 3);

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    private static Contest<RiftTable> decks(int games) {
        return Contest.ofDecks(Starter.RIFTBOUND.rules(), "duel", THREE, List.of("random"), games, 7);
    }

    private static ContestResult played(Contest<?> contest, Archive archive) {
        return Scoring.of(contest, Simulation.games(contest.plan(), Progress.SILENT, archive));
    }

    @Test
    void everySeedIsPlayedTwiceWithTheSeatsExchanged() {
        Contest<RiftTable> contest = decks(4);
        assertThat(contest.pairings()).hasSize(3);
        assertThat(contest.plan().games()).isEqualTo(12);
        for (int game = 0; game < 12; game += 2) {
            Contest.Spot spot = contest.spot(game);
            assertThat(contest.spot(game + 1)).isEqualTo(new Contest.Spot(spot.pairing(), spot.pair(), true));
            assertThat(contest.index(spot.pairing(), spot.pair(), false)).isEqualTo(game);
            assertThat(contest.plan().seedOf(game + 1)).isEqualTo(contest.plan().seedOf(game));
            assertThat(contest.plan().setup(game + 1).decks()).isEqualTo(contest.plan().setup(game).decks().reversed());
        }
        assertThat(java.util.stream.IntStream.range(0, 12).mapToObj(contest.plan()::seedOf).distinct()).hasSize(6);
    }

    @Test
    void whereBotsAreComparedTheDecksStayAndTheBotsAreExchanged() {
        Contest<RiftTable> contest =
                Contest.ofBots(Starter.RIFTBOUND.rules(), "duel", THREE, List.of("random", "greedy"), 18, 7);
        List<Seating> seatings = contest.plan().seatings();
        assertThat(seatings).hasSize(18); // nine pairs of decks
        for (int i = 0; i < 18; i += 2) {
            assertThat(seatings.get(i).decks()).isEqualTo(seatings.get(i + 1).decks());
            assertThat(seatings.get(i).bots()).isEqualTo(seatings.get(i + 1).bots().reversed());
        }
        ContestResult result = played(contest, Archive.NONE);
        assertThat(result.pairings().getFirst().rate().score()).as("random against greedy").isLessThan(0.3);
    }

    @Test
    void neighboursMeetOnlyEachOther() {
        Contest<RiftTable> contest = Contest.ofNeighbours(Starter.RIFTBOUND.rules(), "duel", THREE,
                List.of("random", "greedy", "adept"), 2, 7);
        assertThat(contest.pairings()).containsExactly(new Contest.Pairing(0, 1), new Contest.Pairing(1, 2));
        assertThat(contest.plan().games()).isEqualTo(4);
    }

    @Test
    void severalDecksAndBotsMeetInAllCombinations() {
        Contest<RiftTable> contest = Contest.ofDecks(Starter.RIFTBOUND.rules(), "duel", THREE.subList(0, 2),
                List.of("random", "greedy"), 2, 7);
        String one = THREE.get(0).name();
        String two = THREE.get(1).name();
        assertThat(contest.contenders()).extracting(Contender::name).containsExactly(one + "/random", one + "/greedy",
                two + "/random", two + "/greedy");
        assertThat(contest.pairings()).hasSize(6);
    }

    @Test
    void theResultDoesNotDependOnThreads() {
        Contest<RiftTable> contest = decks(10);
        assertThat(ResultFile.text(played(contest.threads(2), Archive.NONE)))
                .isEqualTo(ResultFile.text(played(contest, Archive.NONE)));
    }

    static List<Starter<?>> games() {
        return Starter.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsSummedUpFitsTogether(Starter<?> game) {
        Contest<?> contest = Contest.ofDecks(game.rules(), game.mode(), game.decks().subList(0, 2), List.of("greedy"),
                20, 3);
        ContestResult result = played(contest, Archive.NONE);
        ContestResult.PairingScore pairing = result.pairings().getFirst();
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
        Contest<RiftTable> contest = decks(6);
        Path whole = dir.resolve("whole.jsonl");
        String expected;
        try (GameLog log = GameLog.open(whole, contest, false)) {
            expected = ResultFile.text(played(contest, log));
        }
        byte[] bytes = Files.readAllBytes(whole);
        for (int cut = 0; cut <= bytes.length; cut += bytes.length / 9) {
            Path part = dir.resolve("part-" + cut + ".jsonl");
            Files.write(part, java.util.Arrays.copyOf(bytes, cut));
            try (GameLog log = GameLog.open(part, contest, true)) {
                assertThat(ResultFile.text(played(contest.threads(2), log))).as("cut at byte %d", cut)
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
        Contest<RiftTable> contest = decks(2);
        Path file = dir.resolve("games.jsonl");
        List<Integer> heard = new java.util.ArrayList<>();
        try (GameLog log = GameLog.open(file, contest, false)) {
            List<FinishedGame> games = Simulation.games(contest.plan(), (done, of) -> heard.add(done), log);
            assertThat(games).hasSize(6);
        }
        try (GameLog log = GameLog.open(file, contest, true)) {
            Simulation.games(contest.plan(), (done, of) -> heard.add(-done), log);
        }
        assertThat(heard).containsExactly(1, 2, 3, 4, 5, 6);
    }

    @Test
    void whatCannotBeComparedIsRefused() {
        assertThatThrownBy(() -> decks(3)).isInstanceOf(BadInput.class).hasMessageContaining("even");
        assertThatThrownBy(() -> Contest.ofDecks(Starter.RIFTBOUND.rules(), "duel", THREE.subList(0, 1),
                List.of("random"), 2, 1)).isInstanceOf(BadInput.class).hasMessageContaining("two contenders");
        assertThatThrownBy(() -> Contest.ofDecks(Starter.RIFTBOUND.rules(), "duel",
                List.of(THREE.get(0), THREE.get(0)), List.of("random"), 2, 1)).isInstanceOf(BadInput.class)
                .hasMessageContaining("are called");
        assertThatThrownBy(() -> ResultFile.read("x.json", "{}")).isInstanceOf(BadInput.class)
                .hasMessageStartingWith("x.json: this is no result");
    }
}
