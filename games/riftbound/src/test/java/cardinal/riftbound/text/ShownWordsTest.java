package cardinal.riftbound.text;

import cardinal.cards.Library;
import cardinal.proving.ShownWords;
import cardinal.riftbound.set.RiftCards;
import java.util.Set;

class ShownWordsTest extends ShownWords {
    ShownWordsTest() {
        super("riftbound", Shapes.ABILITIES, Set.of());
    }

    @Override
    protected Library<?, ?, ?> library(String game) {
        return RiftCards.LIBRARY;
    }
}
