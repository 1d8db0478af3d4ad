/** What texts of all games have in common once they are compiled: steps with jumps, the compiler that lays them out, the procedure that walks them. */
@NullMarked
package cardinal.cards.effect;

import org.jspecify.annotations.NullMarked;
