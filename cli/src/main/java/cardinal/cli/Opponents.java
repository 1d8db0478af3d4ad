package cardinal.cli;

import cardinal.bots.Bots;
import cardinal.cli.play.Seat;
import cardinal.kernel.BadInput;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Who sits at the other seats of a match at the terminal: people at the same screen, or bots of some level. */
final class Opponents {
    @Option(names = {"--bot", "--bots"}, paramLabel = "LEVEL",
            description = "How the bots play: random, greedy, adept, master (the best by default), or "
                    + "\"cmd:PROGRAM\" for a program of your own (docs/research.md).")
    @Nullable String bot;

    @Option(names = "--think", paramLabel = "TIME", defaultValue = "2s",
            description = "The longest a bot thinks about a choice: 2s, 500ms (${DEFAULT-VALUE}).")
    String think = "2s";

    @Option(names = "--explain",
            description = "Bots say why they choose what they choose; that may tell what they hold.")
    boolean explain;

    @Option(names = "--human", description = "People share the screen, one for each seat.")
    boolean human;

    /** Complains before anything starts. */
    void check() {
        if (human && bot != null) {
            throw new BadInput("--human and --bot exclude each other");
        }
        longest();
        if (!human) {
            bot(0);
        }
    }

    /** Who sits at a seat that is not yours. */
    Seat at(String person, long seed) {
        return human ? Seat.person(person) : bot(seed);
    }

    private Seat bot(long seed) {
        String level = bot == null ? Bots.levels().getLast() : bot;
        return Seat.bot(level, Bots.named(level, seed, longest()), explain);
    }

    private Duration longest() {
        return ThinkTime.of("--think", think);
    }
}
