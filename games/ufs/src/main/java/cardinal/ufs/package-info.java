/** The UFS family: UFS 2010, UFS 2019 and UniVersus as three editions of one game. */
@NullMarked
package cardinal.ufs;

import org.jspecify.annotations.NullMarked;
