package cardinal.server.store;

import cardinal.server.Settings;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** The store that comes with the server. */
final class EmbeddedStoreTest extends StoreTest {
    @TempDir
    Path data = Path.of("");

    @Override
    Store open() {
        return new Store(Settings.local(data).url(), "", "");
    }
}
