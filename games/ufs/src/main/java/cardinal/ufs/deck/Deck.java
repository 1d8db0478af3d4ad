package cardinal.ufs.deck;

import cardinal.ufs.program.CardDef;
import java.util.List;

/**
 * What a player brings to a game.
 *
 * @param character  the starting character
 * @param main  the deck without it
 * @param sideboard  what may be exchanged between the games of a series
 */
public record Deck(String name, CardDef character, List<CardDef> main, List<CardDef> sideboard) {
}
