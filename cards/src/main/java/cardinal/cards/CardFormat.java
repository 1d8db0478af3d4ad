package cardinal.cards;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** How one game's cards are written in files. */
public interface CardFormat<D extends Printed> {
    /** The game's record of a card. */
    Class<D> kind();

    /** Reads a card and refuses fields that are not known. where: the place of a key, and of the card for an empty one. */
    D read(Map<String, ?> fields, UnaryOperator<String> where);

    /** Whether a field of this name says something about a card of the game. */
    boolean knows(String field);

    /** Fields that every card has in the files that the public exchanges, and no other game's cards. */
    List<String> signature();

    /** Whether these are cards as the public exchanges them; there fields without meaning for the game are passed over. */
    static boolean isPublic(CardFormat<?> format, List<?> entries) {
        return !entries.isEmpty() && entries.getFirst() instanceof Map<?, ?> first
                && first.keySet().containsAll(format.signature());
    }

    /** What tells cards apart: the name, unless a game prints two cards of one name. */
    default String key(D card) {
        return card.name();
    }

    /** The same card with another text. */
    D withText(D card, String text);

    /** The same card with the codes of its printings, with commas between them; where cards have no codes, the card. */
    default D withCode(D card, String code) {
        return card;
    }
}
