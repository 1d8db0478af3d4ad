/**
 * Players and observers that are programs of their own: what they are told, as numbers and as JSON, and how they
 * answer.
 */
@NullMarked
package cardinal.bots.outside;

import org.jspecify.annotations.NullMarked;
