package cardinal.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page's types are those of the records. */
final class TypeScriptTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("cardinal.home", "..")).resolve("web/src/lib/wire");

    @Test
    void thePagesTypesAreWhatTheRecordsSay() throws IOException {
        if (Boolean.getBoolean("cardinal.wire.write")) {
            Files.createDirectories(FOLDER);
            for (String old : written().keySet()) {
                Files.delete(FOLDER.resolve(old));
            }
            for (Map.Entry<String, String> file : TypeScript.files().entrySet()) {
                Files.writeString(FOLDER.resolve(file.getKey()), file.getValue());
            }
        }
        assertThat(written()).as("web/src/lib/wire is not what the records say; write it anew:"
                + " mvn -pl server -am test -Dtest=TypeScriptTest -Dsurefire.failIfNoSpecifiedTests=false"
                + " -Dcardinal.wire.write=true").isEqualTo(TypeScript.files());
    }

    private static Map<String, String> written() throws IOException {
        Map<String, String> written = new TreeMap<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.toList()) {
                written.put(String.valueOf(file.getFileName()), Files.readString(file));
            }
        }
        return written;
    }
}
