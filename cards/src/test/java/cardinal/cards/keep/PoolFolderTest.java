package cardinal.cards.keep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PoolFolderTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    @Test
    void the_folder_is_where_the_environment_says() {
        assertThat(PoolFolder.usual(Map.of("CARDINAL_DATA", "/a", "XDG_DATA_HOME", "/b")::get).folder())
                .isEqualTo(Path.of("/a"));
        assertThat(PoolFolder.usual(Map.of("XDG_DATA_HOME", "/b")::get).folder()).isEqualTo(Path.of("/b/cardinal"));
        assertThat(PoolFolder.usual(Map.of("XDG_DATA_HOME", "relative")::get).folder())
                .isEqualTo(Path.of(System.getProperty("user.home"), ".local/share/cardinal"));
    }

    @Test
    void a_pool_is_kept_listed_replaced_and_removed() throws IOException {
        PoolFolder folder = new PoolFolder(dir);
        assertThat(folder.list()).isEmpty();
        assertThat(folder.keep("pebbles", "mine", "/x/mine.json", List.of(Map.of("name", "Flint")))).isFalse();
        assertThat(folder.keep("pebbles", "mine", "/x/mine.json", List.of(Map.of(), Map.of()))).isTrue();
        assertThat(folder.list()).extracting(KeptPool::game, KeptPool::name, KeptPool::source, KeptPool::cards)
                .containsExactly(org.assertj.core.groups.Tuple.tuple("pebbles", "mine", "/x/mine.json", 2));
        try (var files = Files.list(folder.existing("pebbles", "mine").getParent())) {
            assertThat(files).as("nothing half-written is left").hasSize(1);
        }
        folder.remove("pebbles", "mine");
        assertThat(folder.list()).isEmpty();
    }

    @Test
    void a_pool_that_is_not_here_is_a_complaint_that_says_how_to_make_it() throws IOException {
        PoolFolder folder = new PoolFolder(dir);
        folder.keep("pebbles", "mine", "", List.of());
        assertThatThrownBy(() -> folder.existing("pebbles", "mien")).isInstanceOf(BadInput.class)
                .hasMessageContaining("did you mean \"mine\"").hasMessageContaining("cards import FILE --game pebbles");
        assertThatThrownBy(() -> folder.file("pebbles", "../mine")).isInstanceOf(BadInput.class)
                .hasMessageContaining("small letters");
    }

    @Test
    void a_pool_is_called_like_its_file() {
        assertThat(PoolFolder.nameOf(Path.of("/x/My Cards (2).json"))).isEqualTo("my-cards-2");
        assertThat(PoolFolder.nameOf(Path.of("base.set.json"))).isEqualTo("base.set");
    }
}
