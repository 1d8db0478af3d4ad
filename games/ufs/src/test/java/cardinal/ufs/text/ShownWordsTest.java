package cardinal.ufs.text;

import cardinal.cards.Library;
import cardinal.proving.ShownWords;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.set.UfsCards;

class ShownWordsTest extends ShownWords {
    ShownWordsTest() {
        super("ufs", Shapes.ABILITIES, Wordless.PARTS);
    }

    @Override
    protected Library<?, ?, ?> library(String game) {
        return UfsCards.library(Editions.of(game));
    }
}
