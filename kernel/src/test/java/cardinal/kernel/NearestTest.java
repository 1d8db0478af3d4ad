package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NearestTest {
    @Test
    void letters_added_dropped_changed_and_swapped_count_once_each() {
        assertThat(Nearest.distance("grunt", "grunt")).isZero();
        assertThat(Nearest.distance("grnt", "grunt")).isEqualTo(1);
        assertThat(Nearest.distance("grunts", "grunt")).isEqualTo(1);
        assertThat(Nearest.distance("grant", "grunt")).isEqualTo(1);
        assertThat(Nearest.distance("gurnt", "grunt")).isEqualTo(1);
        assertThat(Nearest.distance("", "grunt")).isEqualTo(5);
    }

    @Test
    void a_word_that_is_close_is_what_was_meant() {
        assertThat(Nearest.hint("gurnt", List.of("Ogre", "Grunt"))).isEqualTo("; did you mean \"Grunt\"?");
    }

    @Test
    void a_short_list_is_shown_whole_and_of_a_long_one_the_nearest() {
        assertThat(Nearest.hint("xyz", List.of("Ogre", "Grunt"))).isEqualTo("; valid: Ogre, Grunt");
        List<String> many = IntStream.range(0, 50).mapToObj(i -> "card number " + i).toList();
        assertThat(Nearest.hint("q", many)).startsWith("; nearest: ").contains("card number 0");
        assertThat(Nearest.hint("x", List.of())).isEmpty();
    }
}
