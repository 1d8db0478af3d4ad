package cardinal.catalog.game;

import java.nio.file.Path;

/**
 * Where further cards of a game come from.
 *
 * @param pool  the name of the imported pool; empty for a file that was named
 */
public record CardSource(Path file, String pool) {
}
