package cardinal.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Answer;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpellingsTest {
    @Test
    void a_mode_may_be_called_by_its_number() {
        Answer second = new Answer("mode", List.of(new Answer.OfMode(1, "draw 1")), "draw 1", "");
        assertThat(Spellings.of(second)).containsExactly("mode 2", "option 2", "1");
    }

    @Test
    void what_is_no_mode_is_called_by_its_words_alone() {
        assertThat(Spellings.of(new Answer("pick", List.of(new Answer.OfCard(3)), "choose Ogre", ""))).isEmpty();
    }
}
