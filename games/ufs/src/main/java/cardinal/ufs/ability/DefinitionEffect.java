package cardinal.ufs.ability;

import cardinal.ufs.card.Property;

/** J.3.4.2: what says which number a card has: "this card's difficulty is 3". */
public interface DefinitionEffect extends AboutCards {
    Property property();

    Amount to();
}
