package cardinal.cli;

import cardinal.arena.files.TextFile;
import cardinal.arena.report.Report;
import cardinal.arena.tournament.Csv;
import cardinal.arena.tournament.ResultFile;
import cardinal.arena.tournament.Tournament;
import cardinal.arena.tournament.TournamentResult;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.cli.io.Io;
import cardinal.kernel.BadInput;
import cardinal.kernel.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures decks and bots against each other. */
@Command(name = "arena", header = "Measure decks, or bots, against each other.",
        subcommands = {ArenaMetaCommand.class, ArenaReportCommand.class, ArenaLadderCommand.class},
        description = {"",
            "Every deck with every bot named is a contender, and every contender meets every other: one bot and",
            "several decks compare the decks, one deck and several bots compare the bots. Every seed is played",
            "twice, with the seats exchanged. The result file is the same, byte for byte, whatever the number of",
            "threads and however often the run was interrupted.", ""},
        footer = {"", "Exit codes: 0 all well, 1 a game broke off, 2 bad input, 3 the surroundings.",
            "Try: cardinal arena --games 200 --out my-arena --report"})
final class ArenaCommand implements Callable<Integer> {
    private final Io io;

    @Option(names = "--game", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).", defaultValue = Games.USUAL)
    String name = "";

    @Mixin
    CardChoice cards = new CardChoice();

    @Option(names = "--mode", paramLabel = "MODE", description = "A mode for two players (the game's usual one).")
    @Nullable String mode;

    @Option(names = "--bots", paramLabel = "LEVEL", split = ",",
            description = "Who plays the decks: random, greedy, adept, master, or \"cmd:PROGRAM\" (greedy).")
    List<String> bots = List.of("greedy");

    @Mixin
    TournamentOptions tournament = new TournamentOptions();

    @Option(names = "--json", description = "Print the result as one JSON object, as result.json has it.")
    boolean json;

    @Option(names = "--csv", description = "Write pairings.csv, cards.csv and games.csv into the folder.")
    boolean csv;

    @Option(names = "--report", description = "Write report.html into the folder: one file to open and to show.")
    boolean report;

    ArenaCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        if (tournament.out == null && (csv || report)) {
            throw new BadInput("--csv and --report write files; name a folder for them: --out DIR");
        }
        return play(cards.game(name, mode));
    }

    private <T extends Table> int play(Game<T> game) throws IOException {
        Tournament<T> plan = Tournament.ofDecks(game.rules(), game.mode(), tournament.decks(game),
                bots.stream().map(String::strip).toList(), tournament.games, tournament.seed);
        TournamentResult result = tournament.play(io, "cardinal arena", plan, "games.jsonl");
        if (tournament.out != null) {
            write(tournament.out, result);
        }
        if (json) {
            io.out().print(ResultFile.text(result));
        } else {
            TournamentText.lines(result).forEach(io.out()::println);
        }
        result.failures().forEach(f -> io.err().println("cardinal arena: game " + f.game() + " (seed " + f.seed() + ", "
                + f.first() + " against " + f.second() + "): " + f.problem()));
        return result.failures().isEmpty() ? Main.OK : Main.FAILED;
    }

    private void write(Path folder, TournamentResult result) throws IOException {
        TextFile.replace(folder.resolve("result.json"), ResultFile.text(result));
        if (csv) {
            TextFile.replace(folder.resolve("pairings.csv"), Csv.pairings(result));
            TextFile.replace(folder.resolve("cards.csv"), Csv.cards(result));
            TextFile.replace(folder.resolve("games.csv"), Csv.games(result));
        }
        if (report) {
            TextFile.replace(folder.resolve("report.html"), Report.page(result));
        }
    }
}
