package cardinal.bots.outside;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.bots.Played;
import cardinal.bots.SeatView;
import cardinal.catalog.Games;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.proving.HiddenCards;
import cardinal.proving.WhoSees;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** What programs outside are told: what their seat may know, in a form that never changes. */
final class ObservationTest {

    static List<Played<?>> games() {
        return Played.all();
    }

    static List<Played<?>> modes() {
        return Played.everyMode();
    }

    private static String told(SeatView view) {
        return JsonMapper.shared().writeValueAsString(Observation.of(view));
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothingChangesWhenHiddenCardsAreSwapped(Played<?> game) {
        swapAndCompare(game);
    }

    private static <T extends Table> void swapAndCompare(Played<T> game) {
        WhoSees<T> eyes = game.whoSees();
        for (int seed = 1; seed <= 3; seed++) {
            Match<T> match = game.games().start(seed);
            Dice dice = new Dice(seed);
            while (!match.isOver()) {
                for (int seat = 0; seat < match.table().seatCount(); seat++) {
                    Match<T> other = match.copy();
                    T t = other.table();
                    HiddenCards.exchange(t, seat, (1 << t.seatCount()) - 1, Table::heapOf, eyes::sees, dice);
                    assertThat(told(Games.view(other, seat))).isEqualTo(told(Games.view(match, seat)));
                }
                match.choose(dice.below(match.prompt().size()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("modes")
    void theVectorIsAlwaysAsLongAsItsNamesAndTheMaskAlwaysFits(Played<?> game) {
        Match<?> match = game.games().start(7);
        List<String> names = VectorLayout.names(Games.view(match, 0));
        assertThat(names).doesNotHaveDuplicates();
        Dice dice = new Dice(7);
        Set<Double> values = new HashSet<>();
        while (!match.isOver()) {
            SeatView view = Games.view(match, match.prompt().seat());
            double[] vector = VectorLayout.vector(view);
            assertThat(vector).hasSize(names.size());
            assertThat(VectorLayout.names(view)).isEqualTo(names);
            values.add(vector[names.indexOf("turn")]);
            Observation see = Observation.of(view);
            assertThat(see.options()).hasSize(view.size()).hasSizeLessThanOrEqualTo(Actions.WIDTH);
            assertThat(see.cards()).allSatisfy(
                    card -> assertThat(card.numbers()).hasSize(view.learningFeatures().cardNames().size()));
            boolean[] mask = Actions.mask(view);
            assertThat(mask).hasSize(Actions.WIDTH);
            assertThat(mask[view.size() - 1]).isTrue();
            assertThat(mask[view.size()]).isFalse();
            match.choose(dice.below(view.size()));
        }
        assertThat(values).hasSizeGreaterThan(2);
    }
}
