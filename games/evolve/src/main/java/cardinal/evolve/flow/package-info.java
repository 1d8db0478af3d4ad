/** The procedures of the rulebook, step by step. */
@NullMarked
package cardinal.evolve.flow;

import org.jspecify.annotations.NullMarked;
