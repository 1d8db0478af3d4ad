package cardinal.ufs.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordingsTest {
    @Test
    void whatStandsInEveryMatchIsFound() {
        assertThat(Wordings.certain("\\bfor the rest of (this|that) turn\\b")).isEqualTo("for the rest of ");
        assertThat(Wordings.certain("\\bcolou?r of cards?")).isEqualTo("r of card");
        assertThat(Wordings.certain("\\b[Dd]raws? (?=\\d)")).isEqualTo("raw");
        assertThat(Wordings.certain("one|another")).isEmpty();
    }

    @Test
    void aTextWithoutTheWordsIsLeftAlone() {
        assertThat(Wordings.rewriting("\\bcan not\\b", "cannot").apply("You can not block."))
                .isEqualTo("You cannot block.");
        assertThat(Wordings.rewriting("\\bcan not\\b", "cannot").apply("You may block.")).isEqualTo("You may block.");
    }
}
