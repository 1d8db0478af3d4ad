/** The registry of games: one entry for each family, read by every surface. */
@NullMarked
package cardinal.catalog;

import org.jspecify.annotations.NullMarked;
