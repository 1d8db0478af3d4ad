/** What effects can do, one file for each verb: its record, its phrases, its execution. {@link cardinal.evolve.verb.Verbs} lists them. */
@NullMarked
package cardinal.evolve.verb;

import org.jspecify.annotations.NullMarked;
