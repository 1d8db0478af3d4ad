/** The UFS family, as everybody who offers it needs it: its entry, the game with its cards, what bots know, its page and its terminal view. */
@NullMarked
package cardinal.catalog.ufs;

import org.jspecify.annotations.NullMarked;
