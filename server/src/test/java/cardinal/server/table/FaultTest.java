package cardinal.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.keep.PoolFolder;
import cardinal.server.Settings;
import cardinal.server.store.FaultyDisk;
import cardinal.server.store.Store;
import cardinal.server.store.StoredChoice;
import cardinal.server.wire.ClockSettings;
import cardinal.server.wire.DeckChoice;
import cardinal.server.wire.NewTable;
import cardinal.server.wire.Room;
import cardinal.server.wire.SeatGrant;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.ToServer;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The disk is full for a while: everybody is told, nothing is lost, and every match goes on by itself, bots too. */
@SuppressWarnings("NullAway.Init")
final class FaultTest {
    private static final int TABLES = 8;

    @TempDir
    Path data = Path.of("");

    private Store store;
    private Lobby lobby;

    @BeforeEach
    void start() {
        FaultyDisk.register();
        open();
    }

    private void open() {
        store = new Store("jdbc:h2:faulty:" + data.resolve("cardinal"), "", "");
        lobby = new Lobby(store, new LoadedGames(new PoolFolder(data)), new RuleTexts(),
                new BotThreads(Duration.ofSeconds(1), 1), Settings.Limits.WIDE, Clock.systemUTC());
    }

    @AfterEach
    void stop() {
        FaultyDisk.setFull(false);
        lobby.close();
        store.close();
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + 90_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("waiting").isLessThan(end);
            Thread.onSpinWait();
        }
    }

    /** Somebody who plays against a bot and always takes the first option. */
    private final class Player {
        final List<ToClient> heard = new CopyOnWriteArrayList<>();
        final SeatGrant grant;
        final ClientSession client;

        Player(int number) {
            DeckChoice any = new DeckChoice(Optional.of("vanguard"), Optional.empty());
            grant = lobby.open(new NewTable("evolve", "standard", Optional.empty(), "Ann", any,
                    List.of(new NewTable.Other(Optional.of("random"), any)), 0, ClockSettings.NONE, false,
                    Optional.of((long) number)), "here");
            client = lobby.client("here", heard::add);
            client.hear(new ToServer.Join(grant.match(), Optional.of(grant.token())));
        }

        /** Answers with whatever serial is open; a wrong one is refused. */
        void choose() {
            int serial = store.choices(grant.match()).stream().mapToInt(StoredChoice::serial).max().orElse(0) + 1;
            client.hear(new ToServer.Choose(grant.match(), serial, 0));
        }

        boolean wasTold() {
            return heard.stream().anyMatch(
                    message -> message instanceof ToClient.Refused refused
                            && refused.reason().equals(MatchRunner.FAULT));
        }

        int made() {
            return store.choices(grant.match()).size();
        }
    }

    @Test
    void everyMatchGoesOnWhenThereIsRoomOnTheDiskAgain() {
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            players.add(new Player(i));
        }
        for (int round = 0; round < 6; round++) {
            players.forEach(Player::choose);
        }
        FaultyDisk.setFull(true);
        await(() -> {
            players.forEach(player -> player.client.hear(new ToServer.Concede("elsewhere")));
            if (store.isWell()) {
                lobbyChoose(players);
            }
            return !store.isWell();
        });
        players.forEach(player -> player.client.hear(new ToServer.Auto(player.grant.match(), true, List.of())));
        await(() -> players.stream().allMatch(Player::wasTold));
        FaultyDisk.setFull(false);
        await(store::isWell);
        List<Integer> before = players.stream().map(Player::made).toList();
        await(() -> {
            players.forEach(Player::choose);
            for (int i = 0; i < TABLES; i++) {
                if (players.get(i).made() < before.get(i) + 5
                        && lobby.room(players.get(i).grant.match(), "here").status() == Room.Status.PLAYING) {
                    return false;
                }
            }
            return true;
        });
        List<List<StoredChoice>> played = players.stream().map(player -> store.choices(player.grant.match())).toList();
        lobby.close();
        store.close();
        open();
        for (int i = 0; i < TABLES; i++) {
            assertThat(store.choices(players.get(i).grant.match())).containsAll(played.get(i));
            assertThat(lobby.room(players.get(i).grant.match(), "here").changed()).isEmpty();
        }
    }

    private static void lobbyChoose(List<Player> players) {
        players.forEach(player -> {
            try {
                player.choose();
            } catch (RuntimeException e) {
                // the store fails just now
            }
        });
    }
}
