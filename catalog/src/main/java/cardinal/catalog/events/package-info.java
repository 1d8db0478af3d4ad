/** What happened at a table, typed, as each reader may know it: for pages that show it and replays that tell it again. */
@NullMarked
package cardinal.catalog.events;

import org.jspecify.annotations.NullMarked;
