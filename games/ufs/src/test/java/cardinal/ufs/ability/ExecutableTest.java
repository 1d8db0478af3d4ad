package cardinal.ufs.ability;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.ufs.card.CardType;
import cardinal.ufs.text.UfsText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A text that can be read but not carried out is refused with its words. */
class ExecutableTest {
    @ParameterizedTest
    @ValueSource(strings = {
        "Draw 1 card.",
        "If you have 3 or more foundations, your attacks get +1 speed. Otherwise, your attacks get -1 speed.",
        "Your attacks get +1 speed or +1 damage.",
        "This attack gets +1 damage. If you are at desperation, it gets +3 damage instead.",
        "Enhance: Draw 1 card instead.",
        "Enhance: Your next attack gains 1 keyword of your choice.",
        "Response: Before your rival draws 1 or more cards, draw 1 card.",
        "Enhance: Both players make a check.",
        "Enhance: Each player plays 1 enhance ability on an asset in your stage.",
        "Enhance: Either player chooses 1: • They discard 1 card. • They lose 1 health.",
        "Enhance: Both players choose 1: • They discard 1 card. • They lose 1 health.",
        "Enhance: Add 1 Power token to both players' stage.",
        "Enhance: Add 1 Power token to either player's stage.",
        "Form: You may play the top card of your rival's discard pile as though it were in your hand this turn.",
        "Form: You may play the top card of either player's discard pile as though it were in your hand this turn.",
        "Enhance: You may play 1 enhance ability on an asset in your rival's stage.",
        "Enhance: You may play 1 enhance ability on an asset in either player's stage.",
        "Enhance: You may play 1 enhance ability on an asset in the stage.",
        "Enhance: Both players' next attack gets +1 speed.",
        "Enhance: Each player plays 1 attack from your discard pile.",
        "Enhance: Each player looks at the top card of your deck.",
        "Enhance: Both players' health becomes 10.",
        "Enhance: Each player levels up.",
        "Enhance: Both players lose the game.",
        "Enhance: Your rival may discard 1 card. If you do, draw 1 card.",
        "Enhance: You may discard 1 card. If your rival does, draw 1 card.",
        "Enhance: Each player may discard 1 card. If they do, draw 1 card.",
        "Enhance: Your rival reveals their hand. Choose 1 card. They discard it.",
        "If you would gain health, draw 1 card instead.",
        "Enhance: This attack gains \"If you would gain health, draw 1 card instead.\"."})
    void what_cannot_be_carried_out_is_refused(String text) {
        assertThat(UfsText.read(CardType.ATTACK, text)).isInstanceOfSatisfying(Reading.NotUnderstood.class,
                read -> assertThat(read.why()).contains("cannot be carried out"));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "If you have 3 or more foundations, your attacks get +1 speed.",
        "Enhance: Your next attack gets +1 speed or +1 damage.",
        "Enhance: Draw 1 card. If you are at desperation, draw 2 cards instead.",
        "Response: Before you make a check to play this card, draw 1 card.",
        "Enhance: Your rival may discard 1 card. If they do not, draw 1 card.",
        "Response: After your attack is completely blocked, it is considered partially blocked instead.",
        "Enhance: Your rival reveals their hand. Choose 1 card revealed this way. They discard it.",
        "Enhance: Your rival reveals their hand. Choose 1 foundation. Destroy it.",
        "Enhance: Choose 1 card. Commit it.",
        "If this card would be destroyed, flip it instead."})
    void what_can_be_carried_out_is_read(String text) {
        assertThat(UfsText.read(CardType.ATTACK, text)).isInstanceOf(Reading.Understood.class);
    }
}
