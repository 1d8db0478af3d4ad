package cardinal.riftbound.deck;

import cardinal.cards.deck.Problem;
import cardinal.riftbound.card.CardDef;
import java.util.List;

/**
 * A deck list as it was read, legal or not: what stands in each section, and what could not be read.
 *
 * @param legends  one, in a legal deck
 * @param champions  the chosen champion; one, in a legal deck
 * @param main  the Main Deck without the chosen champion
 * @param sideboard  kept apart; no part of the deck
 */
public record DeckSheet(String name, List<CardDef> legends, List<CardDef> champions, List<CardDef> main,
        List<CardDef> runes,
        List<CardDef> battlefields, List<CardDef> sideboard, List<Problem> problems) {

    /** A deck as a sheet, to be checked. */
    public static DeckSheet of(Deck deck) {
        return new DeckSheet(deck.name(), List.of(deck.legend()), List.of(deck.champion()), deck.main(), deck.runes(),
                deck.battlefields(),
                List.of(), List.of());
    }
}
