/** Which words of a card matter: each part is exchanged for another of its kind, and both are played on the same tables. */
@NullMarked
package cardinal.arena.meaning;

import org.jspecify.annotations.NullMarked;
