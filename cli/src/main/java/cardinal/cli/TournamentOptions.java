package cardinal.cli;

import cardinal.arena.FinishedGame;
import cardinal.arena.FinishedGames;
import cardinal.arena.Simulation;
import cardinal.arena.tournament.GameLog;
import cardinal.arena.tournament.Tournament;
import cardinal.arena.tournament.TournamentResult;
import cardinal.arena.tournament.TournamentScoring;
import cardinal.catalog.game.Game;
import cardinal.cli.game.NamedDecks;
import cardinal.cli.io.Io;
import cardinal.kernel.BadInput;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What is the same for all tournaments: how many games, with which luck, where they are kept. */
final class TournamentOptions {
    @Option(names = "--decks", paramLabel = "DECK", split = ",",
            description = "Starter decks or files with lists (all starter decks).")
    List<String> decks = List.of();

    @Option(names = "--games", paramLabel = "N", defaultValue = "100",
            description = "How many games each pairing plays, an even number (${DEFAULT-VALUE}).")
    int games;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of all chance (${DEFAULT-VALUE}).",
            defaultValue = "1")
    long seed;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads (all processors).")
    int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--out", paramLabel = "DIR",
            description = "A folder for the results; every game is kept there as soon as it is finished.")
    @Nullable Path out;

    @Option(names = "--resume", description = "Go on with the games that an interrupted run left in the folder.")
    boolean resume;

    List<DeckList> decks(Game<?> game) {
        if (game.seats() != 2) {
            throw new BadInput("the arena is for two players; " + game.mode() + " has " + game.seats());
        }
        return decks.isEmpty() ? game.starters()
                : decks.stream().map(d -> NamedDecks.playable(game, d.strip())).toList();
    }

    /** Plays a tournament, or the rest of one; log: the file in the folder that keeps its games. */
    <T extends Table> TournamentResult play(Io io, String command, Tournament<T> planned, String log)
            throws IOException {
        Tournament<T> tournament = planned.threads(threads);
        if (out == null) {
            if (resume) {
                throw new BadInput("--resume needs the folder of the interrupted run: --out DIR");
            }
            return play(io, command, tournament, FinishedGames.NONE);
        }
        prepare(out);
        try (GameLog kept = GameLog.open(out.resolve(log), tournament, resume)) {
            return play(io, command, tournament, kept);
        }
    }

    private static <T extends Table> TournamentResult play(Io io, String command, Tournament<T> tournament,
            FinishedGames finished) {
        int before = finished.kept().size();
        try (GameProgress progress = new GameProgress(io, command, tournament.plan().games(), before)) {
            List<FinishedGame> all = Simulation.games(tournament.plan(), progress, finished);
            return TournamentScoring.of(tournament, all);
        }
    }

    private static void prepare(Path folder) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new BadInput(folder.toString(), "this is a file; --out needs a folder");
        }
        Files.createDirectories(folder);
    }
}
