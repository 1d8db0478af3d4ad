package cardinal.evolve.text;

import cardinal.cards.Library;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.set.EvolveCards;
import cardinal.evolve.verb.DrainDefense;
import cardinal.evolve.verb.SearchOr;
import cardinal.proving.ShownWords;
import java.util.Set;

class ShownWordsTest extends ShownWords {
    ShownWordsTest() {
        super("evolve", Shapes.ABILITIES, Set.of(DrainDefense.class, SearchOr.class, Amount.Depending.class));
    }

    @Override
    protected Library<?, ?, ?> library(String game) {
        return EvolveCards.library(Editions.of(game));
    }
}
