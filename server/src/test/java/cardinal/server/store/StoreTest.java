package cardinal.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.catalog.view.View;
import cardinal.kernel.Setup;
import cardinal.server.wire.ClockSettings;
import cardinal.server.wire.Room;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store promises; a subclass says which database. */
abstract class StoreTest {
    private Store store;

    /** The same database every time it is asked for within a test. */
    abstract Store open();

    @BeforeEach
    void start() {
        store = open();
    }

    @AfterEach
    void stop() {
        store.close();
    }

    private static StoredTable table(String id) {
        Origin origin = new Origin("evolve", 1, 99, "standard", "", 7,
                List.of(new Setup.DeckList("mine", List.of("3 Näme", "1 Other")),
                        new Setup.DeckList("free", List.of())),
                List.of());
        return new StoredTable(id, 1000, Room.Status.WAITING, origin, true, 0,
                new ClockSettings(ClockSettings.Kind.CHESS, 60, 5), "hash", 0, Optional.empty(), Optional.empty(), 0,
                List.of(new StoredSeat(0, Room.Sitter.PERSON, "Ann", "", "token", true, List.of("quick")),
                        new StoredSeat(1, Room.Sitter.NOBODY, "", "", "", true, List.of())));
    }

    private static StoredChoice choice(int place) {
        return new StoredChoice(place, place + 1, place % 3, StoredChoice.Maker.PERSON, 20L * place);
    }

    @Test
    void aTableComesBackAsItWas() {
        store.open(table("one"), List.of());
        assertThat(store.table("one")).contains(table("one"));
        assertThat(store.table("other")).isEmpty();
        assertThat(store.tables(Room.Status.WAITING, 10)).contains("one");
    }

    @Test
    void whoSitsDownAndHowItEndsIsKept() {
        StoredTable table = table("two");
        store.open(table, List.of());
        StoredSeat ben = new StoredSeat(1, Room.Sitter.PERSON, "Ben", "", "t2", false, List.of());
        Origin origin = table.origin().with(1, new Setup.DeckList("his", List.of("2 Card")));
        store.sit("two", ben, origin, Room.Status.PLAYING);
        store.finish("two", Room.Status.OVER, Optional.of(new View.Result(List.of(1), "why", "1.2")), 5000);
        store.follow("two", "three");
        StoredTable now = store.table("two").orElseThrow();
        assertThat(now.seats().get(1)).isEqualTo(ben);
        assertThat(now.origin()).isEqualTo(origin);
        assertThat(now.result().orElseThrow().clause()).isEqualTo("1.2");
        assertThat(now.following()).contains("three");
        assertThat(now.finished()).isEqualTo(5000);
    }

    @Test
    void choicesComeBackInTheirOrderAndOutliveTheStore() {
        store.open(table("four"), List.of(choice(0)));
        IntStream.range(1, 40).forEach(place -> store.choose("four", choice(place)));
        store.close();
        store = open();
        assertThat(store.choices("four")).isEqualTo(IntStream.range(0, 40).mapToObj(StoreTest::choice).toList());
    }

    @Test
    void aPlaceIsTakenOnceAndTheOthersAreStillWritten() {
        store.open(table("five"), List.of(choice(0)));
        assertThatThrownBy(() -> store.choose("five", choice(0))).isInstanceOf(IllegalStateException.class);
        store.choose("five", choice(1));
        assertThat(store.choices("five")).hasSize(2);
    }

    @Test
    void whatIsTakenBackIsGoneAndItsSerialIsNotGivenAgain() {
        store.open(table("six"), List.of());
        IntStream.range(0, 10).forEach(place -> store.choose("six", choice(place)));
        store.takeBack("six", 4, 11);
        assertThat(store.choices("six")).hasSize(4);
        assertThat(store.table("six").orElseThrow().serial()).isEqualTo(11);
    }

    @Test
    void choicesOfManyTablesAtOnceAreAllKept() {
        IntStream.range(0, 20).forEach(i -> store.open(table("m" + i), List.of()));
        IntStream.range(0, 20).parallel()
                .forEach(i -> IntStream.range(0, 20).forEach(place -> store.choose("m" + i, choice(place))));
        IntStream.range(0, 20).forEach(i -> assertThat(store.choices("m" + i)).hasSize(20));
    }

    @Test
    void whatWasSaidIsKept() {
        store.open(table("seven"), List.of());
        store.say("seven", new StoredChat(0, 1, "Ben", "hello"));
        assertThat(store.chat("seven")).containsExactly(new StoredChat(0, 1, "Ben", "hello"));
    }
}
