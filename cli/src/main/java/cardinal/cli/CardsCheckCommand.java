package cardinal.cli;

import cardinal.arena.CardTrials;
import cardinal.arena.PlayableDecks;
import cardinal.arena.files.TextFile;
import cardinal.arena.meaning.MeaningFindings;
import cardinal.arena.report.Coverage;
import cardinal.cards.CardReport;
import cardinal.cards.MissingWords;
import cardinal.cards.keep.PoolFolder;
import cardinal.cards.text.Mutations;
import cardinal.catalog.Games;
import cardinal.catalog.game.Candidate;
import cardinal.catalog.game.CardSource;
import cardinal.catalog.game.Game;
import cardinal.cli.game.NamedDecks;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import cardinal.kernel.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says which cards of a file or pool can be played, and which words of the others were not understood. */
@Command(name = "check", header = "Say which cards of a file or pool can be played; exit code 1 if some cannot.",
        description = {"",
            "A card can be played if all of its text is understood, comes out again when what was understood is",
            "printed, and can be carried out; with --games, if random games with it in the deck run clean, too; with",
            "--mutations, if every number and word of it that is exchanged for another changes what it does; with",
            "--meaning, if every part of what was understood that is exchanged for another changes how it is played on",
            "some table. The words that are missing are listed with the number of cards that each of them would unlock.",
            "Without a file or pool, the cards that the game comes with are checked.", ""})
