package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Files that can be read at one sitting. */
class SizesTest {
    private static final int MOST_LINES = 450;
    private static final int FEW_LINES = 200;
    private static final int MOST_OF_EFFECT = 400;

    @Test
    void no_file_is_longer_than_a_reader_can_hold_and_nine_in_ten_are_short() {
        Map<String, Integer> lines = new TreeMap<>();
        Sources.all().forEach((file, text) -> {
            if (!file.contains("/test/") && !file.contains("/e2e/")) {
                lines.put(file, (int) text.lines().count());
            }
        });
        assertThat(lines.entrySet().stream().filter(e -> e.getValue() > MOST_LINES)).isEmpty();
        assertThat(lines.values().stream().filter(n -> n < FEW_LINES).count() * 10)
                .as("of %s files", lines.size()).isGreaterThanOrEqualTo(lines.size() * 9L);
        assertThat(lines.entrySet().stream()
                .filter(e -> e.getKey().endsWith("/flow/Effect.java") && e.getValue() >= MOST_OF_EFFECT)).isEmpty();
    }
}
