package cardinal.arena.research;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.arena.Starter;
import cardinal.catalog.Games;
import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class EnvironmentTest {

    static List<Starter<?>> games() {
        return Starter.all();
    }

    private static Environment of(Starter<?> game, Map<Integer, String> bots) {
        return new Environment(game.rules(), game.mode(), game.decks().subList(0, 2), bots);
    }

    private static int legal(Environment match, Dice dice) {
        int n = 0;
        for (boolean legal : match.mask()) {
            n += legal ? 1 : 0;
        }
        return dice.below(n);
    }

    /** Plays to the end and gives what was seen on the way. */
    private static List<String> playedOut(Environment match, long seed) {
        List<String> seen = new ArrayList<>();
        Dice dice = new Dice(seed);
        while (!match.isOver()) {
            seen.add(match.seat() + " " + match.observe().options());
            match.step(legal(match, dice));
        }
        seen.add(match.ending());
        return seen;
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSameSeedAndActionsGiveTheSameMatch(Starter<?> game) {
        Environment match = of(game, Map.of());
        match.reset(5);
        List<String> once = playedOut(match, 9);
        assertThat(match.scores()).satisfiesAnyOf(s -> assertThat(s).containsExactly(1, 0),
                s -> assertThat(s).containsExactly(0, 1), s -> assertThat(s).containsExactly(0.5, 0.5));
        match.reset(5);
        assertThat(playedOut(match, 9)).isEqualTo(once);
        match.reset(6);
        assertThat(playedOut(match, 9)).isNotEqualTo(once);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aCopyGoesOnTheSameAndLeavesTheOriginalAlone(Starter<?> game) {
        Environment match = of(game, Map.of());
        match.reset(5);
        Dice dice = new Dice(1);
        for (int i = 0; i < 30 && !match.isOver(); i++) {
            match.step(legal(match, dice));
        }
        Environment copy = match.copy();
        List<String> expected = playedOut(match.copy(), 3);
        assertThat(playedOut(copy, 3)).isEqualTo(expected);
        assertThat(playedOut(match, 3)).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsImaginedLooksTheSameToWhoImaginesItAndCanBePlayedOut(Starter<?> game) {
        Environment match = of(game, Map.of());
        match.reset(5);
        Dice dice = new Dice(2);
        for (int i = 0; i < 20; i++) {
            match.step(legal(match, dice));
        }
        Environment imagined = match.imagine(77);
        assertThat(imagined.lines(match.seat())).isEqualTo(match.lines(match.seat()));
        assertThat(imagined.observe().vector()).isEqualTo(match.observe().vector());
        playedOut(imagined, 4);
        assertThat(imagined.isOver()).isTrue();
        assertThat(match.isOver()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("games")
    void botsAnswerForTheirSeats(Starter<?> game) {
        Environment match = of(game, Map.of(0, "greedy"));
        match.reset(1);
        Dice dice = new Dice(1);
        while (!match.isOver()) {
            assertThat(match.seat()).isEqualTo(1);
            match.step(legal(match, dice));
        }
    }

    @Test
    void whatIsWrongChangesNothing() {
        Environment match = Environment.of(Games.named("riftbound"));
        assertThatThrownBy(match::observe).isInstanceOf(BadInput.class).hasMessageContaining("reset");
        match.reset(1);
        List<String> before = match.lines(0);
        assertThatThrownBy(() -> match.step(400)).isInstanceOf(BadInput.class).hasMessageContaining("legal are 0 to");
        assertThatThrownBy(() -> match.step("win")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> match.observe(2)).isInstanceOf(BadInput.class).hasMessageContaining("0 to 1");
        assertThat(match.lines(0)).isEqualTo(before);
        assertThatThrownBy(() -> of(Starter.RIFTBOUND, Map.of(1, "clever"))).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> of(Starter.RIFTBOUND, Map.of(2, "greedy"))).isInstanceOf(BadInput.class);
    }
}
