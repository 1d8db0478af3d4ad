package cardinal.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.keep.PoolFolder;
import cardinal.catalog.view.View;
import cardinal.server.Settings;
import cardinal.server.store.Store;
import cardinal.server.wire.ClockSettings;
import cardinal.server.wire.DeckChoice;
import cardinal.server.wire.NewTable;
import cardinal.server.wire.Room;
import cardinal.server.wire.SeatGrant;
import cardinal.server.wire.SitDown;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.ToServer;
import cardinal.server.wire.Written;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table that has much to do: what players decide counts from when it came, and nobody can ask too much of it. */
@SuppressWarnings("NullAway.Init")
final class BusyTableTest {
    private static final DeckChoice STARTER = new DeckChoice(Optional.of("vanguard"), Optional.empty());
    private static final int SECONDS = 6;

    @TempDir
    Path data = Path.of("");

    private Store store;
    private Lobby lobby;
    private volatile long ahead;

    /** A time of day that somebody can set. */
    private final class SetClock extends Clock {
        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return Instant.now().plusSeconds(ahead);
        }
    }

    /** Somebody at a socket; whoever is held keeps the table's thread at the next message. */
    private static final class Listener implements Link {
        final List<ToClient> heard = new CopyOnWriteArrayList<>();
        final List<String> written = new CopyOnWriteArrayList<>();
        final CountDownLatch goOn = new CountDownLatch(1);
        volatile boolean holds;
        volatile boolean open = true;

        @Override
        public void send(ToClient message) {
            heard.add(message);
            if (holds && message instanceof ToClient.Pong) {
                try {
                    goOn.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        }

        @Override
        public void send(Written message) {
            written.add(message.json());
            send(message.message());
        }

        @Override
        public boolean isOpen() {
            return open;
        }

        <M extends ToClient> List<M> all(Class<M> type) {
            return heard.stream().filter(type::isInstance).map(type::cast).toList();
        }

        boolean wasRefused(String words) {
            return all(ToClient.Refused.class).stream().anyMatch(refused -> refused.reason().contains(words));
        }
    }

    @BeforeEach
    void start() {
        store = new Store(Settings.local(data).url(), "", "");
        lobby = new Lobby(store, new LoadedGames(new PoolFolder(data)), new RuleTexts(),
                new BotThreads(Duration.ofSeconds(1), 1), Settings.Limits.WIDE, new SetClock());
    }

    @AfterEach
    void stop() {
        lobby.close();
        store.close();
    }

    private record Seat(String match, String token, Listener link, ClientSession client) {
        Seat sit() {
            client.hear(new ToServer.Join(match, Optional.of(token)));
            return this;
        }
    }

    private Seat ann;
    private Seat ben;

    private void table(ClockSettings clock) {
        SeatGrant host = lobby.open(new NewTable("evolve", "standard", Optional.empty(), "Ann", STARTER,
                List.of(new NewTable.Other(Optional.empty(), STARTER)), 0, clock, true, Optional.empty()), "here");
        SeatGrant guest = lobby.sit(host.match(), new SitDown("Ben", STARTER, host.invitation()));
        ann = seat(host).sit();
        ben = seat(guest).sit();
        await(() -> !ann.link.all(ToClient.Snapshot.class).isEmpty()
                && !ben.link.all(ToClient.Snapshot.class).isEmpty());
    }

    private Seat seat(SeatGrant grant) {
        Listener link = new Listener();
        return new Seat(grant.match(), grant.token(), link, lobby.client("here", link));
    }

    private static void await(java.util.function.BooleanSupplier condition) {
        long end = System.nanoTime() + 60_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("waiting").isLessThan(end);
            Thread.onSpinWait();
        }
    }

    /** Somebody's message that the table is held at until they let it go. */
    private Listener held() {
        Listener eve = new Listener();
        ClientSession client = lobby.client("here", eve);
        client.hear(new ToServer.Join(ann.match, Optional.empty()));
        await(() -> !eve.all(ToClient.Snapshot.class).isEmpty());
        eve.holds = true;
        client.hear(new ToServer.Ping(ann.match, 1));
        await(() -> !eve.all(ToClient.Pong.class).isEmpty());
        return eve;
    }

    private Seat asked() {
        await(() -> question(ann) != 0 || question(ben) != 0);
        return question(ann) != 0 ? ann : ben;
    }

    private static int question(Seat seat) {
        return seat.link.all(ToClient.Snapshot.class).getLast().view().prompt().map(View.Question::serial).orElse(0);
    }

    @Test
    void anAnswerCountsFromWhenItCameHoweverLongTheTableIsBusy() throws InterruptedException {
        table(new ClockSettings(ClockSettings.Kind.PER_MOVE, SECONDS, 0));
        Seat asked = asked();
        Listener eve = held();
        asked.client.hear(new ToServer.Choose(ann.match, question(asked), 0));
        Thread.sleep((SECONDS + 1) * 1_000L);
        eve.goOn.countDown();
        await(() -> !store.choices(ann.match).isEmpty());
        assertThat(store.choices(ann.match).getFirst().spent()).isLessThan(SECONDS * 1_000L);
        assertThat(lobby.room(ann.match, "here").status()).isEqualTo(Room.Status.PLAYING);
    }

    @Test
    void whoSetsTheTimeOfDayTakesNobodysTime() {
        table(new ClockSettings(ClockSettings.Kind.PER_MOVE, 600, 0));
        Seat asked = asked();
        ahead = 3_600;
        asked.client.hear(new ToServer.Choose(ann.match, question(asked), 0));
        await(() -> !store.choices(ann.match).isEmpty());
        assertThat(store.choices(ann.match).getFirst().spent()).isLessThan(600_000L);
    }

    @Test
    void whoJoinsAgainBeforeTheLastJoinIsAnsweredIsRefused() {
        table(ClockSettings.NONE);
        Listener eve = held();
        Listener dan = new Listener();
        ClientSession client = lobby.client("here", dan);
        for (int i = 0; i < 100; i++) {
            client.hear(new ToServer.Join(ann.match, Optional.empty()));
        }
        assertThat(dan.all(ToClient.Refused.class)).hasSize(99);
        eve.goOn.countDown();
        await(() -> !dan.all(ToClient.Snapshot.class).isEmpty());
        assertThat(dan.all(ToClient.Snapshot.class)).hasSize(1);
        client.hear(new ToServer.Join(ann.match, Optional.empty()));
        await(() -> dan.all(ToClient.Snapshot.class).size() == 2);
    }

    @Test
    void onlySoMuchOfWhatOneSocketSaysMayWait() {
        table(ClockSettings.NONE);
        Listener eve = held();
        for (int i = 0; i < 100; i++) {
            ann.client.hear(new ToServer.Ping(ann.match, i));
        }
        assertThat(ann.link.wasRefused("slow down")).isTrue();
        eve.goOn.countDown();
        await(() -> ann.link.all(ToClient.Pong.class).size() == ClientSession.MOST_WAITING);
    }

    @Test
    void whatSomebodyAskedWhoIsGoneIsNotDone() {
        table(ClockSettings.NONE);
        Listener eve = held();
        Listener dan = new Listener();
        lobby.client("here", dan).hear(new ToServer.Join(ann.match, Optional.empty()));
        dan.open = false;
        eve.goOn.countDown();
        ann.client.hear(new ToServer.Ping(ann.match, 1));
        await(() -> !ann.link.all(ToClient.Pong.class).isEmpty());
        assertThat(dan.heard).isEmpty();
    }

    @Test
    void everybodyWhoLooksFromThereIsSentTheSameSnapshotDrawnOnce() {
        table(ClockSettings.NONE);
        Listener eve = new Listener();
        Listener dan = new Listener();
        lobby.client("here", eve).hear(new ToServer.Join(ann.match, Optional.empty()));
        lobby.client("here", dan).hear(new ToServer.Join(ann.match, Optional.empty()));
        await(() -> snapshots(eve) == 1 && snapshots(dan) == 1);
        assertThat(snapshot(eve)).isSameAs(snapshot(dan));
    }

    private static long snapshots(Listener link) {
        return link.all(ToClient.Snapshot.class).size();
    }

    private static String snapshot(Listener link) {
        return link.written.stream().filter(json -> json.contains("\"Snapshot\"")).findFirst().orElseThrow();
    }
}
