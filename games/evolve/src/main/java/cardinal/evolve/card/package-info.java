/** Printed cards, and cards compiled for play. */
@NullMarked
package cardinal.evolve.card;

import org.jspecify.annotations.NullMarked;
