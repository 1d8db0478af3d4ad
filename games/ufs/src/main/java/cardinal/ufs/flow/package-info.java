/** The procedures of the rulebook, each a list of steps with clauses. */
@NullMarked
package cardinal.ufs.flow;

import org.jspecify.annotations.NullMarked;
