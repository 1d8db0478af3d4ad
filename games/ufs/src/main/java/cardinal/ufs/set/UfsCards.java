package cardinal.ufs.set;

import cardinal.cards.Library;
import cardinal.ufs.ability.CardText;
import cardinal.ufs.card.CardData;
import cardinal.ufs.card.CardReader;
import cardinal.ufs.table.Edition;
import cardinal.ufs.table.CardPool;
import cardinal.ufs.text.UfsText;
import cardinal.ufs.text.WordKinds;

/** How the cards of an edition are read and compiled. Texts may be in the words of any edition; what keywords grant is the edition's. */
public final class UfsCards {
    private UfsCards() {
    }

    public static Library<CardData, CardText, CardPool> library(Edition edition) {
        return new Library<>(CardReader.FORMAT, UfsText::read, WordKinds.ALL, () -> new CardPool(edition));
    }
}
