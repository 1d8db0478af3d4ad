package cardinal.ufs.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.Shipped;
import cardinal.cards.grammar.Fold;
import cardinal.cards.text.Mutations;
import cardinal.cards.text.Reading;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.card.CardType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is read of a wording that is folded is what the words say: the table is short, used, and drops nothing that counts. */
class SynonymsTest {
    /** Words that say who, where, how many or that it is not so. */
    private static final Pattern COUNTS =
            Pattern.compile("\\b\\d+\\b|\\b(?:you|your|rival|rival's|opponent|they|their|them"
                    + "|each|both|either|hand|discard|stage|staging|pool|deck|momentum|removed|not|no|cannot|non|other|another|random"
                    + "|top|bottom|X|up|less|fewer|more|greater|highest|lowest)\\b");
    /** The same in other words. */
    private static final Map<String, String> ALIKE =
            Map.of("opponent", "rival", "staging", "stage", "less", "fewer", "no", "0");

    /** With two players each rival is your rival; "no more" is "cannot"; theirs is your rival's; a card readies in its player's Ready Step only (F.1.1). */
    private static final List<String> SAID_OTHERWISE = List.of(
            "0: Enhance Commit: No more attacks can be played this turn.",
            "more: Enhance Commit: No more attacks can be played this turn.",
            "each: Enhance Commit: Each rival flips 2 foundations.",
            "their: Form Commit: Your rival cannot draw cards until the end of their next turn.",
            "their: Form Commit: Your rival skips their next Draw Step.",
            "your: While you have 2 or more foundations, this card does not ready during your Ready Step.");

    private record Line(String written, String read) {
    }

    private static final List<Line> LINES = Shipped.text(SynonymsTest.class, "synonyms.txt").lines()
            .filter(line -> !line.startsWith("#")).map(line -> line.split(" => "))
            .map(sides -> new Line(sides[0], sides[1])).toList();

    private static List<Ability> abilities(String text) {
        return UfsText.read(CardType.FOUNDATION, text) instanceof Reading.Understood<Ability> read ? read.abilities()
                : List.of();
    }

    @Test
    void the_table_is_short() {
        assertThat(Synonyms.TABLE.stream().mapToInt(List::size).sum()).isLessThan(80);
    }

    @Test
    void both_wordings_are_read_as_the_same_ability() {
        for (Line line : LINES) {
            assertThat(UfsText.normalise(line.written())).isEqualTo(line.read()).isNotEqualTo(line.written());
            assertThat(UfsText.normalise(line.read())).isEqualTo(line.read());
            assertThat(abilities(line.read())).as(line.read()).isNotEmpty().isEqualTo(abilities(line.written()));
        }
    }

    @Test
    void every_row_has_a_sentence() {
        List<Fold> rows = Synonyms.TABLE.stream().flatMap(List::stream).toList();
        List<Integer> unused = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            Fold row = rows.get(i);
            List<Fold> before = rows.subList(0, i);
            if (LINES.stream().map(line -> Notation.NORMALISER.normalise(line.written()))
                    .map(text -> folded(text, before)).allMatch(text -> row.apply(text).equals(text))) {
                unused.add(i);
            }
        }
        assertThat(unused).isEmpty();
    }

    private static String folded(String text, List<Fold> rows) {
        String folded = text;
        for (Fold row : rows) {
            folded = row.apply(folded);
        }
        return folded;
    }

    /** A number, a player, a zone or a "not" of what is written is there in what is read, too. */
    @Test
    void no_row_drops_a_word_that_counts() {
        List<String> dropped = new ArrayList<>();
        for (Line line : LINES) {
            List<String> after = counting(Notation.NORMALISER.normalise(line.read()));
            counting(Notation.NORMALISER.normalise(line.written())).stream().filter(word -> !after.remove(word))
                    .map(word -> word + ": " + line.written()).forEach(dropped::add);
        }
        assertThat(dropped).isEqualTo(SAID_OTHERWISE);
    }

    private static List<String> counting(String text) {
        List<String> words = new ArrayList<>();
        COUNTS.matcher(text.toLowerCase(Locale.ROOT)).results().map(found -> found.group())
                .map(word -> ALIKE.getOrDefault(word, word)).forEach(words::add);
        return words;
    }

    /** With a number, player, place or the like exchanged in the wording as it is written, it means something else or nothing. */
    @Test
    void another_word_in_what_is_written_is_another_meaning() {
        List<String> holes = new ArrayList<>();
        for (Line line : LINES) {
            List<Ability> meant = abilities(line.written());
            for (String mutant : Mutations.of(line.written(), WordKinds.ALL)) {
                if (meant.equals(abilities(mutant))) {
                    holes.add(mutant);
                }
            }
        }
        assertThat(holes).isEmpty();
    }
}
