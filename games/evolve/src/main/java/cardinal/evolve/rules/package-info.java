/** Questions the rulebook answers at once: legality, costs, selections, triggers, words. */
@NullMarked
package cardinal.evolve.rules;

import org.jspecify.annotations.NullMarked;
