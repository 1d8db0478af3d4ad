/** The procedures of the document: frames with their steps, each with its clause. */
@NullMarked
package cardinal.riftbound.flow;

import org.jspecify.annotations.NullMarked;
