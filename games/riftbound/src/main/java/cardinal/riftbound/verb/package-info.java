/** One file per verb: its record, its words, its execution. */
@NullMarked
package cardinal.riftbound.verb;

import org.jspecify.annotations.NullMarked;
