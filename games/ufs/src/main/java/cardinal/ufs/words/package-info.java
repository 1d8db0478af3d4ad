/** What people read: questions and answers, commands, the log, views, and why something cannot be done. */
@NullMarked
package cardinal.ufs.words;

import org.jspecify.annotations.NullMarked;
