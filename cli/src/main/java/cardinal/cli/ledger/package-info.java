/** The clause ledgers on disk, and the tests that name clauses. */
@NullMarked
package cardinal.cli.ledger;

import org.jspecify.annotations.NullMarked;
