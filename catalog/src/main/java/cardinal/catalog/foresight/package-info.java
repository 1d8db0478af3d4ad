/** What the answers to a question do, as far as the one who is asked may know it. */
@NullMarked
package cardinal.catalog.foresight;

import org.jspecify.annotations.NullMarked;
