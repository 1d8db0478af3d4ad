package cardinal.cli;

import cardinal.catalog.game.Game;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.Journal;
import cardinal.kernel.Match;
import cardinal.kernel.Rebuilt;
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

    /** What a tool reads. common: so many choices came out the same; version: of the rules it was played with. */
    private record Answer(String file, int choices, int common, boolean verified, String version, String message) {
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
        Rebuilt<T> rebuilt = journal.rebuild(game.rules());
        if (rebuilt.difference().isPresent()) {
            String problem = journal.version().equals(game.rules().version()) ? rebuilt.difference().get().sentence()
                    : JournalFile.parted(journal, rebuilt.difference().get());
            if (json) {
                Json.print(io, new Answer(file.file.toString(), journal.choices().size(), rebuilt.common(), false,
                        journal.version(), problem));
            }
            io.err().println("cardinal replay verify: " + file.file + ": " + problem);
            return Main.FAILED;
        }
        Match<T> match = rebuilt.match();
        String end = match.isOver() ? "over: " + match.outcome().reason() + " (" + match.outcome().clause() + ")"
                : "not over";
        if (json) {
            Json.print(io, new Answer(file.file.toString(), journal.choices().size(), rebuilt.common(), true,
                    journal.version(), end));
        } else {
            io.out().println(file.file + ": " + journal.choices().size() + " choices, all fingerprints agree; " + end);
            String note = JournalFile.versions(journal, game.rules());
            if (!note.isEmpty()) {
                io.out().println(note);
            }
        }
        return Main.OK;
    }
}
