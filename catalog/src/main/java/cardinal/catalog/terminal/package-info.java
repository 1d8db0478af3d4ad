/** How a game looks at a terminal: the terminal view of a game draws its table with text. */
@NullMarked
package cardinal.catalog.terminal;

import org.jspecify.annotations.NullMarked;
