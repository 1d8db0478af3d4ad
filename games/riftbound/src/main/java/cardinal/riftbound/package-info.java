/** The Riftbound rulebook. */
@NullMarked
package cardinal.riftbound;

import org.jspecify.annotations.NullMarked;
