/** The server: seats, lobby, sockets, storage. */
@NullMarked
package cardinal.server;

import org.jspecify.annotations.NullMarked;
