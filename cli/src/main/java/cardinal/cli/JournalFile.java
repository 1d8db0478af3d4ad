package cardinal.cli;

import cardinal.cli.game.Game;
import cardinal.cli.game.Games;
import cardinal.cli.io.TextFile;
import cardinal.kernel.BadInput;
import cardinal.kernel.Journal;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A recorded match in a file, and the cards it was played with. */
final class JournalFile {
    @Parameters(index = "0", paramLabel = "FILE",
            description = "A journal, as \"save\" and \"sim --journals\" write it.")
    Path file = Path.of("");

    @Option(names = "--cards", paramLabel = "FILE",
            description = "Cards the match was played with besides the starter set (JSON).")
    @Nullable Path cards;

    Journal journal() {
        return Journal.parse(file.toString(), TextFile.lines(file));
    }

    Game<?> game(Journal journal) {
        return Games.named(journal.ruleset(), Optional.ofNullable(cards));
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
