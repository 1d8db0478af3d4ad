/** Mutation testing of the games: small faults are put into rules and flow one by one, and scenarios and tests must notice. */
@NullMarked
package cardinal.mutation;

import org.jspecify.annotations.NullMarked;
