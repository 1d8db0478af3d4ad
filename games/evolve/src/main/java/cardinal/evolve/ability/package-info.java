/** Abilities as data: what a card's text says, in records, with the zones and nouns that it names. */
@NullMarked
package cardinal.evolve.ability;

import org.jspecify.annotations.NullMarked;