final class CardsCheckCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "A JSON file with a list of cards.")
    @Nullable Path file;

    @Option(names = "--pool", paramLabel = "NAME",
            description = "An imported card pool instead of a file, or several: base,mine.")
    @Nullable String pool;

    @Option(names = "--game", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).",
            defaultValue = Games.USUAL)
    String name = "";

    @Option(names = "--games", paramLabel = "N", arity = "0..1", fallbackValue = "50", defaultValue = "0",
            description = "Play random games with every card in the deck (50 unless another number is given).")
    int games;

    @Option(names = "--mutations",
            description = "Exchange every number and word for another and see that the card does something else.")
    boolean mutations;

    @Option(names = "--meaning", paramLabel = "N", arity = "0..1", fallbackValue = "150", defaultValue = "0",
            description = "Exchange every part of what was understood for another and see on up to N tables (150) that the"
                    + " card plays differently.")
    int meaning;

    @Option(names = "--slice", paramLabel = "I/N", defaultValue = "1/1",
            description = "Look with --meaning at every N-th card only, beginning with the I-th: a long look in parts.")
    String slice = "";

    @Option(names = "--seed", paramLabel = "N", description = "The seed of these games (${DEFAULT-VALUE}).",
            defaultValue = "1")
    long seed;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads (all processors).")
    int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--report", paramLabel = "FILE",
            description = "Write a page to show: every set with its share, the words that are missing, the cards that lack them.")
    @Nullable Path report;

    @Option(names = "--decks", paramLabel = "FILE", split = ",",
            description = "Files with decks for the page: the missing words by the decks that they keep from being played.")
    List<Path> decks = List.of();

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    /** What a tool reads; games and mutations: empty if they were not asked for. */
    private record Answer(int cards, int supported, List<MissingWords> missing, Optional<CardTrials.Findings> games,
            Optional<Mutations.Findings> mutations, Optional<MeaningFindings> meaning, List<CardReport> reports) {
        boolean isClean() {
            return supported == cards && games.map(g -> g.failures().isEmpty()).orElse(true)
                    && mutations.map(m -> m.holes().isEmpty()).orElse(true)
                    && meaning.map(MeaningFindings::isClean).orElse(true);
        }
    }

    CardsCheckCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        if (report == null && !decks.isEmpty()) {
            throw new BadInput("--decks is for the page: name it with --report FILE.html");
        }
        Game<?> game = Games.named(name, source());
        List<CardReport> cards = game.reports();
        int supported = (int) cards.stream().filter(CardReport::supported).count();
        Answer answer = new Answer(cards.size(), supported, MissingWords.of(cards),
                games == 0 ? Optional.empty() : Optional.of(trials(game)),
                mutations ? Optional.of(game.mutations()) : Optional.empty(),
                meaning == 0 ? Optional.empty() : Optional.of(meaning(game)), cards);
        if (report != null) {
            TextFile.write(report, page(game, cards).lines().toList());
        }
        if (json) {
            Json.print(io, answer);
        } else {
            print(answer);
        }
        return answer.isClean() ? Main.OK : Main.FAILED;
    }

    private String page(Game<?> game, List<CardReport> cards) {
        List<CardReport> lists =
                decks.isEmpty() ? List.of() : PlayableDecks.of(game, NamedDecks.many(decks)).reports();
        String from = file != null ? String.valueOf(file.getFileName())
                : pool != null ? "the pool " + pool : "the starter set";
        return new Coverage(game.rules().id(), from, cards, game.printings(), lists).page();
    }

    private <T extends Table> CardTrials.Findings trials(Game<T> game) {
        if (games < 0 || games > 100_000) {
            throw new BadInput("--games is a number from 1 to 100000, not " + games);
        }
        List<Candidate> candidates = game.candidates();
        try (GameProgress progress =
                new GameProgress(io, "cardinal cards check", games * candidates.size(), 0)) {
            return CardTrials.run(game.rules(), game.mode(), candidates, games, seed, threads, progress);
        }
    }

    private <T extends Table> MeaningFindings meaning(Game<T> game) {
        if (meaning < 0 || meaning > 100_000) {
            throw new BadInput("--meaning is a number from 1 to 100000, not " + meaning);
        }
        return MeaningReport.run(io, game, new MeaningReport.Look(meaning, Slice.of(slice), seed, threads));
    }

    private Optional<CardSource> source() {
        Games.require(name);
        if (file != null && pool != null) {
            throw new BadInput("name a card file or a pool: cards check FILE, or cards check --pool NAME");
        }
        if (file == null && pool == null) {
            return Optional.empty();
        }
        return Optional.of(file != null ? CardSource.of(file)
                : CardSource.of(PoolFolder.usual(), name, String.valueOf(pool)));
    }

    private void print(Answer answer) {
        for (MissingWords words : answer.missing) {
            io.out().println(
                    "unlocks " + words.unlocks() + " of " + words.cards().size() + ": «" + words.words() + "»  "
                            + String.join(", ", words.cards()));
        }
        answer.games.ifPresent(this::print);
        answer.mutations.ifPresent(this::print);
        answer.meaning.ifPresent(findings -> MeaningReport.print(io, findings));
        io.out().println(answer.supported + " of " + answer.cards + " cards can be played"
                + (answer.cards == 0 ? "" : " (" + answer.supported * 100 / answer.cards + "%)"));
    }

    private void print(CardTrials.Findings findings) {
        findings.failures().forEach((card, problems) -> problems
                .forEach(problem -> io.out().println("not clean: " + card + ": " + problem)));
        if (!findings.deckless().isEmpty()) {
            io.out().println("in no deck: " + String.join(", ", findings.deckless()));
        }
        io.out().println(
                String.format(Locale.ROOT, "%d random games, seed %d: %s (%.0f games/s)", findings.games(), seed,
                        findings.failures().isEmpty() ? "all clean" : findings.failures().size() + " cards not clean",
                        findings.throughput().gamesPerSecond()));
    }

    private void print(Mutations.Findings findings) {
        for (Mutations.Hole hole : findings.holes()) {
            io.out().println("the same: " + hole.card() + ": \"" + hole.text() + "\" and \"" + hole.mutant() + "\"");
        }
        io.out().println(findings.mutants() + " texts with something exchanged: " + findings.read()
                + " understood as something else or the same, " + findings.holes().size() + " of them the same");
    }
}
