package cardinal.riftbound.set;

import cardinal.cards.Library;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardReader;
import cardinal.riftbound.table.CardPool;
import cardinal.riftbound.text.CardText;
import cardinal.riftbound.text.WordKinds;

/** How Riftbound's cards are read, understood and compiled. */
public final class RiftCards {
    public static final Library<CardData, Ability, CardPool> LIBRARY =
            new Library<>(CardReader.FORMAT, card -> CardText.read(card.type(), card.text()), WordKinds.ALL,
                    CardPool::new);

    private RiftCards() {
    }
}
