/** For researchers: matches as an environment of numbers, and the same for programs in other languages. */
@NullMarked
package cardinal.arena.research;

import org.jspecify.annotations.NullMarked;
