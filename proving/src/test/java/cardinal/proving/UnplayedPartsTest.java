package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UnplayedPartsTest {
    sealed interface Deed {
        /** hard: said by the text, and then forgotten. */
        record Push(int far, boolean hard) implements Deed {
        }

        record Wait(int turns) implements Deed {
            int twice() {
                return 2 * turns;
            }
        }
    }

    /** Plays a deed. */
    static int play(Deed deed) {
        return switch (deed) {
            case Deed.Push push -> push.far();
            case Deed.Wait wait -> wait.twice();
        };
    }

    @Test
    void a_component_that_nobody_asks_for_is_found() {
        assertThat(play(new Deed.Push(2, true)) + play(new Deed.Wait(3))).isEqualTo(8);
        assertThat(UnplayedParts.of(UnplayedPartsTest.class,
                new RandomRecords.Shapes(Deed.class, Map.of(), Map.of(), List.of())))
                .containsExactly("UnplayedPartsTest$Deed$Push.hard");
    }
}
