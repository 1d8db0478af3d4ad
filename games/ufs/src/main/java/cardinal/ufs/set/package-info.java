/** The starter set. */
@NullMarked
package cardinal.ufs.set;

import org.jspecify.annotations.NullMarked;
