package cardinal.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.keep.PoolFolder;
import cardinal.catalog.view.Viewpoint;
import cardinal.evolve.table.Edition;
import cardinal.evolve.flow.Turn;
import cardinal.kernel.Concordance;
import cardinal.kernel.KeptCard;
import cardinal.kernel.RecordedChoice;
import cardinal.kernel.StepChanges;
import cardinal.server.Settings;
import cardinal.server.store.Store;
import cardinal.server.store.StoredChoice;
import cardinal.server.wire.ClockSettings;
import cardinal.server.wire.DeckChoice;
import cardinal.server.wire.NewTable;
import cardinal.server.wire.ReplayInfo;
import cardinal.server.wire.Room;
import cardinal.server.wire.SeatGrant;
import cardinal.server.wire.SitDown;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.ToServer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches that one build has stored, in another one. A subclass says which database. */
@SuppressWarnings("NullAway.Init")
abstract class UpgradeTest {
    private static final String FIRST = "first";
    private static final String SECOND = "second";
    private static final int CHOICES = 40;

    @TempDir
    Path pools = Path.of("");

    private Store store;
    private Lobby lobby;
    private Replays replays;
    private final List<ToClient> heard = new CopyOnWriteArrayList<>();
    private ClientSession ann;
    private ClientSession ben;

    /** The same database every time it is asked for within a test. */
    abstract Store database();

    @BeforeEach
    void start() {
        run(OtherBuild.of(FIRST));
    }

    @AfterEach
    void stop() {
        lobby.close();
        store.close();
    }

    private void run(OtherBuild build) {
        store = database();
        LoadedGames games = new LoadedGames(new PoolFolder(pools), build);
        lobby = new Lobby(store, games, new RuleTexts(), new BotThreads(Duration.ofSeconds(1), 1),
                Settings.Limits.WIDE.withSeeds(),
                Clock.systemUTC());
        replays = new Replays(store, games, lobby);
        ann = lobby.client("ann", heard::add);
        ben = lobby.client("ben", message -> {
        });
    }

    /** The server goes down, and another build comes up. */
    private void upgrade(OtherBuild build) {
        stop();
        heard.clear();
        run(build);
    }

    /** Ann and Ben at a table. */
    private record Pair(String match, String ann, String ben) {
    }

    private Pair open(Optional<String> pool, long seed) {
        DeckChoice any = new DeckChoice(Optional.empty(), Optional.empty());
        SeatGrant host = lobby.open(new NewTable("evolve", "standard", pool, "Ann", any,
                List.of(new NewTable.Other(Optional.empty(), any)), 0, ClockSettings.NONE, false, Optional.of(seed)),
                "ann");
        SeatGrant client = lobby.sit(host.match(), new SitDown("Ben",
                new DeckChoice(Optional.of("vanguard"), Optional.empty()), host.invitation()));
        Pair pair = new Pair(host.match(), host.token(), client.token());
        join(pair);
        return pair;
    }

    private void join(Pair pair) {
        ann.hear(new ToServer.Join(pair.match, Optional.of(pair.ann)));
        ben.hear(new ToServer.Join(pair.match, Optional.of(pair.ben)));
    }

    private int stored(Pair pair) {
        return store.choices(pair.match).size();
    }

    /** Whoever is asked takes an option by turns, so many times or until the match is over. */
    private void play(Pair pair, int times) {
        for (int i = 0; i < times && lobby.room(pair.match, "ann").status() == Room.Status.PLAYING; i++) {
            int serial = Math.max(store.table(pair.match).orElseThrow().serial(),
                    store.choices(pair.match).stream().mapToInt(StoredChoice::serial).max().orElse(0)) + 1;
            int before = stored(pair);
            for (int option = i % 3; option >= 0 && stored(pair) == before; option--) {
                ann.hear(new ToServer.Choose(pair.match, serial, option));
                ben.hear(new ToServer.Choose(pair.match, serial, option));
                lobby.room(pair.match, "ann");
            }
        }
    }

    private Room room(Pair pair) {
        join(pair);
        return lobby.room(pair.match, "ann");
    }

