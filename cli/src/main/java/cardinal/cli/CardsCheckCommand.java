package cardinal.cli;

import cardinal.cards.CardReport;
import cardinal.cards.MissingWords;
import cardinal.cards.keep.PoolFolder;
import cardinal.cli.game.Games;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says which cards of a file or pool can be played, and which words of the others were not understood. */
@Command(name = "check", header = "Say which cards of a file or pool can be played; exit code 1 if some cannot.",
        description = {"",
            "A card can be played if all of its text is understood, comes out again when what was understood is",
            "printed, and can be carried out. The words that are missing are listed with the number of cards that",
            "each of them would unlock.", ""})
final class CardsCheckCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "A JSON file with a list of cards.")
    @Nullable Path file;

    @Option(names = "--pool", paramLabel = "NAME", description = "An imported card pool instead of a file.")
    @Nullable String pool;

    @Option(names = "--game", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).",
            defaultValue = Games.USUAL)
    String name = "";

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    /** What a tool reads. */
    private record Answer(int cards, int supported, List<MissingWords> missing, List<CardReport> reports) {
    }

    CardsCheckCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        List<CardReport> cards = Games.named(name).library().check(cards());
        int supported = (int) cards.stream().filter(CardReport::supported).count();
        Answer answer = new Answer(cards.size(), supported, MissingWords.of(cards), cards);
        if (json) {
            Json.print(io, answer);
        } else {
            print(answer);
        }
        return supported == cards.size() ? Main.OK : Main.FAILED;
    }

    private Path cards() {
        Games.require(name);
        if (file == null == (pool == null)) {
            throw new BadInput("name a card file or a pool: cards check FILE, or cards check --pool NAME");
        }
        return file != null ? file : PoolFolder.usual().existing(name, String.valueOf(pool));
    }

    private void print(Answer answer) {
        for (MissingWords words : answer.missing) {
            io.out().println("unlocks " + words.unlocks() + " of " + words.cards().size() + ": «" + words.words() + "»  "
                    + String.join(", ", words.cards()));
        }
        io.out().println(answer.supported + " of " + answer.cards + " cards can be played"
                + (answer.cards == 0 ? "" : " (" + answer.supported * 100 / answer.cards + "%)"));
    }
}
