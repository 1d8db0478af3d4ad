package cardinal.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Runs scenario files. Whatever is wrong with one is a result, never an exception. */
public final class ScenarioRunner {
    private final List<ScenarioGame<?>> games;
    private final boolean onCopies;

    public ScenarioRunner(List<ScenarioGame<?>> games) {
        this(games, false);
    }

    private ScenarioRunner(List<ScenarioGame<?>> games, boolean onCopies) {
        this.games = List.copyOf(games);
        this.onCopies = onCopies;
    }

    /** The paths that every game has. */
    public static List<ScenarioGame.PathDoc> commonPaths() {
        return ScenarioRun.PATHS;
    }

    /** The same, but every choice is made on a copy of the match: what a copy forgets shows. */
    public ScenarioRunner onCopies() {
        return new ScenarioRunner(games, true);
    }

    public ScenarioResult run(Path file) {
        return run(file.toString(), () -> ScenarioReader.readAll(file));
    }

    public ScenarioResult run(String file, String yaml) {
        return run(file, () -> ScenarioReader.readAll(file, yaml));
    }

    /** Runs a file, or all files below a folder in the order of their names. */
    public List<ScenarioResult> runAll(Path fileOrFolder) {
        return ScenarioReader.filesIn(fileOrFolder).stream().map(this::run).toList();
    }

    /** A file for several games passes if it passes in each of them. */
    private ScenarioResult run(String file, Supplier<List<Scenario>> reader) {
        List<Scenario> scenarios;
        try {
            scenarios = reader.get();
        } catch (BadInput e) {
            return new ScenarioResult(file, "", List.of(), false, String.valueOf(e.getMessage()));
        }
        List<String> problems = new ArrayList<>();
        for (Scenario scenario : scenarios) {
            String problem = problem(scenario);
            if (!problem.isEmpty()) {
                problems.add(scenarios.size() == 1 ? problem : "[" + scenario.game() + "] " + problem);
            }
        }
        List<String> rules = scenarios.stream().flatMap(s -> s.rules().stream()).distinct().toList();
        return new ScenarioResult(file, scenarios.getFirst().title(), rules, problems.isEmpty(),
                String.join("\n", problems));
    }

    /** Runs a scenario that has been read: what is wrong, or nothing. */
    public String problem(Scenario scenario) {
        try {
            return problem(gameOf(scenario), scenario);
        } catch (BadInput e) {
            return String.valueOf(e.getMessage());
        }
    }

    private ScenarioGame<?> gameOf(Scenario scenario) {
        for (ScenarioGame<?> game : games) {
            if (game.names().contains(scenario.game())) {
                return game;
            }
        }
        List<String> names = games.stream().flatMap(g -> g.names().stream()).toList();
        throw scenario.placeOf("game")
                .wrong("there is no game \"" + scenario.game() + "\"" + Nearest.hint(scenario.game(), names));
    }

    private <T extends Table> String problem(ScenarioGame<T> game, Scenario scenario) {
        ScenarioRun<T> run = null;
        try {
            run = new ScenarioRun<>(game, scenario, onCopies);
            run.play();
            return "";
        } catch (BadInput | Failure e) {
            return String.valueOf(e.getMessage());
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            return (run == null ? scenario.setup().at() : run.at()) + ": the engine broke: " + describe(e);
        }
    }

    private static String describe(@Nullable Throwable e) {
        if (e == null) {
            return "";
        }
        StackTraceElement[] trace = e.getStackTrace();
        return e + (trace.length > 0 ? "\n  at " + trace[0] : "") + (trace.length > 1 ? "\n  at " + trace[1] : "");
    }
}
