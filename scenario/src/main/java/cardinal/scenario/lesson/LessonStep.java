package cardinal.scenario.lesson;

import cardinal.scenario.Expectation;
import cardinal.scenario.SourceLine;
import java.util.List;
import java.util.Optional;

/**
 * One thing that a learner does.
 *
 * @param captions  what is said before it, at least one; the learner turns them over like pages
 * @param commands  what goes on, in order; empty for whatever the learner decides next
 * @param otherwise  what is said to a learner who does something else
 * @param back  whether something else is not done at all
 * @param they  what the opponent does once the step is done, as far as it is possible
 * @param when  what must be true for the step to be taken; otherwise it is left out
 */
public record LessonStep(SourceLine at, List<Caption> captions, List<String> commands, Optional<Caption> otherwise,
        boolean back, List<String> they, List<Expectation.Value> when) {

    public LessonStep {
        captions = List.copyOf(captions);
        commands = List.copyOf(commands);
        they = List.copyOf(they);
        when = List.copyOf(when);
    }

    boolean isAny() {
        return commands.isEmpty();
    }
}
