/** Pages to open and to show: the results of a tournament, and which cards can be played. */
@NullMarked
package cardinal.arena.report;

import org.jspecify.annotations.NullMarked;
