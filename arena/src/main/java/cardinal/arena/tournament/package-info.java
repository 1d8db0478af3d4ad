/** Contests: everybody against everybody in paired games, kept game by game and summed up with intervals. */
@NullMarked
package cardinal.arena.tournament;

import org.jspecify.annotations.NullMarked;
