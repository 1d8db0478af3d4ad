/** How a game looks at a terminal: the desk of a game draws its table with text. */
@NullMarked
package cardinal.catalog.desk;

import org.jspecify.annotations.NullMarked;
