package cardinal.arena.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.arena.people.AutoPass;
import cardinal.arena.workshop.PassiveBot;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Table;
import cardinal.scenario.lesson.Lesson;
import cardinal.scenario.lesson.LessonCourse;
import cardinal.scenario.lesson.LessonStanding;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lessons that come with Cardinal: the way they say, and any other way. */
class ShippedLessonsTest {
    private static final int WAYS = 50;
    private static final int LONGEST = 1_500;

    static Stream<Named<Lesson>> lessons() {
        return LessonFiles.shipped().stream().flatMap(file -> file.lessons().stream())
                .map(lesson -> Named.of(lesson.scenario().game(), lesson));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void goesFromItsFirstCaptionToAWin(Lesson lesson) {
        LessonCheck.Report report = LessonCheck.of(lesson);
        assertThat(report.problems()).isEmpty();
        assertThat(report.captions()).isBetween(10, 17);
        assertThat(report.ending()).startsWith("the match is over");
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void hasItsFamilysNameOnEveryGameItIsFor(Lesson lesson) {
        assertThat(Games.names()).contains(lesson.scenario().game());
        assertThat(lesson.about()).isNotEmpty();
    }

    /** Somebody who does whatever they like is never stuck: at every question of a step its command is offered, or soon the lesson goes on or lets go. */
    @ParameterizedTest
    @MethodSource("lessons")
    void nobodyGetsStuckWhateverTheyDo(Lesson lesson) {
        Game<?> game = Games.named(lesson.scenario().game());
        for (int seed = 0; seed < WAYS; seed++) {
            wander(game, lesson, new Random(seed));
        }
    }

    private static <T extends Table> void wander(Game<T> game, Lesson lesson, Random random) {
        LessonCourse<T> course = new LessonCourse<>(lesson, game.scenarios());
        Match<T> match = game.scenarios().begin(lesson.scenario(), (Observer<T>) (table, event) -> {
        });
        AutoPass<T> autoPass = new AutoPass<>(game);
        LessonStanding standing = LessonStanding.BEGINNING;
        for (int i = 0; i < LONGEST && !course.isDone(standing, match); i++) {
            boolean own = match.prompt().seat() == Lesson.LEARNER;
            int auto = own ? autoPass.answer(match) : Table.NONE;
            int choice = own ? auto == Table.NONE ? random.nextInt(match.prompt().size()) : auto
                    : course.theirs(standing, match).orElse(
                            new PassiveBot(game.uiHints()).choose(Games.view(match, match.prompt().seat())));
            boolean decided = own && auto == Table.NONE;
            if (decided && course.takesBack(standing, match, choice)) {
                List<Integer> right = course.meaning(course.at(standing, match), match);
                assertThat(right).as("what is taken back leaves something to do").isNotEmpty().doesNotContain(choice);
                choice = random.nextBoolean() ? right.getFirst() : choice;
                if (!right.contains(choice)) {
                    continue;
                }
            }
            LessonStanding next = course.after(standing, match, choice, decided);
            assertThat(next.idle()).as("decisions without going on").isLessThanOrEqualTo(LessonCourse.PATIENCE);
            assertThat(next.step()).as("the lesson never goes back").isGreaterThanOrEqualTo(standing.step());
            match.choose(choice);
            standing = course.at(next, match);
        }
        assertThat(course.isDone(standing, match)).as("the lesson comes to an end").isTrue();
    }
}
