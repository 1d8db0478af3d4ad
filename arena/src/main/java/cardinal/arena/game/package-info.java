/** The games that can be played, as whoever offers them needs them: decks, card files, trials, manners. */
@NullMarked
package cardinal.arena.game;

import org.jspecify.annotations.NullMarked;
