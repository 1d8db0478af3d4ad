/**
 * The two-way grammar kit: one production both reads and prints.
 *
 * <p>Games write their phrases as {@link cardinal.cards.grammar.Syntax} values and ask a
 * {@link cardinal.cards.grammar.Grammar} whether a text is understood. Only literals, numbers and names
 * consume text, so no production can skip a word.
 */
@NullMarked
package cardinal.cards.grammar;

import org.jspecify.annotations.NullMarked;
