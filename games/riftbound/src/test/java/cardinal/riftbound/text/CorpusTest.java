package cardinal.riftbound.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.riftbound.ability.Ability;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CorpusTest {
    /** Words that change the meaning wherever they stand. */
    private static final Map<String, String> CHANGES = Map.of(
            "\\bfriendly\\b", "enemy", "\\benemy\\b", "friendly", " here\\b", " in your base", " at a battlefield\\b",
            " here",
            " at battlefields\\b", " here", "\\banother\\b", "a", "\\bother ", "", " this turn\\b", " this combat",
            "\\[Tank\\]", "[Ganking]",
            "\\bup to two\\b", "two");

    static List<Corpus> sentences() {
        return Corpus.all();
    }

    @ParameterizedTest
    @MethodSource("sentences")
    void isReadAndPrintedAsItStands(Corpus sentence) {
        assertThat(sentence.read()).isInstanceOf(Reading.Understood.class);
        Reading.Understood<Ability> reading = (Reading.Understood<Ability>) sentence.read();
        assertThat(reading.normal()).isEqualTo(sentence.text());
        assertThat(reading.abilities()).hasSize(1);
        assertThat(CardText.print(sentence.type(), reading.abilities().getFirst())).contains(sentence.text());
    }

    @ParameterizedTest
    @MethodSource("sentences")
    void anotherNumberIsAnotherMeaning(Corpus sentence) {
        Matcher number = Pattern.compile("\\d+").matcher(sentence.text());
        while (number.find()) {
            int more = Integer.parseInt(number.group()) + 1;
            differs(sentence,
                    sentence.text().substring(0, number.start()) + more + sentence.text().substring(number.end()));
        }
    }

    @ParameterizedTest
    @MethodSource("sentences")
    void anotherSideOrPlaceIsAnotherMeaning(Corpus sentence) {
        CHANGES.forEach((from, to) -> {
            Matcher word = Pattern.compile(from).matcher(sentence.text());
            while (word.find()) {
                differs(sentence,
                        sentence.text().substring(0, word.start()) + to + sentence.text().substring(word.end()));
            }
        });
    }

    /** No production skips a word: without any one of its words a sentence means something else or nothing. */
    @ParameterizedTest
    @MethodSource("sentences")
    void noWordIsSkipped(Corpus sentence) {
        String[] words = sentence.text().split(" ");
        for (int left = 0; left < words.length; left++) {
            StringBuilder rest = new StringBuilder();
            for (int i = 0; i < words.length; i++) {
                if (i != left) {
                    rest.append(rest.isEmpty() ? "" : " ").append(words[i]);
                }
            }
            differs(sentence, rest.toString());
        }
    }

    /** Whatever follows the end of a sentence must be read too. */
    @ParameterizedTest
    @MethodSource("sentences")
    void nothingIsLeftUnreadAtTheEnd(Corpus sentence) {
        assertThat(sentence.saying(sentence.text() + " And so on.").read()).isInstanceOf(Reading.NotUnderstood.class);
    }

    /** The changed text is not understood, or is only another wording that is folded, or means something else. */
    private static void differs(Corpus sentence, String changed) {
        if (sentence.saying(changed)
                .read() instanceof Reading.Understood<Ability>(List<Ability> abilities, String normal)
                && normal.equals(changed)) {
            assertThat(abilities).as(changed).isNotEqualTo(((Reading.Understood<Ability>) sentence.read()).abilities());
        }
    }
}
