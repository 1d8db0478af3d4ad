package cardinal.cli;

import cardinal.cli.io.Io;
import picocli.CommandLine.Model.CommandSpec;

/** All commands with their options, for tests that look at them and run none. */
public final class CommandModel {
    private CommandModel() {
    }

    public static CommandSpec root() {
        return Main.line(new Main(Io.system()), "").getCommandSpec();
    }
}
