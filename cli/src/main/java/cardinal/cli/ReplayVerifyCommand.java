package cardinal.cli;

import cardinal.cli.game.Game;
import cardinal.cli.io.Io;
import cardinal.kernel.BadInput;
import cardinal.kernel.Journal;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Plays a journal again and compares. */
@Command(name = "verify",
        header = "Play a journal again; exit code 1 and the first choice that differs, if it comes out differently.")
final class ReplayVerifyCommand implements Callable<Integer> {
    private final Io io;

    @Mixin
    JournalFile file = new JournalFile();

    ReplayVerifyCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        Journal journal = file.journal();
        return verify(file.game(journal), journal);
    }

    private <T extends Table> int verify(Game<T> game, Journal journal) {
        Match<T> match;
        try {
            match = journal.rebuild(game.rules());
        } catch (BadInput e) {
            io.err().println("cardinal replay verify: " + file.file + ": "
                    + String.valueOf(e.getMessage()).replaceFirst("^journal: ", ""));
            return Main.FAILED;
        }
        io.out().println(file.file + ": " + journal.choices().length + " choices, all fingerprints agree; "
                + (match.isOver() ? "over: " + match.outcome().reason() + " (" + match.outcome().clause() + ")"
                        : "not over"));
        return Main.OK;
    }
}
