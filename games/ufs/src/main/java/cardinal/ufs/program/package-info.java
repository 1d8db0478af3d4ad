/** Compiled cards as data: abilities with their programs, states (C.3), and what is worked out about them once so that it is not asked at every step. */
@NullMarked
package cardinal.ufs.program;

import org.jspecify.annotations.NullMarked;
