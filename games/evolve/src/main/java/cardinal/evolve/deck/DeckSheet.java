package cardinal.evolve.deck;

import cardinal.cards.deck.Problem;
import cardinal.evolve.card.CardDef;
import java.util.List;

/**
 * A deck list as it was read, legal or not: what stands in each section, and what could not be read.
 *
 * @param leaders  one, in a legal deck
 * @param packs  what was opened (Appendix B 6.1.1); nothing where the list does not say
 */
public record DeckSheet(String name, List<CardDef> leaders, List<CardDef> main, List<CardDef> evolve,
        List<CardDef> packs, List<Problem> problems) {
}
