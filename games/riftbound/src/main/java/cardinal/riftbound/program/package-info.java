/** Cards compiled for play, as data: a program for each ability, the choices it asks for, what it listens for, the pool of a match. */
@NullMarked
package cardinal.riftbound.program;

import org.jspecify.annotations.NullMarked;
