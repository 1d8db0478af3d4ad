/** Decks as people name them at a terminal. */
@NullMarked
package cardinal.cli.game;

import org.jspecify.annotations.NullMarked;
