/** The editions of Shadowverse: Evolve that can be played, and what differs between their documents, each difference with its clause. */
@NullMarked
package cardinal.evolve.edition;

import org.jspecify.annotations.NullMarked;
