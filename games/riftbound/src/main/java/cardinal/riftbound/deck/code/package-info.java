/** Deck codes: a deck as one word of letters and digits, in the public form that the sites of players share. */
@NullMarked
package cardinal.riftbound.deck.code;

import org.jspecify.annotations.NullMarked;
