package cardinal.cli;

import cardinal.arena.files.Ledgers;
import cardinal.cards.keep.KeptPool;
import cardinal.cards.keep.PoolFolder;
import cardinal.catalog.Games;
import cardinal.catalog.entry.Family;
import cardinal.catalog.game.Game;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.Edition;
import cardinal.kernel.Ledger;
import cardinal.kernel.Setup;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists what can be played. */
@Command(name = "games", header = "List the games that can be played, with their editions, modes and card pools.",
        description = {"",
            "An edition is one rule document of a family of games. The name in front is",
            "what other commands take for GAME; then come the document's version and date,",
            "as it states them, how many clauses it has, and how many of them are not proven",
            "yet; the modes, the usual one first;",
            "the starter decks, and the card pools that were imported.", ""})
final class GamesCommand implements Callable<Integer> {
    private static final int NAME = 18;
    private static final int TITLE = 26;
    private static final int DOCUMENT = 22;

    private final Io io;

    /** What a tool reads. */
    private record FamilyAnswer(String family, String title, List<EditionAnswer> editions) {
    }

    /**
     * An edition.
     *
     * @param date  as the document says; empty where it says none, and so the version
     * @param open  of its clauses those that no test proves yet
     * @param modes  the usual one first
     * @param starters  the decks of the cards that come with Cardinal
     * @param pools  the cards that were imported
     */
    private record EditionAnswer(String game, String title, String date, String version, int clauses, int open,
            List<String> modes, List<String> starters, List<PoolAnswer> pools) {
    }

    private record PoolAnswer(String pool, int cards) {
    }

    @Option(names = "--json", description = "Print a JSON array of families, each with its editions.")
    boolean json;

    GamesCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        List<KeptPool> kept = PoolFolder.usual().list();
        List<FamilyAnswer> families = new ArrayList<>();
        for (Family<?> family : Games.families()) {
            List<EditionAnswer> editions = new ArrayList<>();
            for (Edition edition : family.editions()) {
                editions.add(edition(edition, kept));
            }
            families.add(new FamilyAnswer(family.id(), family.title(), editions));
        }
        if (json) {
            Json.print(io, families);
        } else {
            TerminalColours colours = TerminalColours.on(io.terminal());
            families.forEach(family -> print(family, colours));
        }
        return Main.OK;
    }

    private static EditionAnswer edition(Edition edition, List<KeptPool> kept) throws IOException {
        Game<?> game = Games.named(edition.id());
        List<PoolAnswer> pools = kept.stream().filter(pool -> pool.game().equals(edition.id()))
                .map(pool -> new PoolAnswer(pool.name(), pool.cards())).toList();
        List<Ledger.Entry> clauses = Ledgers.of(edition.id()).entries();
        return new EditionAnswer(edition.id(), edition.title(), edition.date(), edition.version(),
                clauses.size(), (int) clauses.stream().filter(c -> c.status() == Ledger.Status.OPEN).count(),
                game.modes(),
                game.starters().stream().map(Setup.DeckList::name).toList(), pools);
    }

    private void print(FamilyAnswer family, TerminalColours colours) {
        io.out().println(colours.bold(family.title()));
        for (EditionAnswer edition : family.editions()) {
            io.out().println(
                    "  " + TerminalColours.fit(edition.game(), NAME) + TerminalColours.fit(edition.title(), TITLE)
                            + TerminalColours.fit(document(edition), DOCUMENT) + clauses(edition));
            String indent = " ".repeat(2 + NAME);
            io.out().println(indent + colours.dim("modes ") + String.join(", ", edition.modes()));
            io.out().println(indent + colours.dim("decks ") + String.join(", ", edition.starters()));
            if (!edition.pools().isEmpty()) {
                io.out().println(indent + colours.dim("pools ") + edition.pools().stream()
                        .map(pool -> pool.pool() + " (" + pool.cards() + " cards)").collect(Collectors.joining(", ")));
            }
        }
    }

    private static String document(EditionAnswer edition) {
        String version = edition.version().isEmpty() ? "" : "version " + edition.version();
        return version.isEmpty() || edition.date().isEmpty() ? version + edition.date()
                : edition.version() + " of " + edition.date();
    }

    private static String clauses(EditionAnswer edition) {
        return edition.clauses() == 0 ? "no document"
                : String.format(Locale.ROOT, "%,d clauses", edition.clauses())
                        + (edition.open() == 0 ? ""
                                : String.format(Locale.ROOT, ", %,d not proven yet", edition.open()));
    }
}
