package cardinal.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.server.wire.ClockSettings;
import org.junit.jupiter.api.Test;

/** Time is charged to who thinks; taking back does not win any. */
final class ClockTest {

    @Test
    void aChessClockRunsForWhoeverThinksAndGrowsWithEachDecision() {
        Clock clock = new Clock(new ClockSettings(ClockSettings.Kind.CHESS, 60, 5), 2);
        clock.start(0, 1_000);
        assertThat(clock.left(0, 11_000)).isEqualTo(50_000);
        assertThat(clock.left(1, 11_000)).isEqualTo(60_000);
        clock.charge(0, clock.stop(11_000), true);
        assertThat(clock.left(0, 99_000)).isEqualTo(55_000);
        clock.giveBack(0, 10_000, true);
        assertThat(clock.left(0, 99_000)).isEqualTo(60_000);
    }

    @Test
    void aMoveClockBeginsAnewWithEveryQuestion() {
        Clock clock = new Clock(new ClockSettings(ClockSettings.Kind.PER_MOVE, 10, 0), 2);
        clock.start(1, 0);
        assertThat(clock.left(1, 4_000)).isEqualTo(6_000);
        clock.charge(1, clock.stop(4_000), true);
        clock.start(1, 5_000);
        assertThat(clock.left(1, 5_000)).isEqualTo(10_000);
    }

    @Test
    void whoTakesBackHasThoughtAsLongAsBefore() {
        for (ClockSettings.Kind kind : new ClockSettings.Kind[] {ClockSettings.Kind.CHESS,
            ClockSettings.Kind.PER_MOVE}) {
            Clock clock = new Clock(new ClockSettings(kind, 60, 0), 2);
            clock.start(0, 0);
            clock.charge(0, clock.stop(20_000), true);
            clock.giveBack(0, 20_000, true);
            clock.carry(0, 20_000);
            clock.start(0, 30_000);
            assertThat(clock.left(0, 35_000)).as(kind.name()).isEqualTo(35_000);
            assertThat(clock.stop(35_000)).as(kind.name()).isEqualTo(25_000);
        }
    }

    @Test
    void withoutAClockNobodyRunsOut() {
        assertThat(new Clock(ClockSettings.NONE, 2).isUsed()).isFalse();
    }
}
