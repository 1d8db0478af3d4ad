package cardinal.cli;

import cardinal.catalog.game.Game;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import cardinal.kernel.Journal;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays a journal again and compares. */
@Command(name = "verify",
        header = "Play a journal again; exit code 1 and the first choice that differs, if it comes out differently.")
final class ReplayVerifyCommand implements Callable<Integer> {
    private final Io io;

    /** What a tool reads. */
    private record Answer(String file, int choices, boolean verified, String message) {
    }

    @Mixin
    JournalFile file = new JournalFile();

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

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
            String problem = String.valueOf(e.getMessage()).replaceFirst("^journal: ", "");
            if (json) {
                Json.print(io, new Answer(file.file.toString(), journal.choices().length, false, problem));
            }
            io.err().println("cardinal replay verify: " + file.file + ": " + problem);
            return Main.FAILED;
        }
        String end = match.isOver() ? "over: " + match.outcome().reason() + " (" + match.outcome().clause() + ")"
                : "not over";
        if (json) {
            Json.print(io, new Answer(file.file.toString(), journal.choices().length, true, end));
        } else {
            io.out().println(file.file + ": " + journal.choices().length + " choices, all fingerprints agree; " + end);
        }
        return Main.OK;
    }
}
