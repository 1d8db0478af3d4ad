/** What people read: questions, answers, commands, the log, the view, why something is not possible. */
@NullMarked
package cardinal.riftbound.words;

import org.jspecify.annotations.NullMarked;
