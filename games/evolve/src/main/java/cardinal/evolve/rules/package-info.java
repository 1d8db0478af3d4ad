/** Questions the rulebook answers at once: legality, costs, selections, triggers. Nothing here changes the table, begins a procedure or asks a player. */
@NullMarked
package cardinal.evolve.rules;

import org.jspecify.annotations.NullMarked;
