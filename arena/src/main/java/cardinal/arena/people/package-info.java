/** What a person who plays needs wherever they sit: a log, automatic passing, taking back. */
@NullMarked
package cardinal.arena.people;

import org.jspecify.annotations.NullMarked;
