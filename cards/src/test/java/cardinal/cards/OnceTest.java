package cardinal.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What takes a while is made once, whoever asks for it. */
class OnceTest {
    private final AtomicInteger made = new AtomicInteger();

    @Test
    void nothingIsMadeBeforeSomebodyAsks() {
        Once<Integer> once = new Once<>(made::incrementAndGet);
        assertThat(once.made()).isEmpty();
        assertThat(made).hasValue(0);
        assertThat(once.get()).isEqualTo(1);
        assertThat(once.made()).contains(1);
    }

    @Test
    void manyWhoAskAtTheSameTimeGetTheSame() throws InterruptedException {
        CountDownLatch start = new CountDownLatch(1);
        Once<Integer> once = new Once<>(made::incrementAndGet);
        List<Thread> askers = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            askers.add(Thread.ofVirtual().start(() -> {
                try {
                    start.await();
                    once.get();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }));
        }
        start.countDown();
        for (Thread asker : askers) {
            asker.join();
        }
        assertThat(made).hasValue(1);
    }

    @Test
    void whatFailedIsTriedAgain() {
        Once<Integer> once = new Once<>(() -> {
            if (made.incrementAndGet() == 1) {
                throw new IllegalStateException("not yet");
            }
            return made.get();
        });
        assertThatThrownBy(once::get).hasMessage("not yet");
        assertThat(once.get()).isEqualTo(2);
    }
}
