/** What goes over the wire, as records; the page's types are written from them (see {@link cardinal.server.wire.TypeScript}). */
@NullMarked
package cardinal.server.wire;

import org.jspecify.annotations.NullMarked;
