/** Matches by the thousand, and their statistics. */
@NullMarked
package cardinal.arena;

import org.jspecify.annotations.NullMarked;
