/** Players that see only their own view. */
@NullMarked
package cardinal.bots;

import org.jspecify.annotations.NullMarked;
