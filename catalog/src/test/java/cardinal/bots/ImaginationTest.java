package cardinal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Dice;
import cardinal.kernel.Imagination;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.proving.HiddenCards;
import cardinal.proving.WhoSees;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a seat imagines it cannot tell from what is, and it tells nothing of what is. */
final class ImaginationTest {
    private static final int GAMES = 6;

    static List<Played<?>> games() {
        return Played.everyMode();
    }

    @ParameterizedTest
    @MethodSource("games")
    void anImaginedTableLooksTheSameToTheSeatThatImaginesIt(Played<?> game) {
        looksTheSame(game);
    }

    private static <T extends Table> void looksTheSame(Played<T> game) {
        Dice dice = new Dice(17);
        game.games().atEveryQuestion(GAMES, (match, where) -> {
            if (!match.isOver() && dice.below(3) == 0) {
                int seat = match.prompt().seat();
                Match<T> imagined = new Imagination<>(match, seat).next(dice);
                assertThat(seen(imagined, seat)).as(where).isEqualTo(seen(match, seat));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void anImaginedMatchIsPlayedToItsEnd(Played<?> game) {
        playsOn(game);
    }

    private static <T extends Table> void playsOn(Played<T> game) {
        Dice dice = new Dice(19);
        game.games().atEveryQuestion(GAMES, (match, where) -> {
            if (!match.isOver() && dice.below(12) == 0) {
                Match<T> imagined = new Imagination<>(match, match.prompt().seat()).next(dice);
                while (!imagined.isOver()) {
                    imagined.choose(dice.below(imagined.prompt().size()));
                }
            }
        });
    }

    /** The same imagination on tables that differ only where the seat does not see gives the same table: nothing leaks. */
    @ParameterizedTest
    @MethodSource("games")
    void whatIsImaginedDoesNotDependOnWhatIsHidden(Played<?> game) {
        leaksNothing(game);
    }

    private static <T extends Table> void leaksNothing(Played<T> game) {
        Dice dice = new Dice(23);
        WhoSees<T> eyes = game.whoSees();
        game.games().atEveryQuestion(GAMES, (match, where) -> {
            if (!match.isOver() && dice.below(3) == 0) {
                int seat = match.prompt().seat();
                Match<T> other = match.copy();
                T t = other.table();
                HiddenCards.exchange(t, seat, (1 << t.seatCount()) - 1, Table::heapOf, eyes::sees, dice);
                t.dice().next();
                long seed = dice.next();
                assertThat(new Imagination<>(other, seat).next(new Dice(seed)).fingerprint()).as(where)
                        .isEqualTo(new Imagination<>(match, seat).next(new Dice(seed)).fingerprint());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void hiddenCardsComeToLieAnywhere(Played<?> game) {
        deals(game);
    }

    private static <T extends Table> void deals(Played<T> game) {
        Match<T> match = game.games().start(1);
        Imagination<T> imagination = new Imagination<>(match, match.prompt().seat());
        Dice dice = new Dice(3);
        assertThat(imagination.next(dice).table().position()).isNotEqualTo(match.table().position())
                .isNotEqualTo(imagination.next(dice).table().position());
        assertThat(imagination.next(dice).table().dice().state()).isNotEqualTo(match.table().dice().state());
    }

    private static <T extends Table> List<String> seen(Match<T> match, int seat) {
        List<String> all = new ArrayList<>(match.rules().view(match.table(), seat));
        all.add(match.prompt().toString());
        for (int i = 0; i < match.prompt().size(); i++) {
            all.add(match.prompt().option(i) + " " + match.command(i));
        }
        return all;
    }
}
