package cardinal.riftbound.deck;

import cardinal.riftbound.program.CardDef;
import java.util.List;

/**
 * 103: what a player brings to a game.
 *
 * @param main  the Main Deck without the chosen champion
 */
public record Deck(String name, CardDef legend, CardDef champion, List<CardDef> main, List<CardDef> runes,
        List<CardDef> battlefields) {
}
