/** The state of a game: zones, chain, battlefields, players, and what an edition answers about them. */
@NullMarked
package cardinal.riftbound.table;

import org.jspecify.annotations.NullMarked;
