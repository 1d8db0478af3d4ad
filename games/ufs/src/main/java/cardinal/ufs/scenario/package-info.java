/** UFS tables written as plain text. */
@NullMarked
package cardinal.ufs.scenario;

import org.jspecify.annotations.NullMarked;
