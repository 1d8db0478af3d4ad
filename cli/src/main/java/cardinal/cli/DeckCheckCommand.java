package cardinal.cli;

import cardinal.cards.deck.LimitList;
import cardinal.cards.deck.Violation;
import cardinal.catalog.Games;
import cardinal.catalog.game.DeckLimits;
import cardinal.catalog.game.Game;
import cardinal.cli.game.NamedDecks;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import cardinal.kernel.Setup;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Names every rule of deck building that a list breaks. */
@Command(name = "check", header = "Name every rule of deck building that a list breaks; exit code 1 if there is one.")
final class DeckCheckCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(paramLabel = "FILE", description = "A deck list, one card on a line: \"3 Name\".")
    Path file = Path.of("");

    @Option(names = "--game", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).",
            defaultValue = Games.USUAL)
    String name = "";

    @Option(names = "--mode", paramLabel = "MODE", description = "The mode or format (the game's usual one).")
    @Nullable String mode;

    @Mixin
    CardChoice cards = new CardChoice();

    @Option(names = "--list", paramLabel = "FILE",
            description = "A list of banned and restricted cards to apply: a table with tabs or JSON, with card, limit, from, to, region,"
                    + " source.")
    @Nullable Path list;

    @Option(names = "--as-of", paramLabel = "DATE", description = "The day whose rows of the list count (today).")
    @Nullable LocalDate asOf;

    @Option(names = "--region", paramLabel = "REGION", description = "The region whose rows of the list count.")
    String region = "";

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    DeckCheckCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        Game<?> game = cards.game(name, mode);
        Setup.DeckList deck = NamedDecks.read(file);
        if (deck.lines().stream().allMatch(String::isBlank)) {
            throw new BadInput(file.toString(), "the file is empty; a deck list has one card on a line: \"3 Name\"");
        }
        if (list == null && (asOf != null || !region.isEmpty())) {
            throw new BadInput((asOf != null ? "--as-of" : "--region")
                    + " says which rows of a list of banned and restricted cards count: name the file with --list");
        }
        List<Violation> faults = new ArrayList<>(game.faults(deck));
        LocalDate day = asOf == null ? LocalDate.now(ZoneId.systemDefault()) : asOf;
        Optional<DeckLimits> limits = Optional.ofNullable(list)
                .map(rows -> new DeckLimits(game, LimitList.inForce(LimitList.read(rows), day, region), day));
        limits.ifPresent(all -> faults.addAll(all.violations(game.read(deck))));
        List<String> unknown = limits.map(DeckLimits::unknown).orElse(List.of());
        if (json) {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("file", file.toString());
            if (list != null) {
                all.put("list", list.toString());
                all.put("asOf", day.toString());
                all.put("notAmongTheCards", unknown);
            }
            all.put("legal", faults.isEmpty());
            all.put("violations", faults);
            Json.print(io, all);
        } else {
            if (!unknown.isEmpty()) {
                io.out().println(
                        list + ": not among the cards at hand, so not looked for: " + String.join(", ", unknown));
            }
            faults.forEach(f -> io.out().println(file + ": " + f.toString().replaceAll("\\s*\\R\\s*", "; ")));
            io.out().println(faults.isEmpty() ? file + ": a legal deck"
                    : faults.size() + (faults.size() == 1 ? " violation" : " violations"));
        }
        return faults.isEmpty() ? Main.OK : Main.FAILED;
    }
}
