/** What the command needs of each game: its decks, its card files, how its table looks. */
@NullMarked
package cardinal.cli.game;

import org.jspecify.annotations.NullMarked;
