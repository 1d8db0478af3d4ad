@NullMarked
package cardinal.arena.people;

import org.jspecify.annotations.NullMarked;
