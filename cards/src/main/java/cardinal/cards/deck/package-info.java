/** Deck lists as players write them; a game says which sections there are and what a legal deck is. */
@NullMarked
package cardinal.cards.deck;

import org.jspecify.annotations.NullMarked;
