/** Shadowverse: Evolve, as a ruleset. */
@NullMarked
package cardinal.evolve;

import org.jspecify.annotations.NullMarked;
