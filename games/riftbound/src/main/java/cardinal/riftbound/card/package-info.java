/** Printed cards, and cards compiled for play. */
@NullMarked
package cardinal.riftbound.card;

import org.jspecify.annotations.NullMarked;
