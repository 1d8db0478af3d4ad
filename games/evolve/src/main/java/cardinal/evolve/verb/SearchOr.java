package cardinal.evolve.verb;

import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Destination;
import cardinal.evolve.flow.DeckSearch;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.flow.SearchDeck;
import cardinal.evolve.table.EvolveTable;

/**
 * 5.7, 10.10: a search whose next sentence puts what was found somewhere else instead. It is compiled from the two and has no words.
 *
 * @param may  the player may leave it
 */
public record SearchOr(Search search, Condition condition, boolean may, Destination to)
        implements Performable, DeckSearch.Elsewhere {
    @Override
    public void perform(Effect effect, EvolveTable t) {
        t.push(new SearchDeck(effect.acting(), search, this));
    }
}
