/** Where the world comes in: routes, sockets, headers, limits. Everything is checked here, once. */
@NullMarked
package cardinal.server.http;

import org.jspecify.annotations.NullMarked;
