package cardinal.cli;

import cardinal.arena.files.TextFile;
import cardinal.arena.rating.Ratings;
import cardinal.arena.tournament.ResultFile;
import cardinal.arena.tournament.Tournament;
import cardinal.arena.tournament.TournamentResult;
import cardinal.bots.Bots;
import cardinal.catalog.game.Game;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Rates the bots. */
@Command(name = "ladder", header = "Let the bot levels play each other and print their ratings.",
        description = {"",
            "Every level meets every other on all pairs of decks in turn, every seed twice with the bots exchanged.",
            "Ratings are the most likely ones by the model of Bradley and Terry, on Elo's scale: 400 points are odds",
            "of ten to one. The first bot has 0. Intervals come from drawing the scores of the pairings anew.", ""},
        footer = {"", "Exit codes: 0 all well, 1 a game broke off, 2 bad input, 3 the surroundings."})
final class ArenaLadderCommand implements Callable<Integer> {
    private final Io io;

    @Mixin
    GamesChoice games = new GamesChoice();

    @Option(names = "--bots", paramLabel = "LEVEL", split = ",", description = "Who plays (all levels).")
    List<String> bots = Bots.levels();

    @Option(names = "--neighbours", description = "Only bots that stand next to each other in --bots meet.")
    boolean neighbours;

    @Mixin
    TournamentOptions tournament = new TournamentOptions();

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    ArenaLadderCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        Map<String, Object> all = new LinkedHashMap<>();
        boolean broken = false;
        for (Game<?> game : games.all()) {
            TournamentResult result = play(game);
            broken |= !result.failures().isEmpty();
            Ratings ratings = Ratings.of(result);
            all.put(result.game(), object(result, ratings));
            if (!json) {
                print(result, ratings);
            }
            result.failures().forEach(f -> io.err().println(
                    "cardinal arena ladder: game " + f.game() + " (seed " + f.seed() + "): " + f.problem()));
        }
        if (json) {
            Json.print(io, all);
        }
        return broken ? Main.FAILED : Main.OK;
    }

    private <T extends Table> TournamentResult play(Game<T> game) throws IOException {
        List<String> names = bots.stream().map(String::strip).toList();
        Tournament<T> plan = neighbours
                ? Tournament.ofNeighbours(game.rules(), game.mode(), tournament.decks(game), names, tournament.games,
                        tournament.seed)
                : Tournament.ofBots(game.rules(), game.mode(), tournament.decks(game), names, tournament.games,
                        tournament.seed);
        String id = game.rules().id();
        TournamentResult result = tournament.play(io, "cardinal arena ladder, " + id, plan, id + ".games.jsonl");
        if (tournament.out != null) {
            TextFile.replace(tournament.out.resolve(id + ".result.json"),
                    ResultFile.text(result));
        }
        return result;
    }

    private static Map<String, Object> object(TournamentResult result, Ratings ratings) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("seed", result.seed());
        one.put("gamesPerPairing", result.gamesPerPairing());
        one.put("ratings", ratings.ratings());
        one.put("pairings", result.pairings());
        one.put("fingerprint", result.fingerprint());
        one.put("failures", result.failures());
        return one;
    }

    private void print(TournamentResult result, Ratings ratings) {
        List<String> lines = new ArrayList<>();
        lines.add(TournamentText.line("%s, seed %d, %d games for each pairing", result.game(), result.seed(),
                result.gamesPerPairing()));
        int width = TournamentText.width(result);
        for (Ratings.Rating r : ratings.ratings()) {
            lines.add(
                    TournamentText.line("  %-" + width + "s %6d (%d to %d)", r.name(), r.rating(), r.low(), r.high()));
        }
        for (TournamentResult.PairingScore p : result.pairings()) {
            lines.add(TournamentText.line("  %-" + width + "s against %-" + width + "s %s", p.second(), p.first(),
                    TournamentText.rate(p.rate().reversed())));
        }
        lines.add("  fingerprint " + result.fingerprint());
        lines.add("");
        lines.forEach(io.out()::println);
    }
}
