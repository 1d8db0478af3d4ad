/** 101 to 103: deck lists, and what makes a deck legal. */
@NullMarked
package cardinal.riftbound.deck;

import org.jspecify.annotations.NullMarked;
