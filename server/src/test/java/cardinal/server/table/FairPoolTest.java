package cardinal.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Who asks for much waits for their own work. */
final class FairPoolTest {
    private final FairPool pool = new FairPool("test", 1, 20, 12);
    private final List<String> done = new CopyOnWriteArrayList<>();

    @AfterEach
    void stop() {
        pool.close();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whoHasMuchToDoLetsTheOthersHaveTheirTurns() throws InterruptedException {
        CountDownLatch begin = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(13);
        pool.offer("first", () -> await(begin));
        for (int i = 0; i < 10; i++) {
            pool.offer("greedy", () -> {
                done.add("greedy");
                end.countDown();
            });
        }
        for (String other : List.of("ann", "ben", "ann")) {
            pool.offer(other, () -> {
                done.add(other);
                end.countDown();
            });
        }
        begin.countDown();
        end.await();
        assertThat(done.subList(0, 6)).containsExactly("greedy", "ann", "ben", "greedy", "ann", "greedy");
    }

    @Test
    void onlySoMuchWaitsOfOneAndOfAll() {
        CountDownLatch begin = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        pool.offer("first", () -> {
            begun.countDown();
            await(begin);
        });
        await(begun);
        for (int i = 0; i < 12; i++) {
            assertThat(pool.offer("greedy", () -> {
            })).isTrue();
        }
        assertThat(pool.offer("greedy", () -> {
        })).isFalse();
        for (int i = 0; i < 8; i++) {
            assertThat(pool.offer("client " + i, () -> {
            })).isTrue();
        }
        assertThat(pool.offer("late", () -> {
        })).isFalse();
        begin.countDown();
    }

    @Test
    void whatFailsDoesNotEndTheThread() throws InterruptedException {
        CountDownLatch end = new CountDownLatch(1);
        pool.offer("one", () -> {
            throw new StackOverflowError("on purpose");
        });
        pool.offer("two", end::countDown);
        end.await();
        assertThat(end.getCount()).isZero();
    }
}
