/** The starter set. */
@NullMarked
package cardinal.evolve.set;

import org.jspecify.annotations.NullMarked;
