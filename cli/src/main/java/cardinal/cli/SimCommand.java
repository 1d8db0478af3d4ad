package cardinal.cli;

import cardinal.arena.Plan;
import cardinal.arena.Result;
import cardinal.arena.Simulation;
import cardinal.arena.Throughput;
import cardinal.cards.More;
import cardinal.cards.deck.Violation;
import cardinal.catalog.game.Game;
import cardinal.cli.game.NamedDecks;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.scenario.Seats;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays many games between bots. */
@Command(name = "sim", header = "Play many games between bots and sum them up.",
        description = {"",
            "Every deck meets every other in both orders, game by game in turn; with more than two players the",
            "decks go round the table. The same seed gives the same result, byte for byte, whatever the number",
            "of threads; only \"timing\" depends on the clock.", ""})
final class SimCommand implements Callable<Integer> {
    private static final int MOST_SEATINGS = 5_000;
    private static final int MOST_TRIES = 200;

    private final Io io;

    @Mixin
    GameChoice choice = new GameChoice();

    @Option(names = "--mode", paramLabel = "MODE",
            description = "The mode or format (the game's usual one); cardinal games lists them.")
    @Nullable String mode;

    @Option(names = "--bots", paramLabel = "A,B", split = ",",
            description = "The bots by seat: random, greedy, adept, master or \"cmd:PROGRAM\" (random at every seat).")
    List<String> bots = List.of();

