/** State of a UFS table: zones, current states, events, effects in force. */
@NullMarked
package cardinal.ufs.table;

import org.jspecify.annotations.NullMarked;
