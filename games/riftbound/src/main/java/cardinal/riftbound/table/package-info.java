/** The state of a game: zones, chain, battlefields, derived values. */
@NullMarked
package cardinal.riftbound.table;

import org.jspecify.annotations.NullMarked;
