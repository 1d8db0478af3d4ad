package cardinal.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Deck lists. */
@Command(name = "deck", header = "Check, import and export decks; which of many can be played.",
        subcommands = {DeckCheckCommand.class, DeckImportCommand.class, DeckExportCommand.class,
            DeckPlayableCommand.class})
final class DeckCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what to do: check, import, export or playable");
    }
}
