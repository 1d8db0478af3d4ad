package cardinal.riftbound.text;

import cardinal.cards.Library;
import cardinal.proving.ShownWords;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.set.RiftCards;
import java.util.Set;

class ShownWordsTest extends ShownWords {
    ShownWordsTest() {
        super("riftbound", Shapes.ABILITIES, Set.of(Condition.Both.class, Condition.Not.class,
                Price.Use.UNITS_AND_GEAR));
    }

    @Override
    protected Library<?, ?, ?> library(String game) {
        return RiftCards.library(Editions.of(game));
    }
}
