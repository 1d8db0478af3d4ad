/** A person plays: what is typed, what is shown, what is answered without asking. */
@NullMarked
package cardinal.cli.play;

import org.jspecify.annotations.NullMarked;
