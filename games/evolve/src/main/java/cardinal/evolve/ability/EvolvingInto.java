package cardinal.evolve.ability;

import java.util.List;

/** A deed by which a card evolves (5.16.1.1.1 of version 1.24.1). */
public interface EvolvingInto {
    /** The names of the evolved cards that fit, or none: those with a name of the card that evolves. */
    List<String> into();
}
