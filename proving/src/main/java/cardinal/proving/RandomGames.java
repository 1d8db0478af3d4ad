package cardinal.proving;

import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Matches with random choices; the same number gives the same match.
 *
 * @param setup  what a game begins with
 */
public record RandomGames<T extends Table>(Ruleset<T> rules, IntFunction<Setup> setup) {

    /** All pairs of decks, one after the other. */
    public static <T extends Table> RandomGames<T> pairs(Ruleset<T> rules, String mode, List<DeckList> decks) {
        int n = decks.size();
        return new RandomGames<>(rules, game -> new Setup(rules.id(), mode, game,
                List.of(decks.get(game % n), decks.get(game / n % n))));
    }

    /** Every seat has another deck; they go round the table. */
    public static <T extends Table> RandomGames<T> rounds(Ruleset<T> rules, String mode, List<DeckList> decks,
            int seats) {
        return new RandomGames<>(rules, game -> new Setup(rules.id(), mode, game,
                IntStream.range(0, seats).mapToObj(seat -> decks.get((game + seat) % decks.size())).toList()));
    }

    public Match<T> start(int game) {
        return Match.start(rules, setup.apply(game));
    }

    /** The random choices of a game. */
    public Dice dice(int game) {
        return new Dice(0x9e37L * game + 11);
    }

    public int pick(Match<T> match, Dice dice) {
        return dice.below(match.prompt().size());
    }

    /** Looks at a table. */
    public interface Look<T extends Table> {
        void at(Match<T> match, String where);
    }

    /** Plays games to their end and looks at every question, and once more when all is over. */
    public void atEveryQuestion(int count, Look<T> look) {
        for (int game = 0; game < count; game++) {
            Match<T> match = start(game);
            Dice dice = dice(game);
            while (!match.isOver()) {
                look.at(match, where(game, match));
                match.choose(pick(match, dice));
            }
            look.at(match, where(game, match));
        }
    }

    /** The same with somebody who follows every step. */
    public void atEveryQuestion(int count, IntFunction<Witness<T>> witnesses, WitnessedLook<T> look) {
        for (int game = 0; game < count; game++) {
            Match<T> match = start(game);
            Witness<T> witness = witnesses.apply(game);
            witness.begin(match.table());
            match.table().observe(witness);
            Dice dice = dice(game);
            while (!match.isOver()) {
                look.at(match, witness, where(game, match));
                match.choose(pick(match, dice));
                witness.look(match.table());
            }
            look.at(match, witness, where(game, match));
        }
    }

    /** Looks at a table together with what everybody may know of it. */
    public interface WitnessedLook<T extends Table> {
        void at(Match<T> match, Witness<T> witness, String where);
    }

    static String where(int game, Match<?> match) {
        return "game " + game + " after " + match.choiceCount() + " choices";
    }
}
