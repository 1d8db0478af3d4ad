package cardinal.cli;

import cardinal.arena.files.Ledgers;
import cardinal.arena.files.TextFile;
import cardinal.arena.people.MatchLog;
import cardinal.catalog.game.Game;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.cli.io.Console;
import cardinal.cli.io.Io;
import cardinal.cli.play.Seat;
import cardinal.cli.play.Session;
import cardinal.kernel.BadInput;
import cardinal.kernel.Ledger;
import cardinal.kernel.Match;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import cardinal.scenario.Seats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Who plays a match at the terminal: a person, and bots or other people. Everything is checked before it starts. */
final class MatchSetup<T extends Table> {
    private final Game<T> game;
    private final List<Seat> seats = new ArrayList<>();
    private final @Nullable Path save;
    private final Ledger ledger;

    MatchSetup(Game<T> game, int mine, Opponents others, long seed, @Nullable Path save) throws IOException {
        this.game = game;
        this.save = save;
        ledger = Ledgers.of(game.rules().id());
        for (int i = 0; i < game.seats(); i++) {
            String person = game.seats() == 2 ? "other player" : "player " + Seats.name(i);
            seats.add(i == mine ? Seat.person("you") : others.at(person, seed + i));
        }
        if (save != null) {
            Path folder = save.toAbsolutePath().getParent();
            if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(save)) {
                throw new BadInput(save.toString(), "no file can be written there");
            }
        }
    }

    static int seat(String word, int count) {
        int seat = Seats.of(word.strip().toUpperCase(Locale.ROOT));
        if (seat < 0 || seat >= count) {
            throw new BadInput("there is no seat \"" + word + "\"" + Nearest.hint(word, Seats.names(count)));
        }
        return seat;
    }

    void run(Io io, Match<T> match, MatchLog<T> log, String welcome) throws IOException {
        try (Console console = Console.on(io)) {
            console.say(welcome);
            new Session<>(game, match, log, seats, console, TerminalColours.on(io.terminal()), ledger).run();
            if (save != null) {
                TextFile.write(save, match.journalWithSteps().lines());
                console.say("Saved to " + save + ".");
            }
        }
    }
}
