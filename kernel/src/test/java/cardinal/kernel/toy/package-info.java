/** A throw-away ruleset that uses what no shipped game uses yet; written against the kernel's front door only. */
@NullMarked
package cardinal.kernel.toy;

import org.jspecify.annotations.NullMarked;
