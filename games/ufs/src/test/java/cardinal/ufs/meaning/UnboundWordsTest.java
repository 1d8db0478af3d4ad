package cardinal.ufs.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.card.CardType;
import cardinal.ufs.text.UfsText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A word that stands for something else needs something it can stand for: without it the text is refused, with it it is read. */
class UnboundWordsTest {
    private static int cases;

    /**
     * A sentence with such a word.
     *
     * @param word  as it is quoted
     * @param before  sentences of which any one gives the word its meaning
     */
    private record Words(String word, String sentence, List<String> before) {
    }

    private static final String CARD = "Choose 1 foundation in your stage.";
    private static final String SHOWN = "Reveal the top card of your deck.";
    private static final String PLAYER = "Your rival draws 1 card.";

    private static final List<Words> ALL = List.of(
            new Words("it", "Commit it.", List.of(CARD)),
            new Words("it", "It gets +1 difficulty.", List.of(CARD)),
            new Words("it", "If it is a foundation, draw 1 card.", List.of(SHOWN)),
            new Words("it", "X equals its difficulty. Gain X health.", List.of(SHOWN)),
            new Words("that card", "Commit that card.", List.of(CARD)),
            new Words("that foundation", "Flip that foundation.", List.of(CARD)),
            new Words("them", "Discard them.", List.of("Reveal the top 2 cards of your deck.")),
            new Words("those cards", "Discard those cards.", List.of("Reveal the top 2 cards of your deck.")),
            new Words("of them", "Add 1 of them to your hand.", List.of("Reveal the top 2 cards of your deck.")),
            new Words("the rest", "Put the rest on the bottom of your deck.",
                    List.of("Reveal the top 2 cards of your deck.")),
            new Words("the … card", "Add the revealed card to your hand.", List.of(SHOWN)),
            new Words("this way", "Gain 1 health for each card discarded this way.", List.of("Discard 2 cards.")),
            new Words("this way", "If a foundation was milled this way, draw 1 card.", List.of("Mill 2.")),
            new Words("if you do", "If you do, draw 1 card.", List.of("You may discard 1 card.")),
            new Words("of that type", "Your rival discards all cards of that type.",
                    List.of("Name a card type.", SHOWN)),
            new Words("of the named type", "Your rival discards all cards of the named type.",
                    List.of("Name a card type.")),
            new Words("the named card", "Commit all copies of the named card in both players' stages.",
                    List.of("Name a card.")),
            new Words("the named keyword", "Your attack gains the named keyword.", List.of("Name a keyword.")),
            new Words("they", "They discard 1 card.", List.of(PLAYER)),
            new Words("that player", "That player discards 1 card.", List.of("Choose 1 player.", PLAYER)),
            new Words("that check", "That check gets +2.", List.of("Your next check gets +1.")));

    /** How many cards somebody has speaks of no card; a card of which something is said is one. */
    @Test
    void an_it_of_a_continuous_ability_needs_a_card_that_was_spoken_of() {
        for (String text : List.of("If you have 2 or more foundations, it gets +1 damage.",
                "While you have 2 or more foundations, it gets +1 damage.")) {
            assertThat(UfsText.read(CardType.ATTACK, text)).as(text).isInstanceOf(Reading.NotUnderstood.class);
        }
        for (String text : List.of("If this attack was played from your hand, it gets +1 damage.",
                "This attack gets +1 speed. It gets +1 damage.",
                "If this is the only card in your card pool, it gets +1 damage.")) {
            assertThat(UfsText.read(CardType.ATTACK, text)).as(text).isInstanceOf(Reading.Understood.class);
        }
    }

    /** "If you do" is asked of the player who was told to act. */
    @Test
    void somebody_else_than_was_told_to_act_is_not_asked_whether_they_did() {
        String told = "Form: Your rival makes a check against a difficulty of 5. If %s, draw 1 card.";
        for (String who : List.of("both players fail", "a player fails", "the active player fails", "you fail")) {
            String text = told.formatted(who);
            assertThat(UfsText.read(CardType.FOUNDATION, text)).as(text).isInstanceOf(Reading.NotUnderstood.class);
        }
        assertThat(UfsText.read(CardType.FOUNDATION, told.formatted("they fail")))
                .isInstanceOf(Reading.Understood.class);
    }

    @TestFactory
    Stream<DynamicTest> refused() {
        return ALL.stream().flatMap(w -> Stream.of("Form: ", "Enhance: ", "Form Commit: ").map(head -> DynamicTest
                .dynamicTest(head + w.sentence, () -> {
                    cases++;
                    Reading<Ability> read = UfsText.read(CardType.FOUNDATION, head + w.sentence);
                    assertThat(read).isInstanceOf(Reading.NotUnderstood.class);
                    assertThat(((Reading.NotUnderstood<Ability>) read).why()).containsIgnoringCase("«" + w.word);
                })));
    }

    @TestFactory
    Stream<DynamicTest> read() {
        List<DynamicTest> all = new ArrayList<>();
        for (Words w : ALL) {
            for (String before : w.before) {
                String text = "Form: " + before + " " + w.sentence;
                all.add(DynamicTest.dynamicTest(text, () -> {
                    cases++;
                    assertThat(UfsText.read(CardType.FOUNDATION, text)).as(text)
                            .isInstanceOf(Reading.Understood.class);
                }));
            }
        }
        return all.stream();
    }

    @AfterAll
    static void tell() {
        Tables.tell("unbound words", cases);
    }
}
