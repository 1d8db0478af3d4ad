package cardinal.riftbound.set;

import cardinal.cards.Library;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.TextRules;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardReader;
import cardinal.riftbound.compile.CardText;
import cardinal.riftbound.compile.CompiledPool;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.text.WordKinds;

/** How Riftbound's cards are read, understood and compiled. */
public final class RiftCards {
    /** As the base document reads them. */
    public static final Library<CardData, Ability, CardPool> LIBRARY = library(TextRules.BASE);

    private RiftCards() {
    }

    /** As a rule document reads them. */
    public static Library<CardData, Ability, CardPool> library(TextRules rules) {
        return new Library<>(CardReader.FORMAT, card -> CardText.read(rules, card), WordKinds.ALL,
                () -> new CompiledPool(rules));
    }
}
