package cardinal.scenario.lesson;

import cardinal.scenario.Expectation;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioReader;
import cardinal.scenario.SourceLine;
import cardinal.scenario.YamlNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads the lesson of a scenario file. Steps without "do" are only read: they are captions of the next step that has one, or the farewell.
 */
public final class LessonReader {
    private static final List<String> KEYS = List.of("title", "about", "steps");
    private static final List<String> STEP_KEYS =
            List.of("say", "point", "do", "else", "back", "they", "when");
    private static final List<String> ONLY_WITH_DO = List.of("else", "back", "they", "when");
    private static final String ANY = "any";

    private final Scenario scenario;

    private LessonReader(Scenario scenario) {
        this.scenario = scenario;
    }

    /** Once for every game a file names. */
    public static List<Lesson> readAll(Path file) {
        return readAll(file.toString(), ScenarioReader.textOf(file));
    }

    public static List<Lesson> readAll(String file, String yaml) {
        return ScenarioReader.readAll(file, yaml).stream().map(LessonReader::read).toList();
    }

    /** The lesson of a scenario, which must have one. */
    public static Lesson read(Scenario scenario) {
        return in(scenario).orElseThrow(() -> scenario.source().at().wrong(
                "this is a scenario without a lesson; write its captions below \"lesson:\""));
    }

    /** The lesson of a scenario, if it has one. */
    public static Optional<Lesson> in(Scenario scenario) {
        return scenario.source().get("lesson").map(tree -> new LessonReader(scenario).lesson(tree));
    }

    private Lesson lesson(YamlNode tree) {
        YamlNode.Fields fields = tree.fields("a lesson").only("the lesson", KEYS);
        List<LessonStep> steps = new ArrayList<>();
        List<Caption> pages = new ArrayList<>();
        for (YamlNode.Fields step : fields.need("steps", "a lesson").list().stream().flatMap(this::own).toList()) {
            step.only("a step of a lesson", STEP_KEYS);
            pages.addAll(captions(step));
            Optional<YamlNode> commands = step.get("do");
            if (commands.isPresent()) {
                steps.add(step(step, commands.get(), pages));
                pages.clear();
            } else {
                step.all().stream().filter(f -> ONLY_WITH_DO.contains(f.key())).findFirst().ifPresent(f -> {
                    throw f.at()
                            .wrong("\"" + f.key()
                                    + "\" belongs to a step in which something is done; add \"do: COMMAND\""
                                    + " or \"do: any\"");
                });
            }
        }
        if (steps.isEmpty()) {
            throw fields.at().wrong("a lesson needs a step in which something is done: \"do: COMMAND\"");
        }
        return new Lesson(scenario, fields.at(),
                fields.get("title").map(t -> t.text("a title")).orElse(scenario.title()),
                fields.get("about").map(t -> t.text("a sentence")).orElse(""), steps, pages);
    }

    /** A step, or the steps below the name of a game: none when it is another one. */
    private Stream<YamlNode.Fields> own(YamlNode tree) {
        YamlNode.Fields fields = tree.fields("a step of a lesson");
        if (fields.all().size() == 1 && scenario.games().contains(fields.all().getFirst().key())) {
            YamlNode.Field of = fields.all().getFirst();
            return of.key().equals(scenario.game())
                    ? of.value().list().stream().map(t -> t.fields("a step of a lesson")) : Stream.of();
        }
        return Stream.of(fields);
    }

    private LessonStep step(YamlNode.Fields step, YamlNode commands, List<Caption> pages) {
        if (pages.isEmpty()) {
            throw step.at().wrong("a step needs the key \"say\": what the learner reads");
        }
        boolean back = step.get("back").map(t -> t.truth("back")).orElse(false);
        Optional<Caption> otherwise =
                step.get("else").map(t -> Caption.read(t.at(), t.text("a caption"), List.of()));
        List<String> wanted = isAny(commands) ? List.of() : lines(commands);
        if (back && (otherwise.isEmpty() || wanted.isEmpty())) {
            throw step.at()
                    .wrong(wanted.isEmpty()
                            ? "whatever is done is right where it says \"do: any\"; nothing is taken back"
                            : "\"back\" needs \"else\": say why something else is taken back");
        }
        return new LessonStep(step.at(), pages, wanted, otherwise, back,
                step.get("they").map(LessonReader::lines).orElse(List.of()),
                step.get("when").map(LessonReader::conditions).orElse(List.of()));
    }

    private static boolean isAny(YamlNode commands) {
        return commands instanceof YamlNode.Leaf leaf && leaf.text().strip().equals(ANY);
    }

    private static List<String> lines(YamlNode tree) {
        if (tree.list().isEmpty()) {
            throw tree.at().wrong("a command is expected here, or \"any\"");
        }
        return tree.list().stream().flatMap(t -> ScenarioReader.commands(t.at(), t.text("a command")).stream())
                .toList();
    }

    private static List<Expectation.Value> conditions(YamlNode tree) {
        return tree.list().stream().flatMap(part -> part.fields("a condition").all().stream())
                .map(f -> new Expectation.Value(f.at(), f.key(), f.value())).toList();
    }

    /** One caption, or several that are turned over; all point at the same. */
    private static List<Caption> captions(YamlNode.Fields step) {
        SourceLine at = step.at();
        List<String> points = step.get("point").map(t -> t.texts("a card or a zone")).orElse(List.of());
        List<Caption> all = step.get("say").stream().flatMap(t -> t.list().stream())
                .map(t -> Caption.read(t.at(), t.text("a caption"), points)).toList();
        if (all.isEmpty()) {
            throw at.wrong("a step needs the key \"say\": what the learner reads");
        }
        return all;
    }
}
