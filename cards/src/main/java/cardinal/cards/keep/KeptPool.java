package cardinal.cards.keep;

import java.nio.file.Path;

/**
 * A card pool in the folder.
 *
 * @param source  the file it was imported from
 * @param cards  how many entries that file had
 * @param file  where it is kept
 */
public record KeptPool(String game, String name, String source, int cards, Path file) {
}
