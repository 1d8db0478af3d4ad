/** What people read: the open question, its options, the log, the view of a seat, why something cannot be done. */
@NullMarked
package cardinal.evolve.words;

import org.jspecify.annotations.NullMarked;
