/** Printed cards, their properties, and the compiled form the rules run on. */
@NullMarked
package cardinal.ufs.card;

import org.jspecify.annotations.NullMarked;
