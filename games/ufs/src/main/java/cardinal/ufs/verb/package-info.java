/** What effects and costs can do, one file per verb: its record and its words. */
@NullMarked
package cardinal.ufs.verb;

import org.jspecify.annotations.NullMarked;
