/** Riftbound tables written as plain text. */
@NullMarked
package cardinal.riftbound.scenario;

import org.jspecify.annotations.NullMarked;
