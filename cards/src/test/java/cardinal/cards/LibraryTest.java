package cardinal.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.cards.Pebbles.Colour;
import cardinal.cards.Pebbles.Pebble;
import cardinal.cards.text.Mutations;
import cardinal.cards.text.Reading;
import cardinal.kernel.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LibraryTest {

    private static List<Pebble> read(String json) {
        return Pebbles.LIBRARY.read("f.json", json);
    }

    @Test
    void fields_are_read_in_any_spelling_and_numbers_may_be_words() {
        assertThat(read("""
                {"cards": [{"name": "Flint", "Mass": "3", "grip": "-2", "color": "dark red, grey", "rules_text": ["A.", "B."],
                  "artist": "me"}]}""")).containsExactly(
                new Pebble("Flint", 3, -2, List.of(Colour.DARK_RED, Colour.GREY), "A.\nB."));
        assertThat(read("[{\"name\": \"Chalk\", \"weight\": \"\"}]"))
                .containsExactly(new Pebble("Chalk", -1, 0, List.of(), ""));
    }

    @Test
    void a_card_may_be_printed_twice_and_must_then_say_the_same() {
        assertThat(read("[{\"name\": \"Flint\"}, {\"name\": \"Flint\"}]")).hasSize(1);
        assertThatThrownBy(() -> read("[{\"name\": \"Flint\"}, {\"name\": \"Flint\", \"grip\": 1}]"))
                .hasMessageContaining("card 2 (Flint)").hasMessageContaining("card 1");
    }

    @Test
    void a_card_that_says_something_else_is_told_what_and_everything_wrong_is_told_at_once() {
        assertThatThrownBy(() -> read("""
                [{"name": "Flint"}, {"name": "FLINT", "grip": 1}, {"grip": 2}, {"name": "Chalk", "wieght": 3}]"""))
                .hasMessageContaining("grip \"0\" and \"1\"").hasMessageContaining("give them different names")
                .hasMessageContaining("card 3").hasMessageContaining("a pebble needs a name")
                .hasMessageContaining("card 4 (Chalk)").hasMessageContaining("did you mean \"weight\"");
    }

    @Test
    void in_the_public_shape_fields_without_meaning_are_passed_over(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("p.json"), """
                [{"name": "Flint", "pebbleNo": "P-1", "weight": 2, "glitter": true}]""");
        CardList<Pebble> list = Pebbles.LIBRARY.list(file);
        assertThat(list.cards()).extracting(Pebble::name).containsExactly("Flint");
        assertThat(list.passedOver()).containsExactly("glitter", "pebbleNo");
    }

    private static CardList<Pebble> published(Path folder, String json) throws IOException {
        return Pebbles.LIBRARY.list(Files.writeString(folder.resolve("p.json"), json));
    }

    @Test
    void a_published_file_keeps_its_good_rows_and_names_the_others(@TempDir Path folder) throws IOException {
        CardList<Pebble> list = published(folder, """
                [{"name": "Flint", "pebbleNo": "P-1"}, {"pebbleNo": "P-2"}, 7,
                 {"name": "Chalk", "pebbleNo": "P-3", "weight": 100}]""");
        assertThat(list.cards()).extracting(Pebble::name).containsExactly("Flint");
        assertThat(list.refused()).extracting(CardList.Refused::name).containsExactly("card 2", "card 3", "Chalk");
        assertThat(list.refused("chalk").orElseThrow().why()).contains("p.json, card 4 (Chalk)")
                .contains("from 0 to 99");
        assertThat(list.refused().getLast().report().supported()).isFalse();
    }

    @Test
    void of_printings_that_differ_in_a_published_file_the_later_counts_and_that_is_said(@TempDir Path folder)
            throws IOException {
        CardList<Pebble> list = published(folder, """
                [{"name": "Flint", "pebbleNo": "P-1", "grip": 1}, {"name": "FLINT", "pebbleNo": "P-2", "grip": 2}]""");
        assertThat(list.cards()).extracting(Pebble::grip).containsExactly(2);
        assertThat(list.notices().getFirst()).contains("grip \"1\" and \"2\"");
    }

    @Test
    void wrapped_values_pages_and_two_spellings_of_a_field_are_read_in_a_published_file(@TempDir Path folder)
            throws IOException {
        CardList<Pebble> list = published(folder,
                """
                [{"name": "Flint", "set": {"label": "Set", "value": {"id": "A", "label": "Alps"}}, "details": {"pebbleNo": "P-1",
                  "mass": {"label": "Mass", "value": {"id": 3, "label": "3"}}, "weight": "",
                  "colour": {"values": [{"id": "x", "label": "grey"}, {"id": "y", "label": "dark red"}]},
                  "text": {"richText": {"type": "html", "body": "<p>Throw 3 <i>metres</i>.</p><p>Throw 4 metres.</p>"}}}}]""");
        assertThat(list.cards()).containsExactly(new Pebble("Flint", 3, 0, List.of(Colour.GREY, Colour.DARK_RED),
                "Throw 3 metres.\nThrow 4 metres."));
    }

    @Test
    void words_that_nobody_reads_are_no_card_without_text(@TempDir Path folder) throws IOException {
        CardList<Pebble> list = published(folder, """
                [{"name": "Flint", "pebbleNo": "P-1", "new_text": "Throw it 3 metres high."},
                 {"name": "Chalk", "pebbleNo": "P-2", "flavorText": "Nobody ever threw it far."}]""");
        assertThat(list.cards()).extracting(Pebble::name).containsExactly("Chalk");
        assertThat(list.refused().getFirst().why()).contains("card 1 (Flint)").contains("new_text");
        assertThat(list.notices()).singleElement().asString().contains("most cards have no text").contains("Chalk");
    }

    @Test
    void a_word_that_notation_folds_into_its_opposite_is_a_hole() {
        assertThat(Mutations.of("Throw 3 metres, +1 or -2.", List.of(List.of("or", "and")))).containsExactly(
                "Throw 4 metres, +1 or -2.", "Throw 3 metres, +2 or -2.", "Throw 3 metres, +1 or -3.",
                "Throw 3 metres, -1 or -2.", "Throw 3 metres, +1 or +2.", "Throw 3 metres, +1 and -2.");
        Pebble flint = read("[{\"name\": \"Flint\", \"text\": \"Throw 3 metres.\"}]").getFirst();
        Mutations.Findings found = Mutations.of(Pebbles.LIBRARY, flint);
        assertThat(found.mutants()).isEqualTo(3);
        assertThat(found.read()).isEqualTo(2);
        assertThat(found.holes())
                .containsExactly(new Mutations.Hole("Flint", "Throw 3 metres.", "Throw 3 meters."));
    }

    @Test
    void missing_words_are_grouped_by_what_they_would_unlock() {
        List<CardReport> cards = List.of(new CardReport("A", false, List.of("roll to the sea."), ""),
                new CardReport("B", false, List.of("roll to the hill twice."), ""),
                new CardReport("C", false, List.of("roll to the hill.", "sing."), ""),
                new CardReport("D", true, List.of(), ""));
        assertThat(MissingWords.of(cards)).containsExactly(
                new MissingWords("roll to the", 2, List.of("A", "B", "C")),
                new MissingWords("sing.", 0, List.of("C")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '\0', textBlock = """
            {}                                    ~ f.json ~ a card file is a list
            [7]                                   ~ f.json, card 1 ~ a card is an object
            [{"grip": 1}]                         ~ f.json, card 1 ~ a pebble needs a name
            [{"name": "X", "wieght": 1}]          ~ f.json, card 1 (X), field "wieght" ~ did you mean "weight"
            [{"name": "X", "mass": 1, "weight":1}]~ f.json, card 1 (X), field "weight" ~ say the same
            [{"name": "X", "weight": 100}]        ~ f.json, card 1 (X), field "weight" ~ from 0 to 99, not "100"
            [{"name": "X", "grip": -4}]           ~ f.json, card 1 (X), field "grip" ~ from -3 to 3, not "-4"
            [{"name": "X", "colour": "gery"}]     ~ f.json, card 1 (X), field "colour" ~ did you mean "grey"
            [{"name": ["X"]}]                     ~ field "name" ~ one value, not several
            [{"name": "X"}                        ~ f.json:1 ~ this is not JSON
            """)
    void what_cannot_be_read_is_said_with_its_place(String json, String where, String what) {
        assertThatThrownBy(() -> read(json)).isInstanceOf(BadInput.class).hasMessageContaining(where)
                .hasMessageContaining(what);
    }

    @Test
    void a_file_that_is_not_there_or_no_text_is_a_complaint(@TempDir Path folder) throws IOException {
        assertThatThrownBy(() -> Pebbles.LIBRARY.read(folder.resolve("no.json"))).hasMessageContaining("no such file");
        Path bytes = Files.write(folder.resolve("bytes.json"), new byte[] {(byte) 0xc3, 0x28});
        assertThatThrownBy(() -> Pebbles.LIBRARY.read(bytes)).hasMessageContaining("UTF-8");
    }

    @Test
    void only_cards_that_are_understood_are_in_the_pool() {
        CardSet<Pebble, Pebbles.Heap> set = Pebbles.set("""
                [{"name": "Flint", "text": "Throw 3 meters."}, {"name": "Chalk", "text": "Crumble 2 times."},
                 {"name": "Boulder", "text": "Throw 99 metres."}]""");
        assertThat(set.pool().names()).containsExactly("Flint");
        assertThat(set.pool().get("  FLINT ").abilities()).containsExactly(new Pebbles.Throw(3));
        assertThat(set.unsupported("chalk").orElseThrow().unread()).containsExactly("Crumble 2 times.");
        assertThat(set.unsupported("Boulder").orElseThrow().why()).contains("nobody throws that far");
        assertThat(set.names()).containsExactly("Flint", "Chalk", "Boulder");
        assertThatThrownBy(set::complete).isInstanceOf(IllegalStateException.class).hasMessageContaining("Chalk");
        assertThatThrownBy(() -> set.pool().get("Chalk")).isInstanceOf(BadInput.class);
    }

    @Test
    void a_text_is_understood_if_it_comes_out_again_and_every_word_refers_to_something() {
        assertThat(Pebbles.TEXT.read("x", "Throw 3  meters."))
                .isEqualTo(new Reading.Understood<>(List.of(new Pebbles.Throw(3)), "Throw 3 metres."));
        assertThat(Pebbles.TEXT.read("x", "")).isEqualTo(new Reading.Understood<>(List.of(), ""));
        assertThat(Pebbles.TEXT.read("x", "Throw it 3 metres.")).isInstanceOf(Reading.NotUnderstood.class);
        assertThat(Pebbles.TEXT.print("x", new Pebbles.Throw(4))).contains("Throw 4 metres.");
    }

    @Test
    void the_same_cards_have_the_same_fingerprint() {
        String flint = "[{\"name\": \"Flint\"}]";
        assertThat(Pebbles.set(flint).pool().fingerprint()).isEqualTo(Pebbles.set(flint).pool().fingerprint());
        assertThat(Pebbles.set("[{\"name\": \"Chalk\"}]").pool().fingerprint())
                .isNotEqualTo(Pebbles.set(flint).pool().fingerprint());
    }
}
