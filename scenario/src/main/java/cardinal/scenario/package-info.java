/** Tables written as plain text: set up, act, expect. */
@NullMarked
package cardinal.scenario;

import org.jspecify.annotations.NullMarked;
