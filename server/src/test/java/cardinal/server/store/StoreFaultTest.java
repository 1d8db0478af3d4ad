package cardinal.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A store that fails says so, keeps what it acknowledged, and works again when the fault is gone. */
final class StoreFaultTest {
    private static final int BEFORE = 5;

    @TempDir
    Path data = Path.of("");

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + 60_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("waiting").isLessThan(end);
            Thread.onSpinWait();
        }
    }

    private static void failsAndComesBack(Store store, Runnable fault, Runnable mended) {
        store.open(StoreTest.table("one"), List.of(), List.of());
        IntStream.range(0, BEFORE).forEach(place -> store.choose("one", StoreTest.choice(place)));
        fault.run();
        assertThatThrownBy(() -> store.choose("one", StoreTest.choice(BEFORE))).isInstanceOf(StoreFault.class);
        assertThat(store.isWell()).isFalse();
        long begun = System.nanoTime();
        for (int i = 0; i < 100; i++) {
            assertThatThrownBy(() -> store.choose("one", StoreTest.choice(BEFORE))).isInstanceOf(StoreFault.class);
        }
        assertThat(System.nanoTime() - begun).as("nobody waits for a store that is away").isLessThan(5_000_000_000L);
        mended.run();
        await(store::isWell);
        store.takeBack("one", BEFORE, BEFORE);
        store.choose("one", StoreTest.choice(BEFORE));
        assertThat(store.choices("one"))
                .isEqualTo(IntStream.rangeClosed(0, BEFORE).mapToObj(StoreTest::choice).toList());
    }

    @Test
    void aFullDiskIsToldAndGoneWhenThereIsRoomAgain() {
        FaultyDisk.register();
        try (Store store = new Store("jdbc:h2:faulty:" + data.resolve("cardinal"), "", "")) {
            failsAndComesBack(store, () -> FaultyDisk.setFull(true), () -> FaultyDisk.setFull(false));
        }
    }

    @Test
    void aDatabaseThatWasAwayIsUsedAgainWhenItIsBack() throws IOException {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start(); CutLine line = new CutLine(postgres.getPort());
                Store store = new Store("jdbc:postgresql://127.0.0.1:" + line.port() + "/postgres", "postgres", "")) {
            failsAndComesBack(store, line::cut, line::mend);
        }
    }
}
