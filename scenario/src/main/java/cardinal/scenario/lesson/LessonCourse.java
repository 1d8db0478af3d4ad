package cardinal.scenario.lesson;

import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.scenario.Comparison;
import cardinal.scenario.Expectation;
import cardinal.scenario.OpenQuestion;
import cardinal.scenario.ScenarioGame;
import java.util.List;
import java.util.OptionalInt;

/**
 * How a lesson goes on with what is chosen. It keeps nothing: where a learner stands follows from the choices, so a match that is rebuilt or
 * taken back is at its step again.
 */
public final class LessonCourse<T extends Table> {
    /** After so many decisions in which the lesson did not go on, the learner has found another way and is let go. */
    public static final int PATIENCE = 12;

    private final Lesson lesson;
    private final ScenarioGame<T> game;

    public LessonCourse(Lesson lesson, ScenarioGame<T> game) {
        this.lesson = lesson;
        this.game = game;
    }

    public Lesson lesson() {
        return lesson;
    }

    /** Whether nothing is left to teach: all is done, the learner went another way, or the match is over. */
    public boolean isDone(LessonStanding standing, Match<T> match) {
        return match.isOver() || standing.step() >= lesson.steps().size();
    }

    /**
     * Where the learner stands at the open question. Steps whose conditions do not hold are left out. A command that is not offered is passed
     * over if the learner is in the midst of a step or has strayed, and a later one is offered: the lesson goes on from what fits.
     */
    public LessonStanding at(LessonStanding standing, Match<T> match) {
        if (match.isOver() || match.prompt().seat() != Lesson.LEARNER) {
            return standing;
        }
        LessonStanding now = standing;
        while (!isDone(now, match) && now.place() == 0 && !holds(step(now.step()).when(), match)) {
            now = now.at(now.step() + 1, 0);
        }
        if (isDone(now, match)) {
            return now;
        }
        if (now.idle() >= PATIENCE) {
            return now.at(lesson.steps().size(), 0);
        }
        return step(now.step()).isAny() ? now : fitting(now, match);
    }

    private LessonStanding fitting(LessonStanding now, Match<T> match) {
        OpenQuestion<T> question = new OpenQuestion<>(game, match);
        LessonStep step = step(now.step());
        int end = now.place() > 0 ? step.commands().size() : now.place() + 1;
        for (int place = now.place(); place < end; place++) {
            if (isOffered(question, step, place)) {
                return now.at(now.step(), place);
            }
        }
        int last = now.strayed() ? lesson.steps().size() - 1
                : now.place() > 0 ? Math.min(now.step() + 1, lesson.steps().size() - 1) : now.step();
        for (int next = now.step() + 1; next <= last; next++) {
            LessonStep later = step(next);
            if (holds(later.when(), match) && !later.isAny() && isOffered(question, later, 0)) {
                return now.at(next, 0);
            }
        }
        return now;
    }

    private LessonStep step(int number) {
        return lesson.steps().get(number);
    }

    private static boolean isOffered(OpenQuestion<?> question, LessonStep step, int place) {
        return !question.meaning(step.commands().get(place)).isEmpty();
    }

    private boolean holds(List<Expectation.Value> conditions, Match<T> match) {
        return conditions.stream().allMatch(c -> new Comparison<>(game, match.table()).holds(c.value(),
                game.value(match.table(), c.path())));
    }

    /** Whether a choice of the learner is not made at all, because the step takes it back. */
    public boolean takesBack(LessonStanding standing, Match<T> match, int choice) {
        LessonStanding now = at(standing, match);
        if (isDone(now, match) || match.prompt().seat() != Lesson.LEARNER || !step(now.step()).back()) {
            return false;
        }
        List<Integer> meant = meaning(now, match);
        return !meant.isEmpty() && !meant.contains(choice);
    }

    /** The options of the open question that are the next command; none if it is not offered, or anything will do. */
    public List<Integer> meaning(LessonStanding standing, Match<T> match) {
        LessonStep step = step(standing.step());
        return step.isAny() ? List.of()
                : new OpenQuestion<>(game, match).meaning(step.commands().get(standing.place()));
    }

    /** Where the learner stands once a choice is made, which it is not yet. decided: by the person of that seat. */
    public LessonStanding after(LessonStanding standing, Match<T> match, int choice, boolean decided) {
        if (match.isOver() || choice >= match.prompt().size()) {
            return standing;
        }
        if (match.prompt().seat() != Lesson.LEARNER) {
            return theirs(standing, match, choice);
        }
        LessonStanding now = at(standing, match);
        if (isDone(now, match)) {
            return now;
        }
        LessonStep step = step(now.step());
        if (step.isAny()) {
            return decided ? now.done() : now;
        }
        List<Integer> meant = meaning(now, match);
        if (meant.contains(choice)) {
            return now.place() + 1 == step.commands().size() ? now.done() : now.at(now.step(), now.place() + 1);
        }
        return decided ? now.idle(!meant.isEmpty()) : now;
    }

    // ---- the opponent --------------------------------------------------------------------------------

    /** What the opponent is to choose now, if the lesson says so and it is possible. */
    public OptionalInt theirs(LessonStanding standing, Match<T> match) {
        List<String> they = theirCommands(standing);
        OpenQuestion<T> question = new OpenQuestion<>(game, match);
        for (int i = standing.they(); i < they.size(); i++) {
            List<Integer> meant = question.meaning(they.get(i));
            if (!meant.isEmpty()) {
                return OptionalInt.of(meant.getFirst());
            }
        }
        return OptionalInt.empty();
    }

    private LessonStanding theirs(LessonStanding standing, Match<T> match, int choice) {
        List<String> they = theirCommands(standing);
        OpenQuestion<T> question = new OpenQuestion<>(game, match);
        for (int i = standing.they(); i < they.size(); i++) {
            List<Integer> meant = question.meaning(they.get(i));
            if (!meant.isEmpty()) {
                return meant.getFirst() == choice ? standing.theyDid(i + 1) : standing;
            }
        }
        return standing;
    }

    private List<String> theirCommands(LessonStanding standing) {
        return standing.completed() < 0 ? List.of() : step(standing.completed()).they();
    }
}
