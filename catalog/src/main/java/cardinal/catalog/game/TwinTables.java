package cardinal.catalog.game;

import cardinal.cards.Printed;
import cardinal.kernel.Dice;
import cardinal.kernel.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * What a game gives to find out which words of a card matter: the words of its parts, tables on which they come to bear, and what players
 * can tell of such a table.
 *
 * @param <D> a card as printed
 */
public interface TwinTables<T extends Table, D extends Printed> {
    /** The words of a paragraph or keyword of a card; nothing for anything else, and for what cannot be read again as the same. */
    Optional<String> words(D card, Object part);

    /**
     * The lines below "setup:" of a scenario in which the card can come to bear: in hand, in play or elsewhere, of either player, early or
     * late, with others around it.
     *
     * @param cast  the others
     */
    List<String> setup(D card, List<D> cast, Dice dice);

    /** The numbers that players can tell of a table, besides where cards are and what is asked. */
    void tell(T table, LongConsumer numbers);
}
