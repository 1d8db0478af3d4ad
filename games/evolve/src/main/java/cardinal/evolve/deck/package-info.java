/** Decks, their construction conditions (6.1) and the Open 8 format (Appendix B). */
@NullMarked
package cardinal.evolve.deck;

import org.jspecify.annotations.NullMarked;
