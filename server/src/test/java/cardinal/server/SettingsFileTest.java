package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host sets limits in one file or in the environment; every key is documented. */
final class SettingsFileTest {
    @TempDir
    Path folder = Path.of("");

    private SettingsFile read(String lines, Map<String, String> environment) throws IOException {
        return SettingsFile.read(Optional.of(Files.writeString(folder.resolve("server.properties"), lines)),
                environment);
    }

    @Test
    void theEnvironmentCountsBeforeTheFileAndTheFileBeforeWhatIsUsual() throws IOException {
        SettingsFile file = read("limits.messages = 7\nlimits.of-one = 9\nproxies.trusted = 10.0.0.0/8, ::1\n",
                Map.of("CARDINAL_LIMITS_MESSAGES", "8"));
        Settings.Limits limits = file.limits(Settings.Limits.USUAL);
        assertThat(limits.messages()).isEqualTo(8);
        assertThat(limits.ofOne()).isEqualTo(9);
        assertThat(limits.requests()).isEqualTo(Settings.Limits.USUAL.requests());
        assertThat(file.proxies().trusted()).containsExactly("10.0.0.0/8", "::1");
        assertThat(SettingsFile.read(Optional.empty(), Map.of()).limits(Settings.Limits.USUAL))
                .isEqualTo(Settings.Limits.USUAL);
    }

    @Test
    void aSettingThatDoesNotExistIsNamedWithTheOneThatWasMeant() {
        assertThatThrownBy(() -> read("limits.mesages = 7\n", Map.of())).isInstanceOf(BadInput.class)
                .hasMessageContaining("limits.mesages").hasMessageContaining("limits.messages");
    }

    @Test
    void aLimitThatIsNoNumberIsRefused() {
        for (String wrong : new String[] {"many", "0", "-3", "1.5", "99999999999"}) {
            assertThatThrownBy(() -> read("limits.tables = " + wrong + "\n", Map.of()).limits(Settings.Limits.USUAL))
                    .as(wrong).isInstanceOf(BadInput.class).hasMessageContaining("limits.tables");
        }
    }

    @Test
    void noSettingLetsAnybodyChooseTheSeedOfAMatchAgainstPeople() throws IOException {
        assertThat(Settings.Limits.WIDE.seeds()).isFalse();
        assertThat(read("", Map.of()).limits(Settings.Limits.WIDE).seeds()).isFalse();
        assertThat(SettingsFile.keys()).noneMatch(key -> key.contains("seed"));
    }

    @Test
    void everyKeyIsInTheDocument() throws IOException {
        String document =
                Files.readString(Path.of(System.getProperty("cardinal.home", "..")).resolve("docs/server.md"));
        assertThat(SettingsFile.keys()).allSatisfy(key -> assertThat(document).contains("| `" + key + "` |"));
    }
}
