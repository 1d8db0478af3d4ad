/** Lessons for people: where they are, whether they can be played, what they point at. */
@NullMarked
package cardinal.arena.lesson;

import org.jspecify.annotations.NullMarked;
