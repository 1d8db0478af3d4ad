/** How each game looks at a terminal, and decks as people name them there. */
@NullMarked
package cardinal.cli.game;

import org.jspecify.annotations.NullMarked;
