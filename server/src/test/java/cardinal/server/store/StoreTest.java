package cardinal.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.catalog.view.View;
import cardinal.kernel.KeptCard;
import cardinal.kernel.RecordedChoice;
import cardinal.kernel.Setup;
import cardinal.kernel.TrailStep;
import cardinal.server.wire.ClockSettings;
import cardinal.server.wire.Room;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store promises; a subclass says which database. */
abstract class StoreTest {
    private static final List<KeptCard> CARDS = List.of(new KeptCard(2, List.of(), "{\"name\":\"Näme\"}"),
            new KeptCard(40, List.of(1, 1_000_003), "{\"name\":\"Other\"}"));
    Store store;

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

    static StoredTable table(String id) {
        Origin origin = new Origin("evolve", "9f3a", "standard", "", 7,
                List.of(new Setup.DeckList("mine", List.of("3 Näme", "1 Other")),
                        new Setup.DeckList("free", List.of())),
                List.of());
        return new StoredTable(id, 1000, Room.Status.WAITING, origin, true, 0,
                new ClockSettings(ClockSettings.Kind.CHESS, 60, 5), "hash", 0, Optional.empty(), Optional.empty(), 0,
                RecordedChoice.numbered(0), Optional.empty(),
                List.of(new StoredSeat(0, Room.Sitter.PERSON, "Ann", "", "token", true, List.of("quick")),
                        new StoredSeat(1, Room.Sitter.NOBODY, "", "", "", true, List.of())));
    }

    static StoredChoice choice(int place) {
        RecordedChoice made = place == 7 ? RecordedChoice.numbered(2)
                : new RecordedChoice(place % 3, "play card:" + place, OptionalLong.of(-place), OptionalLong.of(place),
                        List.of(new TrailStep("1.2.a", 0xab), new TrailStep("3", place)));
        return new StoredChoice(place, place + 1, made, StoredChoice.Maker.PERSON, 20L * place);
    }

    @Test
    void aTableComesBackAsItWas() {
        store.open(table("one"), List.of(), List.of());
        assertThat(store.table("one")).contains(table("one"));
        assertThat(store.table("other")).isEmpty();
        assertThat(store.tables(Room.Status.WAITING, 10)).contains("one");
    }

    @Test
    void whoSitsDownAndHowItEndsIsKept() {
        StoredTable table = table("two");
        store.open(table, List.of(), List.of());
        StoredSeat ben = new StoredSeat(1, Room.Sitter.PERSON, "Ben", "", "t2", false, List.of());
        Origin origin = table.origin().with(1, new Setup.DeckList("his", List.of("2 Card")));
        RecordedChoice start = new RecordedChoice(0, "", OptionalLong.of(5), OptionalLong.of(-6), List.of());
        store.sit(new StoredTable("two", 1000, Room.Status.PLAYING, origin, true, 0, table.clock(), "hash", 0,
                Optional.empty(), Optional.empty(), 0, start, Optional.empty(), List.of()), ben, CARDS);
        store.finish("two", Room.Status.OVER, Optional.of(new View.Result(List.of(1), "why", "1.2")), 5000);
        store.follow("two", "three");
        StoredTable now = store.table("two").orElseThrow();
        assertThat(now.seats().get(1)).isEqualTo(ben);
        assertThat(now.origin()).isEqualTo(origin);
        assertThat(now.result().orElseThrow().clause()).isEqualTo("1.2");
        assertThat(now.following()).contains("three");
        assertThat(now.finished()).isEqualTo(5000);
        assertThat(now.status()).isEqualTo(Room.Status.OVER);
        assertThat(now.start()).isEqualTo(start);
        assertThat(store.cards("two")).isEqualTo(CARDS);
    }

    @Test
    void aDefinitionThatManyMatchesShareIsStoredOnceAndGivenBackToEach() {
        store.open(table("eight"), List.of(), CARDS);
        List<KeptCard> other = List.of(CARDS.get(0), new KeptCard(5, List.of(), "{\"name\":\"Other\"}"));
        store.open(table("nine"), List.of(), other);
        assertThat(store.cards("eight")).isEqualTo(CARDS);
        assertThat(store.cards("nine")).isEqualTo(other);
        assertThat(store.cards("none")).isEmpty();
    }

    @Test
    void aMatchThatGoesOnWithOtherRulesForgetsWhatCameLater() {
        store.open(table("ten"), List.of(), List.of());
        IntStream.range(0, 10).forEach(place -> store.choose("ten", choice(place)));
        store.goOn("ten", "newer", RecordedChoice.numbered(0), List.of(choice(0), choice(1)), 11);
        assertThat(store.choices("ten")).containsExactly(choice(0), choice(1));
        assertThat(store.table("ten").orElseThrow().lastVersion()).isEqualTo("newer");
        assertThat(store.table("ten").orElseThrow().serial()).isEqualTo(11);
    }

    @Test
    void choicesComeBackInTheirOrderAndOutliveTheStore() {
        store.open(table("four"), List.of(choice(0)), List.of());
        IntStream.range(1, 40).forEach(place -> store.choose("four", choice(place)));
        store.close();
        store = open();
        assertThat(store.choices("four")).isEqualTo(IntStream.range(0, 40).mapToObj(StoreTest::choice).toList());
    }

    @Test
    void aPlaceIsTakenOnceAndTheOthersAreStillWritten() {
        store.open(table("five"), List.of(choice(0)), List.of());
        assertThatThrownBy(() -> store.choose("five", choice(0))).isInstanceOf(IllegalStateException.class);
        store.choose("five", choice(1));
        assertThat(store.choices("five")).hasSize(2);
    }

    @Test
    void whatIsTakenBackIsGoneAndItsSerialIsNotGivenAgain() {
        store.open(table("six"), List.of(), List.of());
        IntStream.range(0, 10).forEach(place -> store.choose("six", choice(place)));
        store.takeBack("six", 4, 11);
        assertThat(store.choices("six")).hasSize(4);
        assertThat(store.table("six").orElseThrow().serial()).isEqualTo(11);
    }

    @Test
    void choicesOfManyTablesAtOnceAreAllKept() {
        IntStream.range(0, 20).forEach(i -> store.open(table("m" + i), List.of(), List.of()));
        IntStream.range(0, 20).parallel()
                .forEach(i -> IntStream.range(0, 20).forEach(place -> store.choose("m" + i, choice(place))));
        IntStream.range(0, 20).forEach(i -> assertThat(store.choices("m" + i)).hasSize(20));
    }

    @Test
    void whatWasSaidIsKept() {
        store.open(table("seven"), List.of(), List.of());
        store.say("seven", new StoredChat(0, 1, "Ben", "hello"));
        assertThat(store.chat("seven")).containsExactly(new StoredChat(0, 1, "Ben", "hello"));
    }

    /** A word that is too long for its column is a mistake of who wrote it, not of the store. */
    @Test
    void aChangeThatCannotBeMadeDoesNotKeepOthersFromTheStore() {
        store.open(table("long"), List.of(), List.of());
        assertThatThrownBy(() -> store.say("long", new StoredChat(0, 0, "n".repeat(100), "words")))
                .isInstanceOf(IllegalStateException.class);
        assertThat(store.isWell()).isTrue();
        store.say("long", new StoredChat(0, 0, "Ann", "words"));
        assertThat(store.chat("long")).hasSize(1);
    }
}
