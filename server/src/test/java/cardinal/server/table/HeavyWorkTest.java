package cardinal.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Work is measured by what it costs, not by how often it is asked for. */
final class HeavyWorkTest {
    private static final int SHARE = 100;

    private final AtomicLong now = new AtomicLong();
    private final HeavyWork work = new HeavyWork(1, SHARE, 24, now::get);

    @AfterEach
    void stop() {
        work.close();
    }

    /** Keeps a processor busy for so many of its milliseconds. */
    private static int busy(int milliseconds) {
        long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime()
                + TimeUnit.MILLISECONDS.toNanos(milliseconds);
        int turns = 0;
        while (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() < end) {
            turns++;
        }
        return turns;
    }

    @Test
    void oneExpensiveRequestUsesUpWhatAThousandCheapOnesDoNot() {
        for (int i = 0; i < 1_000; i++) {
            work.run("cheap", () -> 1);
        }
        work.run("dear", () -> busy(SHARE + 20));
        assertThatThrownBy(() -> work.run("dear", () -> 1)).isInstanceOf(HeavyWork.TooMuch.class);
        assertThat(work.run("cheap", () -> 7)).isEqualTo(7);
        now.addAndGet(TimeUnit.MINUTES.toNanos(1));
        assertThat(work.run("dear", () -> 8)).isEqualTo(8);
    }

    @Test
    void whatIsWrongWithTheRequestIsSaidAndItsCostCounts() {
        assertThatThrownBy(() -> work.run("ann", () -> {
            busy(SHARE + 20);
            throw new BadInput("no");
        })).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> work.run("ann", () -> 1)).isInstanceOf(HeavyWork.TooMuch.class);
    }
}
