package cardinal.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class YamlReaderTest {
    @Test
    void words_stay_as_they_are_written() {
        YamlNode tree = YamlReader.read("x", "a: 439.10\nb: [1, 'two', Grunt#2, 007]\nc: {d: true}\n");
        assertThat(tree.plain())
                .isEqualTo(Map.of("a", "439.10", "b", List.of("1", "two", "Grunt#2", "007"), "c", Map.of("d", "true")));
    }

    @Test
    void every_part_knows_its_line() {
        YamlNode.Fields top = YamlReader.read("x", "# a comment\na:\n  - b\n  - c: 1\n    d: 2\n").fields("x");
        List<YamlNode> items = top.need("a", "x").list();
        assertThat(items.get(0).at()).hasToString("x:3");
        assertThat(items.get(1).fields("x").all().get(1).at()).hasToString("x:5");
    }

    @Test
    void one_thing_is_a_list_of_one_and_nothing_is_a_list_of_none() {
        YamlNode.Fields top = YamlReader.read("x", "a: b\nc:\nd: ''\n").fields("x");
        assertThat(top.need("a", "x").texts("x")).containsExactly("b");
        assertThat(top.need("c", "x").list()).isEmpty();
        assertThat(top.need("d", "x").texts("x")).containsExactly("");
    }

    @Test
    void what_is_nested_too_deeply_is_refused_with_its_line_and_not_with_a_full_stack() {
        for (String deep : List.of("[".repeat(200_000), "{a: ".repeat(100_000), "a:\n  - " + "- ".repeat(100_000))) {
            assertThatThrownBy(() -> YamlReader.read("x", deep)).isInstanceOf(BadInput.class)
                    .hasMessageContaining("nested too deeply");
        }
    }
}
