package cardinal.catalog.game;

import cardinal.cards.keep.PoolFolder;
import java.nio.file.Path;
import java.util.List;

/**
 * Where further cards of a game come from.
 *
 * @param files  of cards that stand in several of them the last counts
 * @param pool  the names of the imported pools, with commas between them; empty for a file that was named
 */
public record CardSource(List<Path> files, String pool) {
    public CardSource {
        files = List.copyOf(files);
    }

    public static CardSource of(Path file) {
        return new CardSource(List.of(file), "");
    }

    /** pools: one name, or several with commas between them; a complaint if one of them is not there. */
    public static CardSource of(PoolFolder folder, String game, String pools) {
        return new CardSource(folder.allOf(game, pools), pools);
    }
}
