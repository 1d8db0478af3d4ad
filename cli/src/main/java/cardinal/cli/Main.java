package cardinal.cli;

import cardinal.cli.io.Io;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The {@code cardinal} command. Exit codes: 0 all well, 1 what was checked failed, 2 bad input, 3 the surroundings. */
@Command(name = "cardinal", mixinStandardHelpOptions = true, scope = ScopeType.INHERIT,
        versionProvider = Versions.class,
        sortOptions = false, usageHelpAutoWidth = true,
        header = "Plays trading card games exactly by their rulebooks.",
        subcommands = {ServeCommand.class, PlayCommand.class, SimCommand.class, ArenaCommand.class,
            ScenarioCommand.class, DeckCommand.class, CardsCommand.class, ReplayCommand.class, RulesCommand.class,
            GamesCommand.class, ProtocolCommand.class, PerftCommand.class, BenchCommand.class},
        footer = {"", "Exit codes: 0 all well, 1 what was checked failed, 2 bad input, 3 the surroundings.",
            "Without a command, cardinal opens the table in the browser (cardinal serve --help).",
            "At a terminal: cardinal play riftbound"})
public final class Main implements Callable<Integer> {
    static final int OK = 0;
    static final int FAILED = 1;

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
        CommandLine line = new CommandLine(main, new CommandFactory(io))
                .setOut(io.writer())
                .setErr(io.errWriter())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(complaints)
                .setExecutionExceptionHandler(complaints);
        int code = line.execute(args);
        io.flush();
        return code;
    }

    /** Without a command the page is opened. */
    @Override
    public Integer call() throws Exception {
        return new ServeCommand(io).call();
    }
}
