/** The two-way grammar of the family: one production both reads and prints. */
@NullMarked
package cardinal.ufs.text;

import org.jspecify.annotations.NullMarked;
