/** Questions the document answers at once: who may do what, what it costs, what it hits, what values are. Nothing here changes a table. */
@NullMarked
package cardinal.riftbound.rules;

import org.jspecify.annotations.NullMarked;
