/** JMH measurements. */
@NullMarked
package cardinal.bench;

import org.jspecify.annotations.NullMarked;
