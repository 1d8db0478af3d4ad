/** Tables at which matches are played: each is owned by one thread, and nobody else touches it. */
@NullMarked
package cardinal.server.table;

import org.jspecify.annotations.NullMarked;
