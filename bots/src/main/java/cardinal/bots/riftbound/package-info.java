/** How bots look at Riftbound. */
@NullMarked
package cardinal.bots.riftbound;

import org.jspecify.annotations.NullMarked;
