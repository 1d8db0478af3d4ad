package cardinal.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class ScoreTallyTest {

    @Test
    void gamesThatAreIndependentHaveWilsonsInterval() {
        ScoreTally tally = new ScoreTally();
        for (int i = 0; i < 25; i++) { // of 100 pairs as many of each kind as two coins give
            tally.add(2, 2);
            tally.add(2, 1);
            tally.add(2, 1);
            tally.add(2, 0);
        }
        Rate rate = tally.rate();
        assertThat(rate.score()).isEqualTo(0.5);
        assertThat(rate.games()).isEqualTo(200);
        assertThat(rate.pairs()).isEqualTo(100);
        assertThat(rate.low()).isCloseTo(0.4314, within(0.001)); // Wilson, 100 of 200
        assertThat(rate.high()).isCloseTo(0.5686, within(0.001));
    }

    @Test
    void pairsThatAlwaysEndAlikeCountOnce() {
        ScoreTally tally = new ScoreTally();
        for (int i = 0; i < 50; i++) {
            tally.add(2, 2);
            tally.add(2, 0);
        }
        assertThat(tally.rate().low()).isCloseTo(0.4038, within(0.001)); // Wilson, 50 of 100
    }

    @Test
    void pairsThatCancelTheirLuckSayMore() {
        ScoreTally split = new ScoreTally();
        ScoreTally apart = new ScoreTally();
        for (int i = 0; i < 50; i++) {
            split.add(2, 1);
            apart.add(2, i % 2 * 2);
        }
        assertThat(width(split)).isLessThan(width(apart) * 0.6).isGreaterThan(width(apart) * 0.4);
    }

    @Test
    void whoWonEverythingMayStillLose() {
        ScoreTally tally = new ScoreTally();
        for (int i = 0; i < 10; i++) {
            tally.add(2, 2);
        }
        assertThat(tally.rate().score()).isEqualTo(1);
        assertThat(tally.rate().high()).isEqualTo(1);
        assertThat(tally.rate().low()).isCloseTo(0.7225, within(0.001)); // Wilson, 10 of 10
        assertThat(new ScoreTally().rate()).isEqualTo(Rate.UNKNOWN);
    }

    private static double width(ScoreTally tally) {
        return tally.rate().high() - tally.rate().low();
    }
}
