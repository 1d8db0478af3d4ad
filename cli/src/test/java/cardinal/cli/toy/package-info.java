/** A game for tests, with rules of its own and nothing else. */
@NullMarked
package cardinal.cli.toy;

import org.jspecify.annotations.NullMarked;
