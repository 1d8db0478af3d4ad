package cardinal.cli;

import cardinal.arena.people.MatchLog;
import cardinal.catalog.game.Game;
import cardinal.cli.io.Io;
import cardinal.kernel.BadInput;
import cardinal.kernel.Journal;
import cardinal.kernel.Match;
import cardinal.kernel.Rebuilt;
import cardinal.kernel.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Goes on with a recorded match. */
@Command(name = "fork", header = "Go on playing a recorded match from one of its choices.")
final class ReplayForkCommand implements Callable<Integer> {
    private final Io io;

    @Mixin
    JournalFile file = new JournalFile();

    @Option(names = "--at", paramLabel = "N", description = "Go on after this many choices (all of them).")
    @Nullable Integer at;

    @Option(names = "--seat", paramLabel = "A|B|C|D", description = "The seat you take (A).")
    String seat = "A";

    @Mixin
    Opponents opponents = new Opponents();

    @Option(names = "--save", paramLabel = "FILE", description = "Write the journal here when you stop.")
    @Nullable Path save;

    ReplayForkCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        Journal journal = file.journal();
        return fork(file.game(journal), journal);
    }

    private <T extends Table> int fork(Game<T> usual, Journal journal) throws IOException {
        Game<T> game = usual.in(journal.setup().mode());
        opponents.check();
        int upTo = file.place(journal, at);
        int mine = MatchSetup.seat(seat, game.seats());
        MatchSetup<T> seating = new MatchSetup<>(game, mine, opponents, journal.setup().seed(), save);
        Rebuilt<T> rebuilt = journal.rebuild(game.rules(), upTo);
        String note = rebuilt.difference().map(difference -> "Here " + JournalFile.parted(journal, difference) + ".")
                .orElse(JournalFile.versions(journal, game.rules()));
        Match<T> match = rebuilt.match();
        if (match.isOver()) {
            throw new BadInput(file.file.toString(),
                    "the match is over after choice " + rebuilt.common() + "; name an earlier one with --at");
        }
        MatchLog<T> log = new MatchLog<>(game, game.seats());
        match.table().observe(log);
        seating.run(io, match, log,
                "From choice " + rebuilt.common() + " of " + file.file + "." + (note.isEmpty() ? "" : " " + note));
        return Main.OK;
    }
}
