/** What is shown to a viewer: pictures as the games draw them, what changed since the last one, lines of the log. */
@NullMarked
package cardinal.server.view;

import org.jspecify.annotations.NullMarked;
