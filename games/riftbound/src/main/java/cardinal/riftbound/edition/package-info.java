/** The editions of Riftbound: what differs between their documents, each difference with its clause. */
@NullMarked
package cardinal.riftbound.edition;

import org.jspecify.annotations.NullMarked;
