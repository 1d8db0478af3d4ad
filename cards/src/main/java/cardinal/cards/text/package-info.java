/** Card text as a whole: paragraphs in, abilities out, understood completely or not at all. */
@NullMarked
package cardinal.cards.text;

import org.jspecify.annotations.NullMarked;
