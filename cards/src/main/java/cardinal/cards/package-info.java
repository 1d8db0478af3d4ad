/** Card text as a program: grammar kit, shared vocabulary, card files. */
@NullMarked
package cardinal.cards;

import org.jspecify.annotations.NullMarked;
