package cardinal.cards.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.cards.Pebbles;
import cardinal.kernel.BadInput;
import cardinal.kernel.Setup.DeckList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListReaderTest {
    enum Part implements Section {
        MAIN("main deck", "main"), SIDE("sideboard");

        private final List<String> headings;

        Part(String... headings) {
            this.headings = List.of(headings);
        }

        @Override
        public List<String> headings() {
            return headings;
        }
    }

    private static Listing<Part, Pebbles.Face> read(String lines) {
        return ListReader.read(
                Pebbles.set(
                        """
                [{"name": "Flint"}, {"name": "Main"}, {"name": "7 Sisters"}, {"name": "Lesson #1"}, {"name": "Chalk", "text": "Crumble."}]"""),
                Part.class, card -> Part.MAIN, new DeckList("mine", lines.lines().toList()));
    }

    private static List<String> names(Listing<Part, Pebbles.Face> listing, Part part) {
        return listing.in(part).stream().map(Pebbles.Face::name).toList();
    }

    @Test
    void cards_are_counted_before_or_behind_their_name_under_headings_or_without() {
        Listing<Part, Pebbles.Face> listing = read("""
                # my deck
                2x flint
                Main Deck (3):
                Flint x1   // a comment
                Sideboard: 2 Flint
                7 Sisters
                """);
        assertThat(listing.problems()).isEmpty();
        assertThat(names(listing, Part.MAIN)).containsExactly("Flint", "Flint", "Flint");
        assertThat(names(listing, Part.SIDE)).containsExactly("Flint", "Flint", "7 Sisters");
    }

    @Test
    void a_card_that_is_called_like_a_heading_is_a_card() {
        assertThat(names(read("Sideboard:\nMain"), Part.SIDE)).containsExactly("Main");
    }

    @Test
    void a_name_may_contain_the_sign_of_a_comment() {
        assertThat(names(read("2 Lesson #1\nLesson #1\nFlint # one"), Part.MAIN))
                .containsExactly("Lesson #1", "Lesson #1", "Lesson #1", "Flint");
    }

    @Test
    void what_cannot_be_read_is_said_line_by_line() {
        Listing<Part, Pebbles.Face> listing = read("Flnt\n0 Flint\nSidebord:\n2 Chalk");
        assertThat(listing.problems()).extracting(Problem::line).containsExactly(1, 2, 3, 4);
        assertThat(listing.problems().get(0).message()).contains("did you mean \"Flint\"");
        assertThat(listing.problems().get(2).message()).contains("did you mean \"Sideboard\"");
        assertThat(Listing.unsupported(listing.problems())).hasSize(1);
        assertThatThrownBy(() -> Listing.refuse("mine", listing.problems(), List.of(new Violation("1.2", "too few"))))
                .isInstanceOf(BadInput.class).hasMessageContaining("deck \"mine\"").hasMessageContaining("line 4")
                .hasMessageContaining("too few (1.2)");
        Listing.refuse("mine", List.of(), List.of());
    }
}
