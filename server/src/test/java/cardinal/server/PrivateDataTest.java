package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Nobody else on the machine reads what the server keeps. */
final class PrivateDataTest extends ServerTest {

    @Override
    Settings settings() {
        return Settings.local(data.resolve("mine")).onPort(0).with(Settings.Limits.WIDE);
    }

    @Test
    void theFolderAndItsFilesAreForTheirUserOnlyAlsoThoseFromBefore() throws IOException {
        assertPrivate();
        Path file = data.resolve("mine/cardinal.mv.db");
        server.close();
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        server = new Server(settings());
        assertPrivate();
    }

    private void assertPrivate() throws IOException {
        Path folder = data.resolve("mine");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder))).isEqualTo("rwx------");
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.toList();
        }
        assertThat(files).isNotEmpty();
        for (Path file : files) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).as("%s", file)
                    .isEqualTo("rw-------");
        }
    }
}
