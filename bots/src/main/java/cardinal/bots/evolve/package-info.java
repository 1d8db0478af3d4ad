/** What bots know of Evolve, and what they find worth doing. */
@NullMarked
package cardinal.bots.evolve;

import org.jspecify.annotations.NullMarked;
