/** What an entry of the registry says: a family of games, its editions, and how every surface shows it. */
@NullMarked
package cardinal.catalog.entry;

import org.jspecify.annotations.NullMarked;
