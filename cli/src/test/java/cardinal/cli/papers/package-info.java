/** The documentation, held against the repository. */
@NullMarked
package cardinal.cli.papers;

import org.jspecify.annotations.NullMarked;
