/** Deck construction of each edition. */
@NullMarked
package cardinal.ufs.deck;

import org.jspecify.annotations.NullMarked;
