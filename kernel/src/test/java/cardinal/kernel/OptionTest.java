package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OptionTest {
    @Test
    void what_is_packed_comes_out_again() {
        int[] numbers = {0, 1, -1, 255, 256, 32767, -32768};
        Set<Long> all = new HashSet<>();
        for (int kind : new int[] {0, 1, 127, 128, 255}) {
            for (int a : numbers) {
                for (int b : numbers) {
                    for (int c : numbers) {
                        long option = Option.of(kind, a, b, c);
                        assertThat(
                                new int[] {Option.kind(option), Option.a(option), Option.b(option), Option.c(option)})
                                .containsExactly(kind, a, b, c);
                        assertThat(all.add(option)).isTrue();
                    }
                }
            }
        }
        assertThat(all).doesNotContain(Table.NO_ANSWER);
    }

    @Test
    void what_does_not_fit_is_refused() {
        assertThatThrownBy(() -> Option.of(256, 0, 0, 0)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> Option.of(-1, 0, 0, 0)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> Option.of(0, 32768, 0, 0)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> Option.of(0, 0, -32769, 0)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> Option.of(0, 0, 0, 70000)).isInstanceOf(AssertionError.class);
    }
}
