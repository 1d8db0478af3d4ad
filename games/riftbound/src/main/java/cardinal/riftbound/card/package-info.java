/** The printed card and its vocabulary. */
@NullMarked
package cardinal.riftbound.card;

import org.jspecify.annotations.NullMarked;
