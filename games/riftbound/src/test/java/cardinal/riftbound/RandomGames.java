package cardinal.riftbound;

import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import java.util.List;
import java.util.stream.IntStream;

/** Matches with random choices, over all pairs of starter decks. */
final class RandomGames {
    static final Riftbound RULES = new Riftbound(StarterSet.pool());

    private RandomGames() {
    }

    static Match<RiftTable> start(int game) {
        List<Setup.DeckList> decks = StarterSet.decks();
        int n = decks.size();
        return Match.start(RULES,
                new Setup("riftbound", "duel", game, List.of(decks.get(game % n), decks.get(game / n % n))));
    }

    /** A game of any mode; every seat has another starter deck. */
    static Match<RiftTable> start(Mode mode, int game) {
        List<Setup.DeckList> decks = StarterSet.decks(mode);
        List<Setup.DeckList> seated =
                IntStream.range(0, mode.seats()).mapToObj(seat -> decks.get((game + seat) % decks.size())).toList();
        return Match.start(RULES, new Setup("riftbound", mode.name(), game, seated));
    }

    /** The random choices of a game; the same for the same number. */
    static Dice dice(int game) {
        return new Dice(0x9e37L * game + 11);
    }

    static int pick(Match<RiftTable> match, Dice dice) {
        return dice.below(match.prompt().size());
    }
}
