package cardinal.arena.people;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Sentence;
import org.junit.jupiter.api.Test;

/** The same said of one card after the other reads as one sentence. */
final class JoinedSentencesTest {
    @Test
    void cardsThatArePutOneByOneAreListed() {
        Sentence two = JoinedSentences.of(draws("Ember"), draws("Ox")).orElseThrow();
        assertThat(two.text()).isEqualTo("A draws Ember and Ox (1.2)");
        assertThat(JoinedSentences.of(two, draws("Imp")).orElseThrow().text())
                .isEqualTo("A draws Ember, Ox and Imp (1.2)");
    }

    @Test
    void cardsThatCannotBeSeenAreCounted() {
        Sentence two = JoinedSentences.of(hidden(), hidden()).orElseThrow();
        assertThat(two.text()).isEqualTo("B draws 2 cards (1.2)");
        assertThat(JoinedSentences.of(two, hidden()).orElseThrow().text()).isEqualTo("B draws 3 cards (1.2)");
        assertThat(two.to(1, seat -> "Bram")).isEqualTo("You draw 2 cards");
    }

    @Test
    void whatIsDoneToCardsIsSaidOfAllOfThem() {
        assertThat(JoinedSentences.of(readied("Ember"), readied("Ox")).orElseThrow().text())
                .isEqualTo("Ember and Ox are readied (3)");
        Sentence damage = Sentence.of(new Sentence.Card(1, "Ember"), " takes ", 3, " damage");
        assertThat(JoinedSentences.of(damage, damage)).isEmpty();
        assertThat(JoinedSentences.of(draws("Ember"), readied("Ox"))).isEmpty();
        assertThat(JoinedSentences.of(hidden(), draws("Ox"))).isEmpty();
    }

    private static Sentence draws(String card) {
        return Sentence.of(new Sentence.Player(0), " ", new Sentence.Verb(0, "draws", "draw"), " ",
                new Sentence.Card(1, card), new Sentence.Clause("1.2"));
    }

    private static Sentence hidden() {
        return Sentence.of(new Sentence.Player(1), " ", new Sentence.Verb(1, "draws", "draw"), " ",
                new Sentence.Unseen("a card"), new Sentence.Clause("1.2"));
    }

    private static Sentence readied(String card) {
        return Sentence.of(new Sentence.Card(1, card), " is readied", new Sentence.Clause("3"));
    }
}
