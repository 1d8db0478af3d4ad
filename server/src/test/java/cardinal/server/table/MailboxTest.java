package cardinal.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import java.util.ArrayList;
import java.util.List;
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
}
