package cardinal.cli;

import cardinal.arena.meaning.MeaningCheck;
import cardinal.arena.meaning.MeaningFindings;
import cardinal.arena.meaning.MeaningReasons;
import cardinal.arena.meaning.WrittenTables;
import cardinal.cards.Printed;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.Twins;
import cardinal.cli.io.Io;
import cardinal.kernel.Table;

/** Which words of cards matter, for people. */
final class MeaningReport {
    /** So many choices are made on a table. */
    static final int DECISIONS = 60;

    /** How it is done. tables: on how many at most. */
    record Look(int tables, Slice slice, long seed, int threads) {
    }

    private MeaningReport() {
    }

    static <T extends Table> MeaningFindings run(Io io, Game<T> game, Look look) {
        return run(io, game, game.twins(), look);
    }

    private static <T extends Table, D extends Printed> MeaningFindings run(Io io, Game<T> game, Twins<T, D> all,
            Look look) {
        Twins<T, D> twins =
                new Twins<>(look.slice.of(all.cards()), all.cast(), all.key(), all.tables(), all.scenarios());
        try (GameProgress progress = new GameProgress(io, "cardinal cards check", twins.cards().size(), 0, "cards")) {
            return MeaningCheck.run(twins, MeaningReasons.of(Games.family(game).id()),
                    WrittenTables.of(Games.family(game).id()),
                    new MeaningCheck.Settings(game.rules().id(), look.tables, DECISIONS, look.seed, look.threads),
                    progress);
        }
    }

    static void print(Io io, MeaningFindings findings) {
        for (MeaningFindings.DeadPart part : findings.unexplained()) {
            io.out().println("never matters: " + part.card() + ": " + part.kind() + " in \"" + part.words() + "\": "
                    + String.join(", ", part.exchanges()) + (part.tables() == 0 ? " (on no table it came to bear)"
                            : " on " + part.tables() + " tables where it comes to bear"));
        }
        for (MeaningFindings.DeadPart part : findings.different()) {
            io.out().println("not the same: " + part.card() + ": " + part.kind() + " in \"" + part.words() + "\": "
                    + String.join(", ", part.exchanges()));
        }
        findings.unneeded().forEach(reason -> io.out().println("a reason that is not needed: " + reason));
        findings.failures().forEach(failure -> io.out().println("not clean: " + failure));
        io.out().println(findings.parts() + " parts of " + findings.cards() + " cards exchanged, "
                + findings.pairs() + " words for others that mean the same, " + findings.matches() + " matches: "
                + findings.unexplained().size() + " never matter"
                + (findings.explained().isEmpty() ? "" : ", " + findings.explained().size() + " more for a reason, "
                        + findings.open() + " of which are open"));
    }
}
