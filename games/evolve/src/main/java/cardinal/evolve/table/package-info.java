/** The state of a game: zones, links, points, pending abilities, derived values; what it asks the rules, and an edition. */
@NullMarked
package cardinal.evolve.table;

import org.jspecify.annotations.NullMarked;
