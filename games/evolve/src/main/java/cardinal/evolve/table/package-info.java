/** The state of a game: zones, links, points, pending abilities, derived values. */
@NullMarked
package cardinal.evolve.table;

import org.jspecify.annotations.NullMarked;
