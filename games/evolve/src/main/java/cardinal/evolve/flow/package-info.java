/** Everything that acts: the procedures of the rulebook, step by step, and actions that are done at once. */
@NullMarked
package cardinal.evolve.flow;

import org.jspecify.annotations.NullMarked;
