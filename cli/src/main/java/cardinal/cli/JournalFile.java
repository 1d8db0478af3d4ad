package cardinal.cli;

import cardinal.arena.files.TextFile;
import cardinal.catalog.game.Game;
import cardinal.catalog.Games;
import cardinal.kernel.BadInput;
import cardinal.kernel.Difference;
import cardinal.kernel.Journal;
import cardinal.kernel.Ruleset;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A recorded match in a file, and the cards it was played with. */
final class JournalFile {
    @Parameters(index = "0", paramLabel = "FILE",
            description = "A journal, as \"save\" and \"sim --journals\" write it.")
    Path file = Path.of("");

    @Mixin
    CardChoice cards = new CardChoice();

    Journal journal() {
        return Journal.parse(file.toString(), TextFile.lines(file));
    }

    /** The game with the cards that are named, otherwise with the pool the journal was played with. */
    Game<?> game(Journal journal) {
        if (!cards.isGiven() && !journal.poolName().isEmpty()) {
            cards.pool = journal.poolName();
        }
        try {
            return cards.game(journal.ruleset());
        } catch (BadInput e) {
            if (!journal.cards().isEmpty() && journal.poolName().equals(cards.pool)) {
                return Games.named(journal.ruleset()); // it has kept its cards
            }
            throw cards.pool == null || !cards.pool.equals(journal.poolName()) ? e
                    : new BadInput(file.toString(), "it was played with the card pool \"" + journal.poolName() + "\": "
                            + e.getMessage());
        }
    }

    /** What is said of a journal whose rules have changed since. */
    static String parted(Journal journal, Difference difference) {
        return "the rules have changed since (it was played with version " + journal.version() + "): "
                + difference.sentence();
    }

    /** What is said of a journal of another version that comes out the same; empty if it is of this one. */
    static String versions(Journal journal, Ruleset<?> rules) {
        return rules.version().equals(journal.begunWith()) ? ""
                : "Begun with version " + journal.begunWith() + " of the rules, goes on with " + rules.version() + ".";
    }

    /** A number of choices of this journal. */
    int place(Journal journal, @Nullable Integer at) {
        int made = journal.choices().size();
        if (at != null && (at < 0 || at > made)) {
            throw new BadInput(file.toString(), "there is no choice " + at + "; the journal has " + made);
        }
        return at == null ? made : at;
    }
}