    @Test
    void aMatchGoesOnInABuildWhoseRulesDifferElsewhereAndThatIsNoted() {
        Pair pair = open(Optional.empty(), 3);
        play(pair, CHOICES);
        List<StoredChoice> before = store.choices(pair.match);
        assertThat(before).hasSizeGreaterThanOrEqualTo(CHOICES)
                .allMatch(choice -> !choice.choice().meaning().isEmpty() && choice.choice().standing().isPresent());
        upgrade(OtherBuild.of(SECOND));
        assertThat(room(pair).changed()).isEmpty();
        assertThat(room(pair).versions()).isEqualTo(new Room.Versions(FIRST, Optional.of(SECOND)));
        play(pair, 5);
        assertThat(stored(pair)).isGreaterThanOrEqualTo(before.size() + 5);
        assertThat(store.choices(pair.match).subList(0, before.size())).isEqualTo(before);
        upgrade(OtherBuild.of(SECOND));
        assertThat(room(pair).changed()).isEmpty();
        assertThat(room(pair).versions().goesOn()).contains(SECOND);
    }

    /** Rules of Evolve with a mended clause. */
    private static class Mended extends Edition {
        Mended(int number) {
            super(number, "evolve", "Shadowverse: Evolve", "1.8.1", "2027", Concordance.SAME);
        }
    }

    /** 12.2.1: one may evolve more than once in a turn; in this match nobody does. */
    private static final class MendedElsewhere extends Mended {
        MendedElsewhere() {
            super(5);
        }

        @Override
        public boolean evolvesOncePerTurn() {
            return false;
        }
    }

    /** 7.2.4: no card is drawn at the start of a turn. */
    private static final class MendedInItsPath extends Mended {
        MendedInItsPath() {
            super(6);
        }

        @Override
        protected void procedures(StepChanges changes) {
            changes.of(Turn.STEPS, steps -> steps.replacing("7.2.4", (turn, t) -> {
            }));
        }
    }

    @Test
    void aMendedRuleThatTheMatchDoesNotMeetChangesNothing() {
        Pair pair = open(Optional.empty(), 3);
        play(pair, CHOICES);
        List<StoredChoice> before = store.choices(pair.match);
        upgrade(new OtherBuild(SECOND, new MendedElsewhere()));
        assertThat(room(pair).changed()).isEmpty();
        assertThat(room(pair).versions()).isEqualTo(new Room.Versions(FIRST, Optional.of(SECOND)));
        play(pair, 5);
        assertThat(store.choices(pair.match).subList(0, before.size())).isEqualTo(before);
        assertThat(stored(pair)).isGreaterThanOrEqualTo(before.size() + 5);
    }

    @Test
    void aMendedRuleThatTheMatchHasMetIsNamedWithItsStepAndClause() {
        Pair pair = open(Optional.empty(), 3);
        play(pair, CHOICES);
        int before = stored(pair);
        upgrade(new OtherBuild(SECOND, new MendedInItsPath()));
        Room.Changed changed = room(pair).changed().orElseThrow();
        assertThat(changed.choice()).isBetween(1, before);
        assertThat(changed.outcome()).isEqualTo("now comes out differently, at Turn (clause 7.2.4)");
        assertThat(stored(pair)).isEqualTo(before);
    }

    /** Every card costs one more. */
    private static OtherBuild dearer() {
        return new OtherBuild(SECOND, card -> card.replaceAll("\"cost\":1\\b", "\"cost\":2"));
    }

    @Test
    void aMatchStopsAtTheLastCommonChoiceWhereTheRulesDifferInItsPath() {
        Pair pair = open(Optional.empty(), 3);
        play(pair, CHOICES);
        int before = stored(pair);
        upgrade(dearer());
        Room.Changed changed = room(pair).changed().orElseThrow();
        assertThat(changed.choice()).isBetween(2, before);
        assertThat(changed.of()).isEqualTo(before);
        assertThat(changed.outcome()).containsPattern(
                "is not offered any more|now comes out differently, at \\w+ \\(clause [0-9.]+\\)");
        assertThat(changed.words()).as("what was chosen is for who chose").isEmpty();
        play(pair, 1);
        assertThat(stored(pair)).as("nothing is chosen before the players have agreed").isEqualTo(before);
        assertThat(heard).anyMatch(m -> m instanceof ToClient.Refused r && r.reason().contains("rules have changed"));
        assertThat(heard).anyMatch(m -> m instanceof ToClient.RoomNews news && news.room().changed().isPresent());

        ann.hear(new ToServer.GoOn(pair.match, true));
        assertThat(lobby.room(pair.match, "ann").changed().orElseThrow().agreed()).containsExactly(0);
        assertThat(stored(pair)).isEqualTo(before);
        ben.hear(new ToServer.GoOn(pair.match, true));
        assertThat(lobby.room(pair.match, "ann").changed()).isEmpty();
        assertThat(store.choices(pair.match).size()).isGreaterThanOrEqualTo(changed.choice() - 1);
        play(pair, 5);
        upgrade(dearer());
        assertThat(room(pair).changed()).isEmpty();
        assertThat(room(pair).versions()).isEqualTo(new Room.Versions(FIRST, Optional.of(SECOND)));
    }

