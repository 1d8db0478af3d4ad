package cardinal.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class BotsTest {

    static List<Played<?>> games() {
        return Played.all();
    }

    @Test
    void anUnknownLevelIsAnsweredWithTheKnownOnes() {
        assertThatThrownBy(() -> Bots.named("grandmaster", 1)).isInstanceOf(BadInput.class)
                .hasMessage("there is no bot \"grandmaster\"; the levels are random, greedy");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSameSeedPlaysTheSameGame(Played<?> game) {
        for (String level : Bots.levels()) {
            assertThat(choices(game, level, 5)).as(level).isEqualTo(choices(game, level, 5));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aBotIsNotAskedForAnotherSeat(Played<?> game) {
        Match<?> match = game.games().start(3);
        SeatView other = Bots.view(match, 1 - match.prompt().seat());
        assertThat(other.isAsked()).isFalse();
        assertThat(other.size()).isZero();
        assertThatThrownBy(() -> other.command(0)).isInstanceOf(BadInput.class);
    }

    private static <T extends Table> List<Integer> choices(Played<T> game, String level, int seed) {
        Match<T> match = game.games().start(seed);
        Bot[] bots = {Bots.named(level, 1), Bots.named(level, 2)};
        SeatView[] views = {Bots.view(match, 0), Bots.view(match, 1)};
        List<Integer> made = new ArrayList<>();
        while (!match.isOver()) {
            int seat = match.prompt().seat();
            made.add(bots[seat].choose(views[seat]));
            match.choose(made.getLast());
        }
        return made;
    }
}
