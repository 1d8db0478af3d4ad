/** The cardinal command. */
@NullMarked
package cardinal.cli;

import org.jspecify.annotations.NullMarked;
