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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is read of a wording that is folded is what the words say: the table is short, used, and drops nothing that counts. */
class SynonymsTest {
    /** Words that say who, where, how many or that it is not so. */
    private static final Pattern COUNTS =
            Pattern.compile(
                    "\\b\\d+\\b|\\b(?:you|your|rival|rival's|opponent|they|their|them|each|both|either|hand|discard|stage|staging|pool|deck|momentum|removed|not|no|cannot|non|other|another|random|top|bottom|X|up|less|fewer|more|greater|highest|lowest)\\b");
    /** The same in other words. */
    private static final Map<String, String> ALIKE =
            Map.of("opponent", "rival", "staging", "stage", "less", "fewer", "no", "0");

    /** With two players each rival is your rival; "no more" is "cannot"; theirs is your rival's; a card readies in its player's Ready Step only (F.1.1);
     * your health is what you have; to take less is to have it reduced; what you play or control is yours; "if it is not" is "otherwise"; "may not" is
     * "cannot"; only the defender has reversals to an attack (2010, 2.14.2.7); drawing up to a number counts the hand (K.5.4, draw.4); whoever may not
     * commit their character has one that is not committed; "none" is "not any"; to attack is to be attacked; a choice is its maker's; "both" of two are
     * "them"; "may only" is "can only be"; at most is no more; a slip of the pen has an ending too many or too few; what is committed and not
     * ready is counted twice; what was added is "the added card"; a player of your choice is chosen; a card in a stage blocks from there. */
    private static final List<String> SAID_OTHERWISE = List.of(
            "0: Enhance Commit: No more attacks can be played this turn.",
            "more: Enhance Commit: No more attacks can be played this turn.",
            "each: Enhance Commit: Each rival flips 2 foundations.",
            "their: Form Commit: Your rival cannot draw cards until the end of their next turn.",
            "their: Form Commit: Your rival skips their next Draw Step.",
            "your: While you have 2 or more foundations, this card does not ready during your Ready Step.",
            "your: Form Commit: If your health is 10 or less, draw 2 cards.",
            "fewer: Response Commit: Before you take damage, you take 2 less damage.",
            "you: The first attack you play each turn gets +2 damage.",
            "you: Form Commit: Draw 1 card for each asset you control.",
            "more: Enhance Commit: If this attack has 3 or more speed, draw 1 card.",
            "your: Form Commit: If your health is less than your rival's, draw 1 card.",
            "their: Form Commit: Your rival's attacks get -3 damage during their next turn.",
            "their: Form Commit: Your rival's foundations do not ready during their next Ready Step.",
            "not: Form Commit: Reveal the top card of your deck. If it is an attack, add it to your hand. If it "
                    + "is not, discard it.",
            "not: Enhance Commit: Your rival may not block this attack with foundations.",
            "your: Your foundations cannot be destroyed by your rival's effects.",
            "your: Your rival cannot play Reversals to this attack.",
            "rival: Your rival cannot play Reversals to this attack.",
            "you: Enhance Commit: This attack gets +2 speed for each momentum you have.",
            "their: Response Commit: After you play a block, discard your rival's attack from their card pool.",
            "not: Enhance Commit: If this attack does not deal damage, draw 1 card.",
            "you: Form Commit: Draw cards until you have 4 cards in your hand.",
            "your: Form Commit: Draw cards until you have 4 cards in your hand.",
            "hand: Form Commit: Draw cards until you have 4 cards in your hand.",
            "their: Form Commit: Your rival cannot commit their character this turn.",
            "you: Form Commit: You cannot commit your character this turn.",
            "they: Form Commit: Your rival draws cards until they have 4 cards in their hand.",
            "their: Form Commit: Your rival draws cards until they have 4 cards in their hand.",
            "hand: Form Commit: Your rival draws cards until they have 4 cards in their hand.",
            "their: Form Commit: Your rival cannot play actions during their next turn.",
            "not: Enhance Commit: Your rival may not flip cards.",
            "your: Enhance Commit: This attack gets your choice of +2 speed or +2 damage.",
            "your: Enhance Commit: This attack becomes your choice of high or low.",
            "cannot: Enhance Commit: This attack cannot deal more than 2 damage.",
            "more: Enhance Commit: This attack cannot deal more than 2 damage.",
            "rival: Enhance Commit: Your rival cannot play reversals against this attack.",
            "you: Form Commit: The next check you make this turn is 7.",
            "0: Enhance Commit: No more Enhances can be played this turn.",
            "more: Enhance Commit: No more Enhances can be played this turn.",
            "more: Enhance Commit: Your rival cannot play any more Enhances this turn.",
            "your: Response Commit: After 1 of your foundations is committed by your rival's effect, draw 1 card.",
            "cannot: Your rival cannot play more than 2 attacks each turn.",
            "more: Your rival cannot play more than 2 attacks each turn.",
            "rival: Response Commit: After your rival attacks one of your backups, draw 1 card.",
            "your: Response Commit: After your rival attacks one of your backups, draw 1 card.",
            "they: Enhance Commit: If your rival does not block this attack, they discard 1 card.",
            "discard: Enhance Commit: If your rival does not block this attack, they discard 1 card.",
            "your: Enhance Commit: If your rival does not block this attack, draw 1 card.",
            "rival: Enhance Commit: If your rival does not block this attack, draw 1 card.",
            "they: Enhance: If this attack is blocked, your rival discards the card they blocked with.",
            "removed: Form Remove any number of Honey counters: Draw X cards. X equals the number of counters "
                    + "removed this way.",
            "you: You have +1 hand size.",
            "0: Enhance Commit: Your rival's foundations have no abilities this turn.",
            "not: Enhance: If this attack deals damage, your rival flips 1 foundation. If it does not, you draw "
                    + "1 card.",
            "you: Enhance: If this attack deals damage, your rival flips 1 foundation. If it does not, you draw "
                    + "1 card.",
            "each: Form Commit: Add 1 Honey counter to each of your assets.",
            "each: Form Commit: Commit each rival asset.",
            "you: Foundations you play do not count toward progressive difficulty.",
            "your: Your rival cannot flip your foundations.",
            "both: Form Commit: Reveal the top 2 cards of your deck. If they share a card type, add both to your hand.",
            "another: Response Commit: After your rival plays an attack, they cannot play another attack this turn.",
            "not: Response Commit: After your attack resolves, if it did not deal damage, draw 1 card.",
            "their: Form Commit: During your rival's next turn, their attacks get -2 damage.",
            "either: Form Commit: Your rival must either discard 1 card or lose 2 health.",
            "discard: Form Commit: Your rival must either discard 1 card or lose 2 health.",
            "you: Enhance Commit: This attack gets +X damage. X equals the number of momentum you have.",
            "they: Form Commit: Your rival reveals their hand. If they revealed 2 or more attacks, draw 1 card.",
            "they: Form Commit: Your rival reveals their hand. If they revealed an attack, draw 1 card.",
            "your: Enhance Commit: Your rival may only block this attack with foundations.",
            "rival: Enhance Commit: Your rival may only block this attack with foundations.",
            "each: Response Commit: After your attack deals damage, ready 1 foundation for each 2 damage dealt.",
            "you: Form Commit: Your rival flips 1 foundation for every 2 momentum you have.",
            "their: Form Commit: Choose 1 of your rival's committed foundations. That foundation does not ready "
                    + "during their next Ready Step.",
            "not: Enhance Commit: This attack's damage may not be reduced.",
            "not: Enhance Commit: If you are at desperation, this attack gets +2 damage. If not, it gets +1 damage.",
            "you: Form Commit: Draw 1 card for every 2 foundations you control.",
            "your: Form Commit: If all of your foundations are committed, draw 1 card.",
            "discard: Form Commit: Discard 1 card from your rival's hand at random.",
            "hand: Form Commit: Discard 1 card from your rival's hand at random.",
            "discard: Form Commit: Look at your rival's hand and discard 1 card from it.",
            "you: Form Commit: For the rest of this turn, the first attack you play gets +3 damage.",
            "other: Form Commit: Look at the top 2 cards of your deck. Add 1 of them to your hand and discard "
                    + "the other.",
            "your: Form Commit: Discard 1 momentum and 1 card from your hand. Draw 3 cards.",
            "hand: Form Commit: Discard 1 momentum and 1 card from your hand. Draw 3 cards.",
            "each: At the end of each of your rival's turns, your rival loses 1 health.",
            "your: Response Commit: After your play an attack, draw 1 card.",
            "you: Response Commit: After you rival plays an attack, draw 1 card.",
            "discard: Form Commit: Your rival discard 2 cards.",
            "you: Enhance Commit: If you have less than half your maximum health, this attack gets +4 damage.",
            "their: Response Commit: After your rival plays an attack, if their health is 5 or greater, they "
                    + "lose 1 health.",
            "greater: Response Commit: After your rival plays an attack, if their health is 5 or greater, they "
                    + "lose 1 health.",
            "you: You get +1 hand size for every 3 foundations in your stage.",
            "them: Form Commit: If you have 3 or more foundations with Honey counters on them, draw 1 card.",
            "more: Form Commit: If your rival has more foundations committed than ready, draw 1 card.",
            "more: Form Commit: If your rival has more foundations ready than committed, draw 1 card.",
            "you: Enhance Commit: This attack gets +6 speed. For every 5 health you have, reduce this bonus by 1.",
            "1: Enhance Commit: This attack gets +6 speed. For every 5 health you have, reduce this bonus by 1.",
            "you: Enhance Commit: Your attack gets +6 damage. For every 4 health you have, reduce this bonus by 1.",
            "1: Enhance Commit: Your attack gets +6 damage. For every 4 health you have, reduce this bonus by 1.",
            "you: Enhance Commit: If this is the second card or greater you have played this turn, draw 1 card.",
            "your: Form Commit: A player of your choice gains 2 health.",
            "you: Response Commit: After you block, build the card you blocked with face up or face down.",
            "you: Enhance Commit: Add the top card of your discard pile to your hand. Discard 1 random card. If "
                    + "you discarded a copy of the same card, draw 1 card.",
            "your: Response Commit: After you block with this card, a player of your choice gains 2 health.",
            "other: Form Commit: Look at the top 2 cards of your deck. Add 1 of them to your hand and remove the "
                    + "other.",
            "your: Enhance Add 1 foundation from your stage to your hand: Flip 1 rival foundation with the same "
                    + "difficulty as the foundation added to your hand this way.",
            "hand: Enhance Add 1 foundation from your stage to your hand: Flip 1 rival foundation with the same "
                    + "difficulty as the foundation added to your hand this way.",
            "your: Enhance Commit: Add up to 2 foundations from your stage to your hand. This attack gets +1 "
                    + "speed for each foundation added to your hand this way.",
            "hand: Enhance Commit: Add up to 2 foundations from your stage to your hand. This attack gets +1 "
                    + "speed for each foundation added to your hand this way.",
            "you: Enhance Commit: Add 1 card from your stage to your momentum. If the card you added to your "
                    + "momentum was an asset, draw 1 card.",
            "your: Enhance Commit: Add 1 card from your stage to your momentum. If the card you added to your "
                    + "momentum was an asset, draw 1 card.",
            "momentum: Enhance Commit: Add 1 card from your stage to your momentum. If the card you added to "
                    + "your momentum was an asset, draw 1 card.",
            "both: Form Mill 2: Add both cards milled this way to your hand.",
            "your: Enhance Commit: You may try to block this attack with this card from your stage.",
            "stage: Enhance Commit: You may try to block this attack with this card from your stage.",
            "1: Response Commit: After this attack deals damage, choose 1 backup or 1 Weapon attack in your "
                    + "discard pile with difficulty X or less and add it to your hand. X equals the damage dealt.",
            "discard: Form Commit: Your rival discards 1 card. If the discard card was an attack, draw 1 card.",
            "you: Response: Before your Review Step, if you have fewer cards in your hand than your hand size, "
                    + "draw 1 card.",
            "their: Enhance Commit: If this attack is blocked, your rival discards half their momentum (rounded up).",
            "0: Response: At the start of the End Phase, if no characters took damage this turn, gain 1 health.",
            "you: Form Commit: Reveal the top 3 cards of your deck. For each non-attack you reveal, gain 1 health.",
            "each: Form Commit: Freeze 1 foundation in each rival stage.",
            "your: Response Commit: After this card enters your discard pile from your hand or your stage, gain "
                    + "1 health.",
            "1: Form Commit: Name 1 foundation. Commit all copies of that foundation in both players' stages.",
            "other: Enhance Commit: Change the zone of this attack to any other zone.",
            "each: Form Commit: Choose 2 foundations and add 1 Honey counter to each of them.",
            "both: Form Commit: Look at the top card of both decks.",
            "your: Form [Discard pile]: Try to play this attack from your discard pile.",
            "discard: Form [Discard pile]: Try to play this attack from your discard pile.",
            "not: Form Commit 3 face up foundations that do not share a name: Draw 1 card.",
            "3: Form Commit: If your rival has fewer than 3 foundations, draw 1 card.");

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
        assertThat(PrintedWords.TABLE).hasSizeLessThan(220);
        assertThat(EverydayWords.TABLE).hasSizeLessThan(40);
        assertThat(EarlierWords.TABLE).hasSizeLessThan(50);
        assertThat(SpokenWords.TABLE).hasSizeLessThan(160);
        assertThat(WordOrder.TABLE).hasSizeLessThan(40);
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
        List<Fold> rows = Stream.of(Synonyms.TABLE.stream().flatMap(List::stream), PrintedWords.TABLE.stream(),
                EverydayWords.TABLE.stream(), SpokenWords.TABLE.stream(), EarlierWords.TABLE.stream(),
                WordOrder.TABLE.stream())
                .flatMap(table -> table).toList();
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
