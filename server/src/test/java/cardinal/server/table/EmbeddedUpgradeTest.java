package cardinal.server.table;

import cardinal.server.Settings;
import cardinal.server.store.Store;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** In the store that comes with the server. */
final class EmbeddedUpgradeTest extends UpgradeTest {
    @TempDir
    Path data = Path.of("");

    @Override
    Store database() {
        return new Store(Settings.local(data).url(), "", "");
    }
}
