package cardinal.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Whatever goes wrong at a table, it goes on hearing. */
final class MailboxTest {
    private final Mailbox mailbox = new Mailbox("test");

    @Test
    void aMessageThatFailsBadlyDoesNotEndIt() {
        mailbox.post(() -> {
            throw new StackOverflowError("on purpose");
        });
        assertThat(mailbox.ask(() -> 7)).isEqualTo(7);
    }

    @Test
    void whoAsksIsToldOfEveryFailure() {
        assertThatThrownBy(() -> mailbox.ask(() -> {
            throw new BadInput("no");
        })).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> mailbox.ask(() -> {
            throw new AssertionError("on purpose");
        })).hasRootCauseMessage("on purpose");
    }

    @Test
    void whatWasPostedBeforeItClosedIsDoneAndNothingAfter() {
        List<Integer> done = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            int number = i;
            mailbox.post(() -> done.add(number));
        }
        mailbox.finish();
        assertThat(done).hasSize(100);
        assertThat(mailbox.post(() -> done.add(-1))).isFalse();
    }

    @Test
    void whatTheTableItselfNeedsIsDoneBeforeWhatGuestsAskedFor() {
        List<String> done = new CopyOnWriteArrayList<>();
        CountDownLatch begin = new CountDownLatch(1);
        mailbox.post(() -> await(begin));
        for (int i = 0; i < 10; i++) {
            mailbox.postGuest(() -> done.add("guest"));
        }
        mailbox.post(() -> done.add("player"));
        begin.countDown();
        mailbox.finish();
        assertThat(done).hasSize(11).startsWith("player");
    }

    @Test
    void guestsWhoAskTooMuchAreRefusedAndThePlayersAreNot() {
        CountDownLatch begin = new CountDownLatch(1);
        mailbox.post(() -> await(begin));
        assertThatThrownBy(() -> {
            for (int i = 0; i < Mailbox.MOST_OF_GUESTS + 10; i++) {
                mailbox.postGuest(() -> {
                });
            }
        }).isInstanceOf(BadInput.class);
        assertThat(mailbox.post(begin::countDown)).isTrue();
        begin.countDown();
        mailbox.finish();
    }

    private static void await(CountDownLatch begin) {
        try {
            begin.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
