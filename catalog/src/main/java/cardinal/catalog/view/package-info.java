/** What a seat sees, as the page draws it: the picture of a game says how its zones lie. */
@NullMarked
package cardinal.catalog.view;

import org.jspecify.annotations.NullMarked;
