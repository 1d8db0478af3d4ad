package cardinal.riftbound.set;

import cardinal.cards.Library;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardReader;
import cardinal.riftbound.compile.CardText;
import cardinal.riftbound.compile.CompiledPool;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.text.WordKinds;

/** How Riftbound's cards are read, understood and compiled. */
public final class RiftCards {
    public static final Library<CardData, Ability, CardPool> LIBRARY =
            new Library<>(CardReader.FORMAT, card -> CardText.read(card.type(), card.text()), WordKinds.ALL,
                    CompiledPool::new);

    private RiftCards() {
    }
}
