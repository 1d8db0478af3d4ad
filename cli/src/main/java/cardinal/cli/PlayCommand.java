package cardinal.cli;

import cardinal.arena.people.MatchLog;
import cardinal.arena.people.WatchedRuleset;
import cardinal.catalog.game.Game;
import cardinal.cli.game.NamedDecks;
import cardinal.cli.io.Io;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.scenario.Seats;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
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

    @Option(names = "--mode", paramLabel = "MODE",
            description = "The mode or format (the game's usual one); cardinal games lists them.")
    @Nullable String mode;

    @Option(names = "--deck", paramLabel = "DECK", description = "Your deck: a starter deck or a file with a list.")
    @Nullable String deck;

    @Option(names = "--vs", paramLabel = "DECK", split = ",",
            description = "The other deck, or the others' decks in the order of their seats.")
    List<String> vs = List.of();

    @Option(names = "--casual",
            description = "Play decks that break rules of deck building, too; cards that cannot be played are left out. All of it is said.")
    boolean casual;

    @Mixin
    Opponents opponents = new Opponents();

    @Option(names = "--seed", paramLabel = "N",
            description = "The seed of all chance; the same seed gives the same match.")
    @Nullable Long seed;

    @Option(names = "--seat", paramLabel = "A|B|C|D",
            description = "The seat you take (A). Who goes first is left to chance, as the rules say.")
    String seat = "A";

    @Option(names = "--save", paramLabel = "FILE", description = "Write the journal here when you stop.")
    @Nullable Path save;

    PlayCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        return play(choice.game(mode));
    }

    private <T extends Table> int play(Game<T> game) throws IOException {
        opponents.check();
        int mine = MatchSetup.seat(seat, game.seats());
        List<Setup.DeckList> decks = decks(game, mine);
        long chance = seed == null ? ThreadLocalRandom.current().nextLong(1_000_000_000) : seed;
        Setup setup = new Setup(game.rules().id(), game.mode(), chance, decks);
        MatchSetup<T> seating = new MatchSetup<>(game, mine, opponents, chance, save);
        MatchLog<T> log = new MatchLog<>(game, game.seats());
        Match<T> match = Match.start(new WatchedRuleset<>(game.rules(), log), setup);
        seating.run(io, match, log,
                "Match with seed " + chance + ": " + Seats.name(mine) + " plays " + decks.get(mine).name()
                        + others(decks, mine) + ".");
        return Main.OK;
    }

    /** The decks seat by seat; who has none gets a starter deck that nobody plays yet. */
    private List<Setup.DeckList> decks(Game<?> game, int mine) {
        if (vs.size() >= game.seats()) {
            throw new BadInput(
                    "--vs names " + vs.size() + " decks; there are " + (game.seats() - 1) + " other players");
        }
        Iterator<String> named = vs.iterator();
        List<String> words = new ArrayList<>();
        for (int s = 0; s < game.seats(); s++) {
            words.add(s == mine ? deck == null ? "" : deck : named.hasNext() ? named.next().strip() : "");
        }
        Iterator<String> unused =
                game.starters().stream().map(Setup.DeckList::name).filter(name -> !words.contains(name)).iterator();
        if (words.get(mine).isEmpty()) {
            words.set(mine, unused.next());
        }
        words.replaceAll(word -> word.isEmpty() ? unused.next() : word);
        return words.stream()
                .map(word -> casual ? NamedDecks.casual(game, word, io.out()::println)
                        : NamedDecks.playable(game, word))
                .toList();
    }

    private static String others(List<Setup.DeckList> decks, int mine) {
        if (decks.size() == 2) {
            return " against " + decks.get(1 - mine).name();
        }
        StringBuilder words = new StringBuilder();
        for (int s = 0; s < decks.size(); s++) {
            words.append(s == mine ? "" : ", " + Seats.name(s) + " " + decks.get(s).name());
        }
        return words.toString();
    }
}
