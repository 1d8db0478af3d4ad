package cardinal.arena.files;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where Cardinal is installed: the folder with the ledgers and the scenarios. */
public final class Home {
    private Home() {
    }

    public static Path folder() throws IOException {
        String home = System.getProperty("cardinal.home", "");
        Path folder = Path.of(home.isEmpty() ? "." : home);
        if (!Files.isDirectory(folder.resolve("ledger"))) {
            throw new FileNotFoundException("there is no folder \"ledger\" in " + folder.toAbsolutePath().normalize()
                    + "; start Cardinal with its launcher, or set -Dcardinal.home");
        }
        return folder;
    }
}
