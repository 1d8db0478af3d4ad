/** What a matrix of results says about which deck to bring. */
@NullMarked
package cardinal.arena.meta;

import org.jspecify.annotations.NullMarked;
