package cardinal.cli;

import cardinal.arena.files.TextFile;
import cardinal.catalog.game.Game;
import cardinal.kernel.BadInput;
import cardinal.kernel.Journal;
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
            throw cards.pool == null || !cards.pool.equals(journal.poolName()) ? e
                    : new BadInput(file.toString(), "it was played with the card pool \"" + journal.poolName() + "\": "
                            + e.getMessage());
        }
    }

    /** A number of choices of this journal. */
    int place(Journal journal, @Nullable Integer at) {
        int made = journal.choices().length;
        if (at != null && (at < 0 || at > made)) {
            throw new BadInput(file.toString(), "there is no choice " + at + "; the journal has " + made);
        }
        return at == null ? made : at;
    }
}
