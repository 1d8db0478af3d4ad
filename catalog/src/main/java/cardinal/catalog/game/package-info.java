/** A game as whoever offers it needs it: rules, modes, decks, cards, hints for surfaces. */
@NullMarked
package cardinal.catalog.game;

import org.jspecify.annotations.NullMarked;
