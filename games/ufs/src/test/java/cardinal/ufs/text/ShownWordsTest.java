package cardinal.ufs.text;

import cardinal.cards.Library;
import cardinal.cards.Shipped;
import cardinal.proving.ShownWords;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.set.UfsCards;
import java.util.Set;
import java.util.stream.Collectors;

class ShownWordsTest extends ShownWords {
    ShownWordsTest() {
        super("ufs", Shapes.ABILITIES, Wordless.PARTS);
    }

    @Override
    protected Library<?, ?, ?> library(String game) {
        return UfsCards.library(Editions.of(game));
    }

    @Override
    protected Set<String> unshown() {
        return Shipped.text(ShownWordsTest.class, "unshown.txt").lines().collect(Collectors.toUnmodifiableSet());
    }
}
