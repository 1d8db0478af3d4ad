/** Card pools that a person imported, kept in a folder of their own from one command to the next. */
@NullMarked
package cardinal.cards.keep;

import org.jspecify.annotations.NullMarked;
