/** Evolve tables written as plain text. */
@NullMarked
package cardinal.evolve.scenario;

import org.jspecify.annotations.NullMarked;
