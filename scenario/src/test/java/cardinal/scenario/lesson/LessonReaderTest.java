package cardinal.scenario.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonReaderTest {

    private static Lesson lesson(String steps) {
        return LessonReader.readAll("l.yaml", "game: heap\ntitle: t\nlesson:\n  steps:\n" + steps.indent(4)).getFirst();
    }

    /** In the lessons below a bar is the end of a line. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '\0', textBlock = """
            game: heap|title: t                                                  ~ l.yaml:1: this is a scenario without a lesson ~ "lesson:"
            game: heap|title: t|leson: {}                                        ~ l.yaml:3: unknown key "leson" ~ did you mean "lesson"
            game: heap|title: t|lesson: {}                                       ~ a lesson needs the key "steps" ~ steps
            game: heap|title: t|lesson:|  stesp: []                              ~ l.yaml:4: unknown key "stesp" in the lesson ~ did you mean "steps"
            game: heap|title: t|lesson:|  steps:|    - {say: Hello}              ~ a lesson needs a step in which something is done ~ do: COMMAND
            game: heap|title: t|lesson:|  steps:|    - {do: pay}                 ~ l.yaml:5: a step needs the key "say" ~ what the learner reads
            game: heap|title: t|lesson:|  steps:|    - {sya: Hello, do: pay}     ~ l.yaml:5: unknown key "sya" in a step ~ did you mean "say"
            game: heap|title: t|lesson:|  steps:|    - {say: Hi, they: pay}      ~ l.yaml:5: "they" belongs to a step in which something is done ~ do: any
            game: heap|title: t|lesson:|  steps:|    - {say: Hi, do: pay >}      ~ l.yaml:5: a command is missing ~ COMMAND > CHOICE
            game: heap|title: t|lesson:|  steps:|    - {say: Hi, do: []}         ~ l.yaml:5: a command is expected here ~ any
            game: heap|title: t|lesson:|  steps:|    - {say: Hi, do: pay, back: true} ~ l.yaml:5: "back" needs "else" ~ say why
            game: heap|title: t|lesson:|  steps:|    - {say: Hi, do: any, else: No, back: true} ~ l.yaml:5: whatever is done is right ~ do: any
            game: heap|title: t|lesson:|  steps:|    - {say: Hi, do: pay, else: No, back: perhaps} ~ l.yaml:5: back is true or false ~ "perhaps"
            game: heap|title: t|lesson:|  steps:|    - {say: "Play {Ox", do: pay} ~ l.yaml:5: a card in a caption stands in braces ~ {Gate Ox}
            """)
    void aComplaintSaysWhereAndWhatWouldBeRight(String file, String complaint, String right) {
        assertThatThrownBy(() -> LessonReader.readAll("l.yaml", file.strip().replace('|', '\n')))
                .isInstanceOf(BadInput.class).hasMessageContaining(complaint.strip())
                .hasMessageContaining(right.strip());
    }

    @Test
    void stepsThatAreOnlyReadBelongToTheNextThatIsDone() {
        Lesson lesson = lesson("""
                - say: [One, Two]
                - {say: Three, do: take 1 > take 2, they: [pay]}
                - {say: Four, do: any}
                - say: Five
                """);
        assertThat(lesson.steps()).hasSize(2);
        assertThat(lesson.steps().getFirst().captions()).extracting(Caption::words).containsExactly("One", "Two",
                "Three");
        assertThat(lesson.steps().getFirst().commands()).containsExactly("take 1", "take 2");
        assertThat(lesson.firstOf(1)).isEqualTo(4);
        assertThat(lesson.farewell()).extracting(Caption::words).containsExactly("Five");
        assertThat(lesson.length()).isEqualTo(5);
    }

    @Test
    void cardsStandInBracesAndMayBeCalledOtherwise() {
        Caption caption = lesson("- {say: 'Play {A.Gate Ox#2} and {Kessa Brandt 1|Kessa}.', point: [A.hand], do: any}")
                .steps().getFirst().captions().getFirst();
        assertThat(caption.words()).isEqualTo("Play Gate Ox and Kessa.");
        assertThat(caption.pointedAt()).containsExactly("A.Gate Ox#2", "Kessa Brandt 1", "A.hand");
    }

    @Test
    void stepsBelowTheNameOfAGameAreForThatGame() {
        List<Lesson> lessons = LessonReader.readAll("l.yaml", """
                game: [heap, pile]
                title: t
                lesson:
                  steps:
                    - {say: Both, do: pay}
                    - pile:
                        - {say: Only here, do: pay}
                """);
        assertThat(lessons).extracting(l -> l.steps().size()).containsExactly(1, 2);
    }
}
