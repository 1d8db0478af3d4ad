package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Sentences say what their parts are about, and read as plain words. */
final class SentenceTest {
    private static final Sentence SENTENCE = Sentence.of(new Sentence.Player(1), " draws ",
            new Sentence.Card(17, "Ember Ox"), ", now ", 5, new Sentence.Clause("400.1"));

    @Test
    void its_text_is_all_its_words_with_the_clause_in_brackets() {
        assertThat(SENTENCE.text()).isEqualTo("B draws Ember Ox, now 5 (400.1)");
        assertThat(SENTENCE.bare()).isEqualTo("B draws Ember Ox, now 5");
    }

    @Test
    void what_it_is_about_is_told_by_type() {
        assertThat(SENTENCE.actor()).isEqualTo(1);
        assertThat(SENTENCE.clauses()).containsExactly("400.1");
        assertThat(SENTENCE.parts()).contains(new Sentence.Card(17, "Ember Ox"), new Sentence.Number(5));
        assertThat(Sentence.of("nobody acts").actor()).isEqualTo(Table.NONE);
    }

    @Test
    void sentences_are_joined_and_empty_words_are_none() {
        assertThat(Sentence.of(Sentence.NOTHING, "", Sentence.of("a"), "b").parts())
                .containsExactly(new Sentence.Words("a"), new Sentence.Words("b"));
        assertThat(Sentence.of("").isEmpty()).isTrue();
    }

    @Test
    void its_reader_is_spoken_to_and_others_have_names() {
        Sentence attack = Sentence.of(new Sentence.Player(0), " ", new Sentence.Verb(0, "attacks", "attack"), " ",
                new Sentence.Owner(1), " bridge", new Sentence.Clause("1"));
        assertThat(attack.to(0, seat -> "Bram")).isEqualTo("You attack Bram's bridge");
        assertThat(attack.to(1, seat -> "Ann")).isEqualTo("Ann attacks your bridge");
        assertThat(Sentence.spokenTo("passes")).isEqualTo("pass");
        assertThat(Sentence.spokenTo("readies")).isEqualTo("ready");
        assertThat(Sentence.spokenTo("has")).isEqualTo("have");
        assertThat(Sentence.spokenTo("chooses")).isEqualTo("choose");
    }

    @Test
    void what_the_reader_may_not_see_is_counted() {
        assertThat(Sentence.of(new Sentence.Unseen("a card"), " lies there").unseen()).isEqualTo(1);
        assertThat(SENTENCE.unseen()).isZero();
    }

    @Test
    void another_edition_cites_its_own_clauses() {
        assertThat(SENTENCE.citing(clause -> "X." + clause).text()).endsWith("(X.400.1)");
    }
}
