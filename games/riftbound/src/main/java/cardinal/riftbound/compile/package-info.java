/** From printed cards to compiled ones: reading texts whole, what cannot be carried out, programs, the abilities of runes and keywords. */
@NullMarked
package cardinal.riftbound.compile;

import org.jspecify.annotations.NullMarked;
