/** What outlives the server: tables, seats, every choice. Embedded H2 or PostgreSQL. */
@NullMarked
package cardinal.server.store;

import org.jspecify.annotations.NullMarked;
