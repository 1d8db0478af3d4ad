/** Abilities as data: what a card's text says, in records. */
@NullMarked
package cardinal.evolve.ability;

import org.jspecify.annotations.NullMarked;
