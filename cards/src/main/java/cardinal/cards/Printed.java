package cardinal.cards;

import java.util.List;

/** A card as printed: a game's record of its name, its numbers and its text. */
public interface Printed {
    /** Two cards of one name are the same card. */
    String name();

    /** What the same card is called on other printings, such as those in other languages. */
    default List<String> otherNames() {
        return List.of();
    }

    /** What deck lists call it, too, though it is printed nowhere on it: a legend after its champion, say. */
    default List<String> listedAs() {
        return List.of();
    }

    /** The numbers of its printings in sets, such as XYZ-007; none where a file does not say. */
    default List<String> codes() {
        return List.of();
    }

    /** The rules text; paragraphs on lines of their own. */
    String text();
}
