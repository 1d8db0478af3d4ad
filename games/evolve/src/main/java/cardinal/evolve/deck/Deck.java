package cardinal.evolve.deck;

import cardinal.evolve.program.CardDef;
import java.util.List;

/**
 * 6.1.1: what a player brings to a game.
 *
 * @param bases  what it may be based on; where a leader card leaves both open, its player declares one (6.2.1.3)
 */
public record Deck(String name, CardDef leader, List<CardDef> main, List<CardDef> evolve, List<DeckBasis> bases) {
}
