package cardinal.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The power goes: what was acknowledged was forced to the disk before, not left to the operating system. */
final class PowerCutTest {
    private static final int CHOICES = 30;

    @TempDir
    Path folder = Path.of("");

    @BeforeEach
    void start() {
        FaultyDisk.register();
    }

    @Test
    void whatWasAcknowledgedIsThereWhenThePowerComesBack() throws IOException {
        Path data = Files.createDirectory(folder.resolve("data"));
        try (Store store = new Store("jdbc:h2:faulty:" + data.resolve("cardinal"), "", "")) {
            store.open(StoreTest.table("one"), List.of(), List.of());
            for (int place = 0; place < CHOICES; place++) {
                store.choose("one", StoreTest.choice(place));
                Path after = Files.createDirectory(folder.resolve("after" + place));
                FaultyDisk.restore(after);
                if (place % 5 == 0) {
                    try (Store again = new Store("jdbc:h2:file:" + after.resolve("cardinal"), "", "")) {
                        assertThat(again.choices("one")).as("after choice %s", place)
                                .isEqualTo(IntStream.rangeClosed(0, place).mapToObj(StoreTest::choice).toList());
                    }
                }
            }
        }
    }
}
