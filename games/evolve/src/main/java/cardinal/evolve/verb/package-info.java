/** What effects can do, one file for each verb. */
@NullMarked
package cardinal.evolve.verb;

import org.jspecify.annotations.NullMarked;
