/** Printed cards and their vocabulary: types, classes, keywords, universes. */
@NullMarked
package cardinal.evolve.card;

import org.jspecify.annotations.NullMarked;
