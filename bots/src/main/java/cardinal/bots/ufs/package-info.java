/** What bots know of UFS, and what they find worth doing. */
@NullMarked
package cardinal.bots.ufs;

import org.jspecify.annotations.NullMarked;
