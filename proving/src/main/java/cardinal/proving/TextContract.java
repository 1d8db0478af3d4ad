package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.grammar.Outcome;
import cardinal.cards.text.Mutations;
import cardinal.cards.text.Reading;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * What the two-way grammar of a game promises: texts are printed as they stand, no word is skipped, another word is another
 * meaning, and whatever is printed is read back as the same.
 *
 * @param <S> who speaks
 * @param <A> an ability
 */
public abstract class TextContract<S, A> {
    private static final int TRIES = 10_000;

    /** One ability in the words a game prints, and who says it. */
    public record Sentence<S>(S speaker, String text) {
        @Override
        public String toString() {
            return speaker + " | " + text;
        }

        /** Sentences from lines such as "SPELL | Draw a card."; those that begin with # are left out. */
        public static <S extends Enum<S>> List<Sentence<S>> of(Class<S> speakers, String lines) {
            return lines.lines().filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> line.split(" \\| ", 2))
                    .map(parts -> new Sentence<>(Enum.valueOf(speakers, parts[0]), parts[1])).toList();
        }
    }

    /** Sentences of our own. */
    protected abstract List<Sentence<S>> sentences();

    protected abstract Reading<A> read(S speaker, String text);

    /** Reads one paragraph by the grammar alone. */
    protected abstract Outcome<A> paragraph(S speaker, String text);

    protected abstract Optional<String> print(S speaker, A ability);

    /** Words that change the meaning wherever they stand, and what to put in their place. */
    protected abstract Map<String, String> changes();

    /** Words that can stand in each other's place and mean something else each. */
    protected abstract List<List<String>> kinds();

    /** Whether players mean the same by both texts although a word of a kind was exchanged. */
    protected boolean alike(String text, String mutant) {
        return false;
    }

    /** What abilities are made of. */
    protected abstract RandomRecords.Shapes shapes();

    /** The front door of the game, in the package that all of it is in. */
    protected abstract Class<?> game();

    /** Parts that only choose between ways to say the same, or that the rest of the text settles. */
    protected abstract Set<String> unplayed();

    /** Parts that no text of a card spells out. */
    protected abstract Set<Object> wordless();

    @Test
    void every_sentence_is_read_and_printed_as_it_stands() {
        for (Sentence<S> sentence : sentences()) {
            Reading<A> reading = read(sentence.speaker(), sentence.text());
            assertThat(reading).as("%s", sentence).isInstanceOf(Reading.Understood.class);
            Reading.Understood<A> understood = (Reading.Understood<A>) reading;
            assertThat(understood.normal()).isEqualTo(sentence.text());
            assertThat(understood.abilities()).as("%s", sentence).hasSize(1);
            assertThat(print(sentence.speaker(), understood.abilities().getFirst())).contains(sentence.text());
        }
    }

    @Test
    void another_number_is_another_meaning() {
        for (Sentence<S> sentence : sentences()) {
            Matcher number = Pattern.compile("\\d+").matcher(sentence.text());
            while (number.find()) {
                int more = Integer.parseInt(number.group()) + 1;
                differs(sentence, replaced(sentence.text(), number, String.valueOf(more)));
            }
        }
    }

    @Test
    void another_word_is_another_meaning() {
        for (Sentence<S> sentence : sentences()) {
            changes().forEach((from, to) -> {
                Matcher word = Pattern.compile(from).matcher(sentence.text());
                while (word.find()) {
                    differs(sentence, replaced(sentence.text(), word, to));
                }
            });
        }
    }

    /** Notation may fold texts into one, but none of which a number, a sign or a word of its kind is another. */
    @Test
    void whatever_is_exchanged_for_another_of_its_kind_means_something_else() {
        for (Sentence<S> sentence : sentences()) {
            Reading<A> before = read(sentence.speaker(), sentence.text());
            for (String mutant : Mutations.of(sentence.text(), kinds())) {
                if (!alike(sentence.text(), mutant) && before instanceof Reading.Understood<A> was
                        && read(sentence.speaker(), mutant) instanceof Reading.Understood<A> after) {
                    assertThat(after.abilities()).as("%s | %s", sentence, mutant).isNotEqualTo(was.abilities());
                }
            }
        }
    }

    private static String replaced(String text, Matcher found, String with) {
        return text.substring(0, found.start()) + with + text.substring(found.end());
    }

    /** Without any one of its words a sentence means something else or nothing. */
    @Test
    void no_word_is_skipped() {
        for (Sentence<S> sentence : sentences()) {
            String[] words = sentence.text().split(" ");
            for (int left = 0; left < words.length; left++) {
                StringBuilder rest = new StringBuilder();
                for (int i = 0; i < words.length; i++) {
                    rest.append(i == left || rest.isEmpty() ? "" : " ").append(i == left ? "" : words[i]);
                }
                differs(sentence, rest.toString());
            }
        }
    }

    @Test
    void nothing_is_left_unread_at_the_end() {
        for (Sentence<S> sentence : sentences()) {
            assertThat(read(sentence.speaker(), sentence.text() + " And so on.")).as("%s", sentence)
                    .isInstanceOf(Reading.NotUnderstood.class);
        }
    }

    /** The changed text is not what the grammar prints, or it means something else. */
    private void differs(Sentence<S> sentence, String changed) {
        if (paragraph(sentence.speaker(), changed) instanceof Outcome.Understood<A>(A ability)) {
            assertThat(paragraph(sentence.speaker(), sentence.text())).as(changed)
                    .isNotEqualTo(new Outcome.Understood<>(ability));
        }
    }

    /** Every type and constant has words, or no card could ever have it. */
    @Test
    void every_part_of_an_ability_stands_in_some_sentence() {
        Set<Object> missing = new LinkedHashSet<>(RandomRecords.vocabulary(shapes()));
        missing.removeAll(wordless());
        for (Sentence<S> sentence : sentences()) {
            if (read(sentence.speaker(), sentence.text()) instanceof Reading.Understood<A> reading) {
                missing.removeAll(RandomRecords.partsOf(reading.abilities()));
            }
        }
        assertThat(missing).isEmpty();
    }

    /** What is read and then looked at by nobody who plays would have no effect. */
    @Test
    void every_part_of_an_ability_is_looked_at_in_play() {
        assertThat(UnplayedParts.of(game(), shapes())).isSubsetOf(unplayed());
    }

    /** Whatever has words is read back as the same, and as nothing else. */
    @Test
    @SuppressWarnings("unchecked")
    void what_is_printed_is_read_back() {
        RandomRecords random = new RandomRecords(shapes(), 2025);
        List<S> speakers = sentences().stream().map(Sentence::speaker).distinct().toList();
        int printed = 0;
        for (int i = 0; i < TRIES; i++) {
            A ability = (A) random.next();
            S speaker = speakers.get(i % speakers.size());
            Optional<String> words = print(speaker, ability);
            if (words.isPresent()) {
                printed++;
                assertThat(paragraph(speaker, words.get())).as(words.get())
                        .isEqualTo(new Outcome.Understood<>(ability));
            }
        }
        assertThat(printed).isGreaterThan(TRIES / 200);
    }
}
