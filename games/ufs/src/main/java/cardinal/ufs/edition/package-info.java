/** What differs between UFS 2010, UFS 2019 and UniVersus, each with its clause. */
@NullMarked
package cardinal.ufs.edition;

import org.jspecify.annotations.NullMarked;
