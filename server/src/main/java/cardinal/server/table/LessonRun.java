package cardinal.server.table;

import cardinal.arena.lesson.LessonPoints;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.Segment;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.scenario.Scenario;
import cardinal.scenario.lesson.Caption;
import cardinal.scenario.lesson.Lesson;
import cardinal.scenario.lesson.LessonCourse;
import cardinal.scenario.lesson.LessonReader;
import cardinal.scenario.lesson.LessonStanding;
import cardinal.scenario.lesson.LessonStep;
import cardinal.server.wire.LessonCaption;
import cardinal.server.wire.ToClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The lesson of a match: where the learner stands after each choice. */
final class LessonRun<T extends Table> {
    private final LessonCourse<T> course;
    /** One more than there are choices. */
    private final List<LessonStanding> standings = new ArrayList<>(List.of(LessonStanding.BEGINNING));

    private LessonRun(LessonCourse<T> course) {
        this.course = course;
    }

    /** Of a table laid out by hand, if it teaches. */
    static <T extends Table> Optional<LessonRun<T>> of(Game<T> game, Scenario scenario) {
        return LessonReader.in(scenario).map(lesson -> new LessonRun<>(new LessonCourse<>(lesson, game.scenarios())));
    }

    /** A choice is about to be made. decided: by the person of that seat. */
    void chosen(Match<T> match, int choice, boolean decided) {
        standings.add(course.after(standings.getLast(), match, choice, decided));
    }

    /** The choices from this place on were taken back. */
    void backTo(int place) {
        standings.subList(Math.min(place + 1, standings.size()), standings.size()).clear();
    }

    private LessonStanding standing(Match<T> match) {
        return course.at(standings.getLast(), match);
    }

    boolean isDone(Match<T> match) {
        return course.isDone(standing(match), match);
    }

    /** Whether a choice of the learner is not made at all, because the step says so. */
    boolean takesBack(Match<T> match, int choice) {
        return course.takesBack(standings.getLast(), match, choice);
    }

    /** What the opponent is to choose, if the lesson says so. */
    OptionalInt theirs(Match<T> match) {
        return course.theirs(standings.getLast(), match);
    }

    /** Whether there is something to say now: the learner is asked, or the match is over. */
    boolean speaks(Match<T> match) {
        return match.isOver() || match.prompt().seat() == Lesson.LEARNER;
    }

    /** What the learner is told now. corrected: a choice was just taken back. */
    ToClient.Lesson words(String id, Match<T> match, LessonPoints points, boolean corrected) {
        Lesson lesson = course.lesson();
        LessonStanding now = standing(match);
        boolean done = course.isDone(now, match);
        int step = done ? lesson.steps().size() : now.step();
        List<Caption> captions = done ? lesson.farewell() : lesson.steps().get(step).captions();
        Optional<Caption> said = done || !corrected && !now.corrected() ? Optional.empty()
                : Optional.of(lesson.steps().get(step)).flatMap(LessonStep::otherwise);
        return new ToClient.Lesson(id, lesson.title(), lesson.firstOf(step), lesson.length(),
                captions.stream().map(caption -> words(caption, points)).toList(),
                said.map(caption -> words(caption, points)), done);
    }

    private static LessonCaption words(Caption caption, LessonPoints points) {
        List<Segment> say = caption.parts().stream().map(part -> part.isCard()
                ? new Segment(Segment.SegmentKind.CARD, part.words(), Table.NONE,
                        points.at(part.card()).stream().findFirst(), "")
                : Segment.words(part.words())).toList();
        return new LessonCaption(say,
                caption.pointedAt().stream().flatMap(written -> points.at(written).stream()).distinct().toList());
    }
}
