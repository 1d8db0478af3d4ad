/** Makes compiled cards out of printed ones and what their texts were read as, and says what cannot be carried out. */
@NullMarked
package cardinal.evolve.compile;

import org.jspecify.annotations.NullMarked;
