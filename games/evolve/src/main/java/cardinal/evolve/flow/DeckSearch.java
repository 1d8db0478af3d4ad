package cardinal.evolve.flow;

import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Destination;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.ability.Wanted;
import java.util.List;

/** 5.7: the verb that searches a deck, as far as the procedure must know it. */
public interface DeckSearch extends Verb {

    List<Wanted> wanted();

    /** Whether what is found is revealed. */
    boolean reveal();

    /** Where it is put. */
    Destination to();

    /** 10.10: what the next sentence puts somewhere else instead. */
    interface Elsewhere extends Verb {
        Condition condition();

        /** Whether the player may leave it. */
        boolean may();

        Destination to();
    }
}
