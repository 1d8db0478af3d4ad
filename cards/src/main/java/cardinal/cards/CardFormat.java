package cardinal.cards;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** How one game's cards are written in files. */
public interface CardFormat<D extends Printed> {
    /** How many rows of a file are looked at to find out what it is. */
    int LOOKED_AT = 20;

    /** The game's record of a card. */
    Class<D> kind();

    /** Reads a card and refuses fields that are not known. where: the place of a key, and of the card for an empty one. */
    D read(Map<String, ?> fields, UnaryOperator<String> where);

    /** Whether a field of this name says something about a card of the game. */
    boolean knows(String field);

    /** Groups of fields, one of which every card has in the files that the public exchanges, and no other game's cards. */
    List<List<String>> signatures();

    /** A row of a published file, each field of the game once: of several spellings the one that counts. */
    Map<String, Object> current(Map<String, Object> row);

    /** Whether these are cards as the public exchanges them; there fields without meaning for the game are passed over. */
    static boolean isPublic(CardFormat<?> format, List<?> entries) {
        return entries.stream().limit(LOOKED_AT).anyMatch(entry -> entry instanceof Map<?, ?> row
                && format.signatures().stream().anyMatch(fields -> hasAll(PublishedRow.fields(row), fields)));
    }

    private static boolean hasAll(Map<String, Object> row, List<String> fields) {
        List<String> folded = row.keySet().stream().map(CardFields::fold).toList();
        return fields.stream().allMatch(field -> folded.contains(CardFields.fold(field)));
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
