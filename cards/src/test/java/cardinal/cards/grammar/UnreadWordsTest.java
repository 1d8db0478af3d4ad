package cardinal.cards.grammar;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.sentence;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class UnreadWordsTest {
    private static final Syntax<Integer> ORDER = either(
            phrase("draw {}", digits()).itself(),
            phrase("deal {} to a unit", digits()).itself(),
            says("deal with it", 0));
    private static final Grammar<List<Integer>> TEXT =
            new Grammar<>(list(phrase("{}.", sentence(ORDER)).itself(), " "));

    private static Outcome.Unread<List<Integer>> unread(String text) {
        return (Outcome.Unread<List<Integer>>) TEXT.read(text);
    }

    @Test
    void theWordsAreReportedFromTheFurthestPlace() {
        assertThat(unread("Draw 1. Deal 2 to a house.").words()).isEqualTo("house.");
        assertThat(unread("Draw 1. Sing.").words()).isEqualTo("Sing.");
        assertThat(unread("Draw x.").words()).isEqualTo("x.");
        assertThat(unread("Draw 1. Draw 2. And more.").words()).isEqualTo("And more.");
    }

    @Test
    void whatCouldHaveBeenReadIsNamed() {
        assertThat(unread("Deal out.").expected()).containsExactlyInAnyOrder("a number", "with it");
        assertThat(unread("Deal 2 to a house.").expected()).containsExactly("unit");
    }

    @Test
    void aTextThatBreaksOffIsReportedAtItsEnd() {
        Outcome.Unread<List<Integer>> unread = unread("Draw 1");
        assertThat(unread.at()).isEqualTo(6);
        assertThat(unread.words()).isEmpty();
        assertThat(unread.expected()).containsExactly(".");
    }

    @Test
    void wordsAreReportedWhole() {
        assertThat(unread("Draw 1. Deal 2 to a units.").words()).isEqualTo("units.");
    }

    @Test
    void whereASentenceEndsTooEarlyItsLastWordIsReported() {
        assertThat(unread("Deal 2 to a. Draw 1.").words()).isEqualTo("a. Draw 1.");
    }

    @Test
    void theEndOfTheLineEndsTheReport() {
        assertThat(unread("Draw 1. Dance now.\nDraw 1.").words()).isEqualTo("Dance now.");
    }
}
