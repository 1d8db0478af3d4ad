/** What every card game shares: table, zones, frames, prompts, events, sight, journal. */
@NullMarked
package cardinal.kernel;

import org.jspecify.annotations.NullMarked;
