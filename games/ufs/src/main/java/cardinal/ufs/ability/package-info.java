/** Card text as data: keyword lines, played and continuous abilities, instructions, selectors, conditions, events. */
@NullMarked
package cardinal.ufs.ability;

import org.jspecify.annotations.NullMarked;
