package cardinal.cli;

import cardinal.cli.io.Io;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The {@code cardinal} command. Exit codes: 0 all well, 1 what was checked failed, 2 bad input, 3 the surroundings. */
@Command(name = "cardinal", mixinStandardHelpOptions = true, scope = ScopeType.INHERIT,
        sortOptions = false, usageHelpAutoWidth = true,
        header = "Plays trading card games exactly by their rulebooks.",
        footer = {"", "Exit codes: 0 all well, 1 what was checked failed, 2 bad input, 3 the surroundings.",
            "Without a command, cardinal opens the table in the browser (cardinal serve --help).",
            "At a terminal: cardinal play riftbound"})
public final class Main implements Callable<Integer> {
    static final int OK = 0;
    static final int FAILED = 1;

    /** In the order in which the help lists them. */
    private static final Map<String, Class<?>> COMMANDS = commands();

    private final Io io;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "Print the stack trace of an error.")
    boolean debug;

    Main(Io io) {
        this.io = io;
    }

    public static void main(String[] args) {
        System.exit(run(Io.system(), args));
    }

    /** Runs a command line and gives its exit code. */
    static int run(Io io, String... args) {
        Main main = new Main(io);
        ErrorMessages complaints = new ErrorMessages(io, () -> main.debug);
        CommandLine line = line(main, args.length == 0 ? "" : args[0])
                .setOut(io.writer())
                .setErr(io.errWriter())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(complaints)
                .setExecutionExceptionHandler(complaints);
        int code = line.execute(args);
        io.flush();
        return code;
    }

    private static Map<String, Class<?>> commands() {
        Map<String, Class<?>> all = new LinkedHashMap<>();
        all.put("serve", ServeCommand.class);
        all.put("play", PlayCommand.class);
        all.put("sim", SimCommand.class);
        all.put("arena", ArenaCommand.class);
        all.put("scenario", ScenarioCommand.class);
        all.put("lesson", LessonCommand.class);
        all.put("deck", DeckCommand.class);
        all.put("cards", CardsCommand.class);
        all.put("replay", ReplayCommand.class);
        all.put("rules", RulesCommand.class);
        all.put("games", GamesCommand.class);
        all.put("protocol", ProtocolCommand.class);
        all.put("perft", PerftCommand.class);
        all.put("bench", BenchCommand.class);
        all.put("rehearse", RehearseCommand.class);
        return Collections.unmodifiableMap(all);
    }

    /**
     * The command line with the command that its first word names, or with all of them where that is none: to look at the options of every
     * command takes longer than most answers.
     */
    static CommandLine line(Main main, String first) {
        CommandFactory factory = new CommandFactory(main.io);
        CommandLine line = new CommandLine(main, factory);
        COMMANDS.forEach((name, type) -> {
            if (name.equals(first) || !COMMANDS.containsKey(first)) {
                line.addSubcommand(name, new CommandLine(type, factory));
            }
        });
        tellVersions(line);
        return line;
    }

    /** Not as an attribute that is inherited: that would ask every game for its version at every start. */
    private static void tellVersions(CommandLine line) {
        line.getCommandSpec().versionProvider(new Versions());
        line.getSubcommands().values().forEach(Main::tellVersions);
    }

    /** Without a command the page is opened. */
    @Override
    public Integer call() throws Exception {
        return new ServeCommand(io).call();
    }
}
