/** The results of a tournament as one page to open and to show. */
@NullMarked
package cardinal.arena.report;

import org.jspecify.annotations.NullMarked;
