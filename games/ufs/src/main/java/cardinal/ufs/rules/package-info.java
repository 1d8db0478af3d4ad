/** Questions that are answered at once: what is legal, what a filter means, what a pattern matches. */
@NullMarked
package cardinal.ufs.rules;

import org.jspecify.annotations.NullMarked;
