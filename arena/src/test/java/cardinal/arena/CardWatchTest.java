package cardinal.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class CardWatchTest {

    static List<Starter<?>> games() {
        return Starter.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoeverCountsCardsChangesNothing(Starter<?> game) {
        Plan<?> plan = game.plan(20).bots("greedy", "greedy");
        List<FinishedGame> counted =
                Simulation.games(plan.countingCards(), ProgressListener.SILENT, FinishedGames.NONE);
        List<FinishedGame> plain = Simulation.games(plan, ProgressListener.SILENT, FinishedGames.NONE);
        assertThat(counted).extracting(FinishedGame::fingerprint)
                .isEqualTo(plain.stream().map(FinishedGame::fingerprint).toList());
        assertThat(plain).allSatisfy(g -> assertThat(g.cards()).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("games")
    void playersHoldAndPlayCardsOfTheirOwnDecks(Starter<?> game) {
        Plan<?> plan = game.plan(20).bots("greedy", "greedy").countingCards();
        for (FinishedGame played : Simulation.games(plan, ProgressListener.SILENT, FinishedGames.NONE)) {
            for (int seat = 0; seat < 2; seat++) {
                String list = String.join("\n", plan.seating(played.index()).decks().get(seat).lines());
                CardUse use = played.cards().get(seat);
                assertThat(use.held()).isSorted().hasSizeGreaterThan(2)
                        .allSatisfy(card -> assertThat(list).contains(card));
                assertThat(use.played()).isSorted().isNotEmpty().allSatisfy(card -> assertThat(list).contains(card));
            }
        }
    }
}
