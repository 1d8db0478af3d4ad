/** What a seat sees, as the page draws it: one picture for each game, in the layout of that game. */
@NullMarked
package cardinal.server.view;

import org.jspecify.annotations.NullMarked;
