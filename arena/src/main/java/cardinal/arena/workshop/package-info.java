/** Cards that somebody writes: the card in work, and the table on which it is tried. */
@NullMarked
package cardinal.arena.workshop;

import org.jspecify.annotations.NullMarked;
