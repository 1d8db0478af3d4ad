package cardinal.evolve.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.Shipped;
import cardinal.cards.grammar.Fold;
import cardinal.cards.text.Mutations;
import cardinal.cards.text.Reading;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What players write is read as what the words say: every row is used, and drops nothing that counts. */
class PlayerSynonymsTest {
    /** Words that say who, where, how many or that it is not so. */
    private static final Pattern COUNTS = Pattern.compile("\\b\\d+\\b"
            + "|\\b(?:opponent|opponents|enemy|leader|field|hand|cemetery"
            + "|each|all|every|other|another|no|can't|less|more|least|x|attack|defense|damage|costs?|engaged|spell|amulet"
            + "|once|next|would|only|any|reduce|increase)\\b");
    /** The same in other words: "3 or more" and "at least 3", "each" and "any", "takes 1 less" and "reduce by 1". */
    private static final Map<String, String> ALIKE = Map.ofEntries(Map.entry("all", "each"), Map.entry("every", "each"),
            Map.entry("any", "each"), Map.entry("opponents", "opponent"), Map.entry("cost", "costs"),
            Map.entry("least", "more"), Map.entry("reduce", "less"), Map.entry("increase", "more"));

    /** There are two players (1.1.1); "a card" is 1; "can't unless" is "can only if"; dealt is what would be taken; "them" is each of them. */
    private static final List<String> SAID_OTHERWISE = List.of(
            "opponent: Deal 3 damage to your opponent's leader and draw 2 cards.",
            "1: Draw 1 card.",
            "can't: This card can't be played unless there are at least 3 cards in your hand.",
            "would: If this follower would take damage, it takes 1 less damage.",
            "damage: If this follower would take damage, it takes 1 less damage.",
            "would: If your leader would take damage, it takes 2 less damage.",
            "damage: If your leader would take damage, it takes 2 less damage.",
            "each: Select 2 enemy followers on the field. Deal 2 damage to each of them.",
            "only: [act][engage]: Draw 2 cards. Use this ability only once per turn.",
            "each: [act][engage]: Draw 2 cards. Activate once each turn.");

    /** "your opponent" and "the opponent" (1.1.1). */
    private static final List<String> THE_SAME = List.of("Deal 3 damage to the opponent's leader and draw 2 cards.");

    private record Line(CardType type, String written, String read) {
        static Line of(String line) {
            String[] parts = line.split(" \\| | => ");
            return new Line(CardType.valueOf(parts[0]), parts[1], parts[2]);
        }
    }

    private static final List<Line> LINES = Shipped.text(PlayerSynonymsTest.class, "player-synonyms.txt").lines()
            .filter(line -> !line.startsWith("#")).map(Line::of).toList();

    private static List<Ability> abilities(CardType type, String text) {
        return CardText.read(type, text) instanceof Reading.Understood<Ability> read ? read.abilities() : List.of();
    }

    @Test
    void both_wordings_are_read_as_the_same_ability() {
        for (Line line : LINES) {
            assertThat(CardText.normalise(line.type, line.written)).isEqualTo(line.read).isNotEqualTo(line.written);
            assertThat(CardText.normalise(line.type, line.read)).isEqualTo(line.read);
            assertThat(abilities(line.type, line.read)).as(line.read).isNotEmpty()
                    .isEqualTo(abilities(line.type, line.written));
        }
    }

    @Test
    void every_row_has_a_sentence() {
        List<Fold> rows = PlayerSynonyms.FOLDS.folds();
        List<Integer> unused = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            Fold row = rows.get(i);
            List<Fold> before = rows.subList(0, i);
            if (LINES.stream().map(line -> folded(Notation.FOLDS.normalise(line.written), before))
                    .allMatch(text -> row.apply(text).equals(text))) {
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

    /** A number, a player, a place or a "not" of what is written is there in what is read, too. */
    @Test
    void no_row_drops_a_word_that_counts() {
        List<String> dropped = new ArrayList<>();
        for (Line line : LINES) {
            List<String> after = counting(line.read);
            counting(line.written).stream().filter(word -> !after.remove(word))
                    .map(word -> word + ": " + line.written).forEach(dropped::add);
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
            List<Ability> meant = abilities(line.type, line.written);
            for (String mutant : Mutations.of(line.written, WordKinds.ALL)) {
                if (meant.equals(abilities(line.type, mutant))) {
                    holes.add(mutant);
                }
            }
        }
        assertThat(holes).isEqualTo(THE_SAME);
    }
}
