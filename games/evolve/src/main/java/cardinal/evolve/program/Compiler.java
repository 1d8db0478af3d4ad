package cardinal.evolve.program;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.card.CardData;
import java.util.List;

/** Makes compiled cards: what a pool of cards asks of the room above that knows how texts are carried out. */
public interface Compiler {

    CardDef card(int number, CardData data, List<Ability> abilities);

    /** 10.4.7, 14.3.2: what is done to pay a part of a cost that is paid by doing something. */
    Program payment(Cost cost);

    /** 12.13.2: what Drain does. */
    Program drain();
}