    @Option(names = "--games", paramLabel = "N", description = "How many games (${DEFAULT-VALUE}).",
            defaultValue = "100")
    int games;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of all chance (${DEFAULT-VALUE}).",
            defaultValue = "1")
    long seed;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads (all processors).")
    int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--decks", paramLabel = "DECK", split = ",",
            description = "Starter decks or files with lists, one or (JSON) many (all starter decks); \"random\" for new decks in every game, "
                    + "of the cards of the pool.")
    List<String> decks = List.of();

    @Option(names = "--casual",
            description = "Play decks that break rules of deck building, too; cards that cannot be played are left out. All of it is said.")
    boolean casual;

    @Option(names = "--journals", paramLabel = "DIR", description = "Write the journal of every game into this folder.")
    @Nullable Path journals;

    @Option(names = "--check", description = "Examine the table at every decision.")
    boolean check;

    @Option(names = "--concede", description = "Players give up at random questions.")
    boolean concede;

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    SimCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        return simulate(choice.game(mode));
    }

    private <T extends Table> int simulate(Game<T> game) {
        if (bots.isEmpty()) {
            bots = Collections.nCopies(game.seats(), "random");
        }
        if (bots.size() != game.seats()) {
            throw new BadInput("--bots names one bot for each of " + game.seats() + " seats (\"random,greedy\"), not "
                    + bots.size());
        }
        if (journals != null && Files.exists(journals) && !Files.isDirectory(journals)) {
            throw new BadInput(journals.toString(), "this is a file; --journals needs a folder");
        }
        Plan<T> plan = seated(game)
                .bots(bots.stream().map(String::strip).toArray(String[]::new))
                .games(games).seed(seed).threads(threads);
        plan = check ? plan.checked() : plan;
        plan = concede ? plan.conceding() : plan;
        plan = journals == null ? plan : plan.journals(journals);
        Simulation.Report report;
        try (GameProgress progress = new GameProgress(io, "cardinal sim", games, 0)) {
            report = Simulation.run(plan, progress);
        }
        if (json) {
            Json.print(io, object(report.result(), report.throughput()));
        } else {
            print(report.result(), report.throughput());
        }
        return report.result().failures().isEmpty() ? Main.OK : Main.FAILED;
    }

    private <T extends Table> Plan<T> seated(Game<T> game) {
        if (decks.equals(List.of("random"))) {
            return Plan.of(game.rules(), game.mode(), randomly(game));
        }
        List<Setup.DeckList> lists = decks.isEmpty() ? game.starters()
                : decks.stream().flatMap(d -> lists(game, d.strip())).toList();
        Plan<T> plan = game.seats() == 2 ? Plan.everyPair(game.rules(), game.mode(), lists)
                : Plan.inTurn(game.rules(), game.mode(), lists, game.seats());
        plan.seatings().forEach(seating -> refuse(game, seating.decks()));
        return plan;
    }

    private Stream<Setup.DeckList> lists(Game<?> game, String word) {
        Consumer<String> tell = words -> io.err().println("cardinal sim: " + words);
        return NamedDecks.isOfMany(word) ? NamedDecks.ofMany(game, Path.of(word), casual, tell).stream()
                : Stream.of(casual ? NamedDecks.casual(game, word, tell) : NamedDecks.playable(game, word));
    }

    /** Decks that may not sit at one table are told before the first game. */
    private static void refuse(Game<?> game, List<Setup.DeckList> seating) {
        List<Violation> clashes = game.clashes(seating);
        if (!clashes.isEmpty()) {
            throw new BadInput("the decks " + String.join(", ", seating.stream().map(Setup.DeckList::name).toList()),
                    String.join("; ", clashes.stream().map(Violation::toString).toList()));
        }
    }

    /** New decks for every game, up to a number of games that memory holds; then they are played again. */
    private List<List<Setup.DeckList>> randomly(Game<?> game) {
        Function<Dice, Optional<Setup.DeckList>> maker = game.randomDecks();
        Dice dice = new Dice(seed);
        List<List<Setup.DeckList>> seatings = new ArrayList<>();
        while (seatings.size() < Math.min(games, MOST_SEATINGS)) {
            List<Setup.DeckList> seating = new ArrayList<>();
            for (int tries = 0; seating.size() < game.seats(); tries++) {
                if (tries == MOST_TRIES) {
                    throw new BadInput(
                            "no legal decks for " + game.seats()
                                    + " seats can be made of these cards by chance; the starter"
                                    + " set and the pool lack cards that fit together");
                }
                Optional<Setup.DeckList> deck = maker.apply(dice);
                if (deck.isPresent() && game.clashes(More.of(seating, deck.get())).isEmpty()) {
                    seating.add(deck.get());
                }
            }
            seatings.add(List.copyOf(seating));
        }
        return seatings;
    }

    private Map<String, Object> object(Result r, Throughput t) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("game", choice.name);
        all.put("bots", bots);
        all.put("seed", seed);
        all.put("games", r.games());
        Map<String, Integer> wins = new LinkedHashMap<>();
        for (int seat = 0; seat < r.winsBySeat().size(); seat++) {
            wins.put(Seats.name(seat), r.winsBySeat().get(seat));
        }
        all.put("wins", wins);
        all.put("draws", r.draws());
        all.put("turns", spread(r.turns()));
        all.put("decisions", spread(r.decisions()));
        all.put("reasons", r.endings());
        all.put("decks", r.decks().stream().map(SimCommand::deck).toList());
        all.put("matchups", r.matchups());
        all.put("fingerprint", r.fingerprint());
        all.put("failures", r.failures());
        Map<String, Object> timing = new LinkedHashMap<>();
        timing.put("seconds", t.seconds());
        timing.put("threads", t.threads());
        timing.put("gamesPerSecond", t.gamesPerSecond());
        timing.put("decisionsPerSecond", t.decisionsPerSecond());
        all.put("timing", timing);
        return all;
    }

    private static Map<String, Object> spread(Result.Spread s) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("total", s.total());
        all.put("average", s.average());
        all.put("least", s.least());
        all.put("most", s.most());
        return all;
    }

    private static Map<String, Object> deck(Result.DeckScore d) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("deck", d.deck());
        all.put("games", d.games());
        all.put("wins", d.wins());
        all.put("draws", d.draws());
        all.put("winRate", d.winRate());
        return all;
    }

    private void print(Result r, Throughput t) {
        List<String> lines = new ArrayList<>();
        lines.add(line("%d games of %s, seed %d, bots %s", r.games(), choice.name, seed, String.join(" and ", bots)));
        StringBuilder wins = new StringBuilder("wins: ");
        for (int seat = 0; seat < r.winsBySeat().size(); seat++) {
            wins.append(Seats.name(seat)).append(' ').append(r.winsBySeat().get(seat)).append(", ");
        }
        lines.add(wins.append("draws ").append(r.draws()).toString());
        lines.add(line("turns: %.1f on average, %d to %d", r.turns().average(), r.turns().least(), r.turns().most()));
        lines.add(line("decisions: %.1f on average, %d to %d", r.decisions().average(), r.decisions().least(),
                r.decisions().most()));
        r.endings().forEach((reason, n) -> lines.add(line("  %6d  %s", n, reason)));
        lines.add("");
        lines.add(line("%-24s %7s %7s %7s", "deck", "games", "wins", "rate"));
        r.decks().forEach(
                d -> lines.add(line("%-24s %7d %7d %6.1f%%", d.deck(), d.games(), d.wins(), d.winRate() * 100)));
        lines.add("");
        lines.add("fingerprint " + r.fingerprint());
        lines.add(line("%.1f s, %.0f games/s, %.0f decisions/s, %d threads", t.seconds(), t.gamesPerSecond(),
                t.decisionsPerSecond(),
                t.threads()));
        lines.forEach(io.out()::println);
        for (Result.Failure f : r.failures()) {
            io.err().println("cardinal sim: game " + f.game() + " (seed " + f.seed() + ", "
                    + String.join(" against ", f.decks()) + "): "
                    + f.problem());
        }
    }

    private static String line(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
