/** The workshop: a card is typed, shown as it was understood, and played on a small table. */
@NullMarked
package cardinal.cli.workshop;

import org.jspecify.annotations.NullMarked;
