/** Talking to a person, a pipe or a file: streams, colours, lines. */
@NullMarked
package cardinal.cli.io;

import org.jspecify.annotations.NullMarked;
