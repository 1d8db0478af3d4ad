package cardinal.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Card files. */
@Command(name = "cards", header = "Import, export, check and try out cards.",
        subcommands = {CardsImportCommand.class, CardsExportCommand.class, CardsPoolsCommand.class,
            CardsRemoveCommand.class,
            CardsCheckCommand.class, CardsTryCommand.class})
final class CardsCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what to do: import, export, pools, remove, check, try");
    }
}
