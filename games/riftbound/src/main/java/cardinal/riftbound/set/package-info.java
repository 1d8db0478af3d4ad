/** Sets of cards: compiled for play, with the reasons for those that could not be; and the starter set we ship. */
@NullMarked
package cardinal.riftbound.set;

import org.jspecify.annotations.NullMarked;
