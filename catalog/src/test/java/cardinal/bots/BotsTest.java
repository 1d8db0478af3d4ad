package cardinal.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.catalog.Games;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class BotsTest {

    private static final long NO_CAP = Duration.ofHours(1).toNanos();
    /** As many choices of a game as are compared. */
    private static final int FIRST = 12;

    static List<Played<?>> games() {
        return Played.all();
    }

    static List<Played<?>> everyMode() {
        return Played.everyMode();
    }

    @Test
    void anUnknownLevelIsAnsweredWithTheKnownOnes() {
        assertThatThrownBy(() -> Bots.named("grandmaster", 1)).isInstanceOf(BadInput.class)
                .hasMessage("there is no bot \"grandmaster\"; the levels are random, greedy, adept, master;"
                        + " \"cmd:PROGRAM\" is a program of your own");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSameSeedPlaysTheSameGame(Played<?> game) {
        for (String level : Bots.levels()) {
            LongFunction<Bot> bot = seed -> Bots.named(level, seed);
            assertThat(choices(game, bot, 5, FIRST)).as(level).isEqualTo(choices(game, bot, 5, FIRST));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aBotIsNotAskedForAnotherSeat(Played<?> game) {
        Match<?> match = game.games().start(3);
        SeatView other = Games.view(match, 1 - match.prompt().seat());
        assertThat(other.isAsked()).isFalse();
        assertThat(other.size()).isZero();
        assertThatThrownBy(() -> other.command(0)).isInstanceOf(BadInput.class);
    }

    /** Whoever thinks little still answers everything, at every table. */
    @ParameterizedTest
    @MethodSource("everyMode")
    void aThinkerAnswersEveryQuestionOfAGame(Played<?> game) {
        Strength light = new Strength("light", 40, 1, 12, 10);
        assertThat(choices(game, seed -> new SearchBot(knowledge -> light, seed, NO_CAP), 2, Integer.MAX_VALUE))
                .isNotEmpty();
    }

    /** The quickest of a few answers counts: other work on the machine is forgiven. */
    @ParameterizedTest
    @MethodSource("games")
    void aBotDoesNotThinkLongerThanItMay(Played<?> game) {
        Strength endless = new Strength("endless", Integer.MAX_VALUE, 9, 1_000, 5);
        Duration cap = Duration.ofMillis(60);
        Match<?> match = game.games().start(4);
        choices(match, seat -> Bots.named("greedy", seat), 30);
        SeatView view = Games.view(match, match.prompt().seat());
        long quickest = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            Bot bot = new SearchBot(knowledge -> endless, 1, cap.toNanos());
            long start = System.nanoTime();
            assertThat(bot.choose(view)).isBetween(0, view.size() - 1);
            quickest = Math.min(quickest, System.nanoTime() - start);
        }
        assertThat(Duration.ofNanos(quickest)).isLessThan(cap.plusMillis(400));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aThinkerSaysWhyInOneLine(Played<?> game) {
        Match<?> match = game.games().start(4);
        Bot bot = Bots.named("adept", 1);
        while (bot.why().isEmpty()) {
            match.choose(bot.choose(Games.view(match, match.prompt().seat())));
        }
        assertThat(bot.why()).contains("% to win").doesNotContain("\n");
    }

    private static List<Integer> choices(Played<?> game, LongFunction<Bot> bot, int seed, int most) {
        return choices(game.games().start(seed), bot, most);
    }

    private static List<Integer> choices(Match<?> match, LongFunction<Bot> bot, int most) {
        List<Bot> bots = new ArrayList<>();
        List<SeatView> views = new ArrayList<>();
        for (int seat = 0; seat < match.table().seatCount(); seat++) {
            bots.add(bot.apply(seat));
            views.add(Games.view(match, seat));
        }
        List<Integer> made = new ArrayList<>();
        while (!match.isOver() && made.size() < most) {
            int seat = match.prompt().seat();
            made.add(bots.get(seat).choose(views.get(seat)));
            match.choose(made.getLast());
        }
        return made;
    }
}
