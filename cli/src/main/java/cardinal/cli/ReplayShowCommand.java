package cardinal.cli;

import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.view.Viewpoint;
import cardinal.cli.io.Io;
import cardinal.cli.play.Replay;
import cardinal.kernel.Difference;
import cardinal.kernel.Journal;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.scenario.Seats;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows a recorded match. */
@Command(name = "show", header = "Tell a recorded match, and draw the table at its end or at one choice.")
final class ReplayShowCommand implements Callable<Integer> {
    private static final int WIDTH = 110;

    private final Io io;

    @Mixin
    JournalFile file = new JournalFile();

    @Option(names = "--at", paramLabel = "N", description = "Stop after this many choices.")
    @Nullable Integer at;

    @Option(names = "--seat", paramLabel = "A|B",
            description = "Show only what this seat could see (everything by default).")
    @Nullable String seat;

    ReplayShowCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        Journal journal = file.journal();
        return show(file.game(journal), journal);
    }

    private <T extends Table> int show(Game<T> game, Journal journal) {
        int upTo = file.place(journal, at);
        Viewpoint viewpoint = seat == null ? Viewpoint.openFrom(0)
                : Viewpoint.of(MatchSetup.seat(seat, journal.setup().decks().size()));
        TerminalColours colours = TerminalColours.on(io.terminal());
        Replay<T> replay = new Replay<>(game, journal, viewpoint, colours);
        Optional<Difference> parted = replay.to(upTo);
        List<String> names = journal.setup().decks().stream().map(Setup.DeckList::name).toList();
        for (int i = 0; i < names.size(); i++) {
            io.out().println(Seats.name(i) + " plays " + names.get(i));
        }
        replay.lines().forEach(io.out()::println);
        io.out().println();
        io.out().println("After choice " + replay.choices() + " of " + journal.choices().size() + ":");
        Games.family(game).terminalView().draw(replay.table(), viewpoint, names, colours, WIDTH)
                .forEach(io.out()::println);
        if (replay.table().outcome() != null) {
            io.out().println(
                    "Over: " + replay.table().outcome().reason() + " (" + replay.table().outcome().clause() + ")");
        }
        String versions = JournalFile.versions(journal, game.rules());
        parted.map(difference -> "No further: " + JournalFile.parted(journal, difference) + ".")
                .or(() -> Optional.of(versions).filter(note -> !note.isEmpty())).ifPresent(io.out()::println);
        return parted.isPresent() ? Main.FAILED : Main.OK;
    }
}
