package cardinal.cli;

import cardinal.bots.Bots;
import cardinal.cli.game.Decks;
import cardinal.cli.game.Game;
import cardinal.cli.io.Io;
import cardinal.cli.play.Chronicle;
import cardinal.cli.play.Watched;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.scenario.Seats;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays a match at the terminal. */
@Command(name = "play", header = "Play a match, against a bot or with somebody at the same screen.",
        description = {"", "Answers are numbers or words; \"help\" inside a match lists what else can be typed.",
            "With input from a pipe every line is one answer.", ""})
final class PlayCommand implements Callable<Integer> {
    private final Io io;

    @Mixin
    GameChoice choice = new GameChoice();

    @Option(names = "--deck", paramLabel = "DECK", description = "Your deck: a starter deck or a file with a list.")
    @Nullable String deck;

    @Option(names = "--vs", paramLabel = "DECK", description = "The other deck.")
    @Nullable String vs;

    @Option(names = "--bot", paramLabel = "LEVEL",
            description = "How the bot plays: random, greedy, ... (the best by default).")
    @Nullable String bot;

    @Option(names = "--human", description = "Two people share the screen.")
    boolean human;

    @Option(names = "--seed", paramLabel = "N",
            description = "The seed of all chance; the same seed gives the same match.")
    @Nullable Long seed;

    @Option(names = "--seat", paramLabel = "A|B",
            description = "The seat you take (A). Who goes first is left to chance, as the rules say.")
    String seat = "A";

    @Option(names = "--save", paramLabel = "FILE", description = "Write the journal here when you stop.")
    @Nullable Path save;

    PlayCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        return play(choice.game());
    }

    private <T extends Table> int play(Game<T> game) throws IOException {
        if (human && bot != null) {
            throw new BadInput("--human and --bot exclude each other");
        }
        int mine = Seating.seat(seat, 2);
        List<Setup.DeckList> starters = game.starters();
        Setup.DeckList first = Decks.playable(game, deck == null ? starters.get(0).name() : deck);
        Setup.DeckList second = Decks.playable(game, vs == null ? starters.get(1).name() : vs);
        long chance = seed == null ? ThreadLocalRandom.current().nextLong(1_000_000_000) : seed;
        String level = human ? "" : bot == null ? Bots.levels().getLast() : bot;
        Setup setup = new Setup(game.rules().id(), game.mode(), chance,
                mine == 0 ? List.of(first, second) : List.of(second, first));
        Seating<T> seating = new Seating<>(game, mine, level, chance, save);
        Chronicle<T> log = new Chronicle<>(game, 2);
        Match<T> match = Match.start(new Watched<>(game.rules(), log), setup);
        seating.run(io, match, log,
                "Match with seed " + chance + ": " + Seats.name(mine) + " plays " + first.name() + " against "
                        + second.name()
                        + ".");
        return Main.OK;
    }
}
