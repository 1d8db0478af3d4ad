package cardinal.scenario.lesson;

import cardinal.scenario.Scenario;
import cardinal.scenario.SourceLine;
import java.util.List;
import java.util.stream.Stream;

/**
 * A table that teaches: seat A learns, seat B does what the lesson says.
 *
 * @param scenario  the table it is played at
 * @param about  one sentence for the list of lessons
 * @param farewell  what is said when all is done
 */
public record Lesson(Scenario scenario, SourceLine at, String title, String about, List<LessonStep> steps,
        List<Caption> farewell) {
    /** The seat of the learner. */
    public static final int LEARNER = 0;

    public Lesson {
        steps = List.copyOf(steps);
        farewell = List.copyOf(farewell);
    }

    /** How many captions there are. */
    public int length() {
        return firstOf(steps.size()) - 1 + farewell.size();
    }

    /** The number of a step's first caption, counted from 1; of the farewell's for the step behind the last. */
    public int firstOf(int step) {
        return 1 + steps.stream().limit(step).mapToInt(s -> s.captions().size()).sum();
    }

    /** All captions in order. */
    public List<Caption> captions() {
        return Stream.concat(steps.stream().flatMap(s -> s.captions().stream()), farewell.stream()).toList();
    }
}
