package cardinal.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The page's types are those of the records. */
final class TypeScriptTest {
    private static final Path FILE =
            Path.of(System.getProperty("cardinal.home", "..")).resolve("web/src/lib/wire.ts");

    @Test
    void thePagesTypesAreWhatTheRecordsSay() throws IOException {
        if (Boolean.getBoolean("cardinal.wire.write")) {
            Files.writeString(FILE, TypeScript.text());
        }
        assertThat(Files.readString(FILE)).as("web/src/lib/wire.ts is not what the records say; write it anew:"
                + " mvn -pl server -am test -Dtest=TypeScriptTest -Dsurefire.failIfNoSpecifiedTests=false"
                + " -Dcardinal.wire.write=true").isEqualTo(TypeScript.text());
    }
}
