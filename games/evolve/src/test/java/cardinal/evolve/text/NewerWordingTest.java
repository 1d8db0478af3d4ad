package cardinal.evolve.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.Shipped;
import cardinal.cards.grammar.Fold;
import cardinal.cards.text.Reading;
import cardinal.evolve.card.CardType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What cards say today is read as what older cards say in other words; every row is used. */
class NewerWordingTest {
    private record Line(CardType type, String written, String read) {
        static Line of(String line) {
            String[] parts = line.split(" \\| | => ");
            return new Line(CardType.valueOf(parts[0]), parts[1], parts[2]);
        }
    }

    private static final List<Line> LINES = Shipped.text(NewerWordingTest.class, "newer-wording.txt").lines()
            .filter(line -> !line.startsWith("#")).map(Line::of).toList();

    @Test
    void newer_words_are_read_as_older_ones() {
        for (Line line : LINES) {
            assertThat(CardText.normalise(Dialect.OF_1_24, line.type, line.written).replace('\n', ' '))
                    .isEqualTo(line.read);
            assertThat(CardText.read(Dialect.OF_1_24, line.type, line.written)).as(line.read)
                    .isInstanceOf(Reading.Understood.class);
        }
    }

    @Test
    void every_row_has_a_sentence() {
        List<Fold> rows = new ArrayList<>(NewerWording.FOLDS.folds());
        rows.addAll(RecentWording.FOLDS.folds());
        List<Integer> unused = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            boolean used = false;
            for (Line line : LINES) {
                String text = Notation.FOLDS.normalise(line.written);
                for (Fold before : rows.subList(0, i)) {
                    text = before.apply(text);
                }
                used |= !rows.get(i).apply(text).equals(text);
            }
            if (!used) {
                unused.add(i);
            }
        }
        assertThat(unused).isEmpty();
    }
}
