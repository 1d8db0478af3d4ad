/** Lessons: scenario files with captions, that teach a game by playing it. */
@NullMarked
package cardinal.scenario.lesson;

import org.jspecify.annotations.NullMarked;