    @Test
    void orItEndsWithoutAResultAndItsReplayPlaysUpToThere() {
        Pair pair = open(Optional.empty(), 3);
        play(pair, CHOICES);
        upgrade(dearer());
        int common = room(pair).changed().orElseThrow().choice() - 1;
        ben.hear(new ToServer.GoOn(pair.match, false));
        Room room = lobby.room(pair.match, "ann");
        assertThat(room.status()).isEqualTo(Room.Status.OVER);
        assertThat(room.result()).isEmpty();
        ReplayInfo replay = replays.info(pair.match);
        assertThat(replay.steps()).isEqualTo(common);
        assertThat(replay.changed().orElseThrow()).startsWith("choice " + (common + 1) + " (");
        assertThat(replays.step(pair.match, common, new Viewpoint(0, true)).step()).isEqualTo(common);
        upgrade(OtherBuild.of(FIRST));
        assertThat(replays.info(pair.match).changed()).as("the build that played it plays all of it").isEmpty();
    }

    private static Map<String, Object> follower(String name, int cost, String text) {
        return Map.of("name", name, "type", "Follower", "class", "neutral", "cost", cost, "attack", 2, "defense", 2,
                "text", text);
    }

    @Test
    void aPoolThatIsImportedAgainNeitherEndsAMatchNorChangesWhatWasPlayed() throws IOException {
        PoolFolder folder = new PoolFolder(pools);
        folder.keep("evolve", "mine", "", List.of(follower("Plain Pebble", 2, "")));
        Pair pair = open(Optional.of("mine"), 3);
        play(pair, CHOICES);
        List<StoredChoice> before = store.choices(pair.match);
        List<KeptCard> cards = store.cards(pair.match);
        assertThat(cards).noneMatch(card -> card.definition().contains("Plain Pebble"));
        String contained = before.isEmpty() ? "" : cards.stream().map(KeptCard::definition)
                .filter(card -> card.contains("\"type\":\"FOLLOWER\"") && card.contains("\"evolved\":false")
                        && card.contains("\"token\":false"))
                .findFirst().orElseThrow().replaceFirst("\\{\"name\":\"([^\"]*)\".*", "$1");

        folder.keep("evolve", "mine", "", List.of(follower("Another Pebble", 1, ""), follower("Plain Pebble", 7, "")));
        upgrade(OtherBuild.of(FIRST));
        assertThat(room(pair).changed()).as("a changed card that it does not contain").isEmpty();

        folder.keep("evolve", "mine", "", List.of(follower(contained, 9, "")));
        upgrade(OtherBuild.of(SECOND));
        assertThat(room(pair).changed()).as("a changed card that it has kept").isEmpty();
        play(pair, 3);

        folder.remove("evolve", "mine");
        upgrade(OtherBuild.of(SECOND));
        assertThat(room(pair).changed()).as("a pool that is gone").isEmpty();
        assertThat(store.choices(pair.match).subList(0, before.size()).stream().map(c -> c.choice().fingerprint()))
                .isEqualTo(before.stream().map(c -> c.choice().fingerprint()).toList());
    }

    @Test
    void choicesFromBeforeMeaningsWereKeptAreRebuiltByTheirNumbers() {
        Pair pair = open(Optional.empty(), 5);
        play(pair, 10);
        List<StoredChoice> numbers = new ArrayList<>();
        store.choices(pair.match).forEach(c -> numbers.add(new StoredChoice(c.place(), c.serial(),
                RecordedChoice.numbered(c.choice().made()), c.maker(), c.spent())));
        store.goOn(pair.match, FIRST, RecordedChoice.numbered(0), numbers, numbers.size());
        upgrade(OtherBuild.of(SECOND));
        assertThat(room(pair).changed()).isEmpty();
        assertThat(store.choices(pair.match)).hasSameSizeAs(numbers)
                .allMatch(choice -> choice.choice().fingerprint().isPresent());
    }
}
