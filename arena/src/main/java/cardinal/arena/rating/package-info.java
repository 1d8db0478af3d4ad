/** Ratings from who beat whom. */
@NullMarked
package cardinal.arena.rating;

import org.jspecify.annotations.NullMarked;
