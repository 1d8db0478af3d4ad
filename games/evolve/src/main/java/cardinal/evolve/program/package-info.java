/** Compiled cards as data: what a card listens to, the steps of its texts, what is asked for as it is played. */
@NullMarked
package cardinal.evolve.program;

import org.jspecify.annotations.NullMarked;
