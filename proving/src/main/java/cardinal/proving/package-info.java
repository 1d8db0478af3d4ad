/** What every game promises, as tests that a game inherits with its rules and decks. */
@NullMarked
package cardinal.proving;

import org.jspecify.annotations.NullMarked;
