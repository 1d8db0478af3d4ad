package cardinal.arena.lesson;

import cardinal.arena.people.AutoPass;
import cardinal.arena.workshop.PassiveBot;
import cardinal.catalog.Games;
import cardinal.catalog.entry.Family;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Consequences;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Nearest;
import cardinal.kernel.Observer;
import cardinal.kernel.Table;
import cardinal.scenario.CardNames;
import cardinal.scenario.OpenQuestion;
import cardinal.scenario.lesson.Caption;
import cardinal.scenario.lesson.Lesson;
import cardinal.scenario.lesson.LessonCourse;
import cardinal.scenario.lesson.LessonStanding;
import cardinal.scenario.lesson.LessonStep;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/** Plays a lesson the way it says, as the page would, and tells where it does not fit. */
public final class LessonCheck<T extends Table> {
    private static final int LONGEST = 2_000;

    private final Game<T> game;
    private final LessonCourse<T> course;
    private final Lesson lesson;
    private final Match<T> match;
    private final AutoPass<T> autoPass;
    private final CardHandles handles = new CardHandles();
    private final List<String> problems = new ArrayList<>();
    private final Set<Integer> read = new TreeSet<>();
    /** How many commands the opponent has given behind each step. */
    private final int[] theyDid;
    private LessonStanding standing = LessonStanding.BEGINNING;

    /**
     * What came of it.
     *
     * @param ending  how the table stands behind the last step
     * @param problems  each with its line
     */
    public record Report(String file, String game, String title, int steps, int captions, String ending,
            List<String> problems) {
        public boolean passed() {
            return problems.isEmpty();
        }
    }

    private LessonCheck(Game<T> game, Lesson lesson) {
        this.game = game;
        this.lesson = lesson;
        theyDid = new int[lesson.steps().size()];
        course = new LessonCourse<>(lesson, game.scenarios());
        autoPass = new AutoPass<>(game);
        match = game.scenarios().begin(lesson.scenario(), (Observer<T>) (table, event) -> {
        });
    }

    /** All games of a file. */
    public static List<Report> of(LessonFile file) {
        List<Lesson> lessons;
        try {
            lessons = file.lessons();
        } catch (BadInput e) {
            return List.of(new Report(file.name(), "", "", 0, 0, "", List.of(String.valueOf(e.getMessage()))));
        }
        return lessons.stream().map(LessonCheck::of).toList();
    }

    /** One lesson, for the game it was read for. */
    public static Report of(Lesson lesson) {
        try {
            return of(Games.named(lesson.scenario().game()), lesson);
        } catch (BadInput e) {
            return new Report(lesson.scenario().file(), lesson.scenario().game(), lesson.title(),
                    lesson.steps().size(), lesson.length(), "", List.of(String.valueOf(e.getMessage())));
        }
    }

    private static <T extends Table> Report of(Game<T> game, Lesson lesson) {
        return new LessonCheck<>(game.in(lesson.scenario().mode().isEmpty() ? game.mode() : lesson.scenario().mode()),
                lesson).play();
    }

    private Report play() {
        boolean goesOn = true;
        for (int i = 0; goesOn && i < LONGEST; i++) {
            goesOn = goOn();
        }
        if (problems.isEmpty()) {
            lookBack();
        }
        return new Report(lesson.scenario().file(), game.rules().id(), lesson.title(), lesson.steps().size(),
                lesson.length(), new OpenQuestion<>(game.scenarios(), match).describe(), List.copyOf(problems));
    }

    /** Makes one choice; false when the lesson is done and nothing happens by itself any more, or when it does not fit. */
    private boolean goOn() {
        standing = course.at(standing, match);
        if (match.isOver()) {
            return farewell();
        }
        if (match.prompt().seat() != Lesson.LEARNER) {
            theirs();
            return true;
        }
        int auto = autoPass.answer(match);
        return auto != Table.NONE ? make(auto, false) : course.isDone(standing, match) ? farewell() : own();
    }

    private boolean farewell() {
        lesson.farewell().forEach(this::look);
        return false;
    }

    private boolean make(int choice, boolean decided) {
        standing = course.after(standing, match, choice, decided);
        match.choose(choice);
        return true;
    }

    private void theirs() {
        int seat = match.prompt().seat();
        OptionalInt scripted = course.theirs(standing, match);
        if (scripted.isPresent()) {
            theyDid[standing.completed()]++;
        }
        make(scripted.orElseGet(() -> new PassiveBot(game.uiHints()).choose(Games.view(match, seat))), false);
    }

    private boolean own() {
        LessonStep step = lesson.steps().get(standing.step());
        if (read.add(standing.step())) {
            step.captions().forEach(this::look);
            step.otherwise().ifPresent(this::look);
        }
        if (step.commands().isEmpty()) {
            return make(0, true);
        }
        List<Integer> meant = course.meaning(standing, match);
        if (meant.size() == 1) {
            return make(meant.getFirst(), true);
        }
        String command = step.commands().get(standing.place());
        OpenQuestion<T> question = new OpenQuestion<>(game.scenarios(), match);
        problems.add(step.at() + ": " + (meant.isEmpty()
                ? "\"" + command + "\" is not offered" + Nearest.hint(command, question.words())
                : "\"" + command + "\" can mean " + String.join(" | ", meant.stream().map(match::command).toList()))
                + "\n" + question.describe());
        return false;
    }

    /** Whether what a caption names is there. */
    private void look(Caption caption) {
        Family<T> family = Games.family(game);
        View view = family.picture(match, Viewpoint.of(Lesson.LEARNER), handles).draw(family.id(), game, match, 0,
                Consequences.UNSAID);
        LessonPoints points = LessonPoints.of(match.table(), handles, view);
        for (String pointed : caption.pointedAt()) {
            if (!points.knows(pointed)) {
                problems.add(caption.at() + ": there is nothing called \"" + pointed + "\" to point at"
                        + Nearest.hint(pointed, CardNames.labels(match.table())));
            }
        }
    }

    private void lookBack() {
        for (int i = 0; i < lesson.steps().size(); i++) {
            LessonStep step = lesson.steps().get(i);
            if (theyDid[i] < step.they().size()) {
                problems.add(step.at() + ": the opponent can do only " + theyDid[i] + " of " + step.they().size()
                        + " commands: " + String.join(" > ", step.they()));
            }
            if (!read.contains(i) && step.when().isEmpty()) {
                problems.add(step.at() + ": nobody comes to this step: "
                        + (match.isOver() ? "the match is over before it" : "its command is given without asking"));
            }
        }
    }
}
