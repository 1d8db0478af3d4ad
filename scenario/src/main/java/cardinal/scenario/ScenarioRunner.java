package cardinal.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Runs scenario files. Whatever is wrong with one is a result, never an exception. */
public final class ScenarioRunner {
    /** The games that scenarios can be for; each is made when a scenario first asks for it. */
    public interface Known {
        List<String> names();

        /** The game of this name; null where there is none. */
        @Nullable ScenarioGame<?> named(String name);
    }

    private final Known games;
    private final boolean onCopies;
    private final Consumer<Match<?>> looker;

    public ScenarioRunner(List<ScenarioGame<?>> games) {
        this(new Listed(List.copyOf(games)));
    }

    public ScenarioRunner(Known games) {
        this(games, false, match -> {
        });
    }

    private ScenarioRunner(Known games, boolean onCopies, Consumer<Match<?>> looker) {
        this.games = games;
        this.onCopies = onCopies;
        this.looker = looker;
    }

    private record Listed(List<ScenarioGame<?>> all) implements Known {
        @Override
        public List<String> names() {
            return all.stream().flatMap(game -> game.names().stream()).toList();
        }

        @Override
        public @Nullable ScenarioGame<?> named(String name) {
            return all.stream().filter(game -> game.names().contains(name)).findFirst().orElse(null);
        }
    }

    /** The paths that every game has. */
    public static List<ScenarioGame.PathDoc> commonPaths() {
        return ScenarioRun.PATHS;
    }

    /** The same, but every choice is made on a copy of the match: what a copy forgets shows. */
    public ScenarioRunner onCopies() {
        return new ScenarioRunner(games, true, looker);
    }

    /** The same, but somebody looks at every question before it is answered, and at the one that stays open at the end. */
    public ScenarioRunner lookedAt(Consumer<Match<?>> by) {
        return new ScenarioRunner(games, onCopies, by);
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
            return new ScenarioResult(file, "", List.of(), false, String.valueOf(e.getMessage()), List.of());
        }
        List<ScenarioResult.ByEdition> editions = scenarios.stream().map(this::play).toList();
        List<String> problems = editions.stream().filter(e -> !e.passed())
                .map(e -> editions.size() == 1 ? e.message() : "[" + e.game() + "] " + e.message()).toList();
        return new ScenarioResult(file, scenarios.getFirst().title(), scenarios.getFirst().written("rules"),
                problems.isEmpty(), String.join("\n", problems), editions);
    }

    /** Runs a scenario that has been read: what is wrong, or nothing. */
    public String problem(Scenario scenario) {
        return play(scenario).message();
    }

    /** Runs a scenario that has been read, for the game it was read for. */
    public ScenarioResult.ByEdition play(Scenario scenario) {
        try {
            return play(gameOf(scenario), scenario);
        } catch (BadInput e) {
            return result(scenario, null, String.valueOf(e.getMessage()));
        }
    }

    private ScenarioGame<?> gameOf(Scenario scenario) {
        ScenarioGame<?> game = games.named(scenario.game());
        if (game == null) {
            throw scenario.placeOf("game").wrong(
                    "there is no game \"" + scenario.game() + "\"" + Nearest.hint(scenario.game(), games.names()));
        }
        return game;
    }

    private <T extends Table> ScenarioResult.ByEdition play(ScenarioGame<T> game, Scenario scenario) {
        ScenarioRun<T> run = null;
        try {
            run = new ScenarioRun<>(game, scenario, onCopies, looker);
            run.play();
            return result(scenario, run, "");
        } catch (BadInput | Failure e) {
            return result(scenario, run, String.valueOf(e.getMessage()));
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            return result(scenario, null,
                    (run == null ? scenario.setup().at() : run.at()) + ": the engine broke: " + describe(e));
        }
    }

    private static ScenarioResult.ByEdition result(Scenario scenario, @Nullable ScenarioRun<?> run, String problem) {
        return new ScenarioResult.ByEdition(scenario.game(), problem.isEmpty(), problem, scenario.rules(),
                run == null ? null : run.ending(), run == null ? List.of() : run.assumed());
    }

    private static String describe(@Nullable Throwable e) {
        if (e == null) {
            return "";
        }
        StackTraceElement[] trace = e.getStackTrace();
        return e + (trace.length > 0 ? "\n  at " + trace[0] : "") + (trace.length > 1 ? "\n  at " + trace[1] : "");
    }
}
