package cardinal.ufs.deck;

import cardinal.cards.deck.Problem;
import cardinal.ufs.card.CardDef;
import java.util.List;

/**
 * A deck list as it was read, legal or not.
 *
 * @param characters  the starting character; one, in a legal deck
 * @param main  the deck without it
 */
public record DeckSheet(String name, List<CardDef> characters, List<CardDef> main, List<CardDef> sideboard,
        List<Problem> problems) {

    /** A deck as a sheet, to be checked. */
    public static DeckSheet of(Deck deck) {
        return new DeckSheet(deck.name(), List.of(deck.character()), deck.main(), deck.sideboard(), List.of());
    }
}
