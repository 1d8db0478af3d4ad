package cardinal.riftbound.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.compile.CardText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wordings that mean the same, and the one they are read and printed as. */
class SynonymsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "SPELL | Draw a card. | Draw 1.",
        "SPELL | Draw 3 cards. | Draw 3.",
        "UNIT | When I attack, deal 3 damage to each enemy unit here. | When I attack, deal 3 to all enemy units here.",
        "SPELL | Deal 5 to each of up to 2 units. | Deal 5 to up to two units.",
        "SPELL | Give all friendly units +1 [M] until end of turn. | Give friendly units +1 [M] this turn.",
        "SPELL | Buff a friendly unit. Then draw 1. | Buff a friendly unit. Draw 1.",
        "SPELL | Buff an enemy unit. Then, if it was buffed this way, draw a card. | Buff an enemy unit. If it was done this way, draw 1.",
        "SPELL | Channel 3 runes. If you couldn't channel 3 runes this way, draw 1. | Channel 3 runes. If you couldn't, draw 1.",
        "SPELL | Do this twice: Kill a gear. | Do this twice: kill a gear.",
        "SPELL | Ready two enemy exhausted units. | Ready two exhausted enemy units.",
        "SPELL | Choose an enemy unit. Kill it the next time it takes damage this turn. | Choose an enemy unit. The next time it takes damage this turn, kill it.",
        "SPELL | Each player discards 2, then draws 2. | Each player discards 2, then each player draws 2.",
        "UNIT | I get +1 [M] while you have 2 or more cards in your hand. | While you have 2 or more cards in your hand, I have +1 [M].",
        "UNIT | Friendly buffed units at my battlefield have [Tank]. | Buffed friendly units here have [Tank].",
        "UNIT | Other friendly units have +4 [M] here. | Other friendly units here have +4 [M].",
        "UNIT | When I'm played, you gain 1 point. | When you play me, you score 1 point.",
        "UNIT | The third time I move in a turn, draw 1. | The third time I move each turn, draw 1.",
        "UNIT | While I'm an attacker, I have [Tank]. | While I'm attacking, I have [Tank].",
        "UNIT | You may pay [1] as an additional cost to play me. | As you play me, you may pay [1] as an additional cost.",
        "UNIT | Your Dragons' Energy costs are reduced by [2]. | Dragons you play cost [2] less.",
        "SPELL | A unit's Might becomes 4 this turn. | The Might of a unit becomes 4 this turn.",
        "SPELL | Kill a unit with Might 4 or greater. | Kill a unit with 4 [M] or more.",
        "SPELL | Kill a unit with 3 or less Might at a battlefield. | Kill a unit with 3 [M] or less at a battlefield.",
        "SPELL | You must recycle one of your runes. | Recycle one of your runes.",
        "SPELL | Deal X to a unit, where X is the number of runes you control. | Deal damage equal to the number of runes you control to a unit.",
        "SPELL | Spend any number of buffs. Draw 1 for each buff spent. | Spend any number of buffs. For each buff spent, draw 1.",
        "SPELL | Reveal 2 cards from the top of your Main Deck. Put one into your hand and recycle the other. | Reveal the top 2 cards of your Main Deck. Choose one of them, then draw it. Recycle the rest.",
        "SPELL | Look at the top 2 cards of your Main Deck. Draw one of them and banish the other. | Look at the top 2 cards of your Main Deck. Put 1 into your hand and banish the rest.",
        "SPELL | Kill a gear. If you do, draw 1. | Kill a gear. If it was done this way, draw 1.",
        "SPELL | You may pay [1]. If you do, draw 2. | You may pay [1] to draw 2.",
        "SPELL | Deal 2 to a unit. If this kills it, draw 1. | Deal 2 to a unit. If this kills it, do this: draw 1.",
        "UNIT | When I'm readied, draw 1. | When I become ready, draw 1.",
        "UNIT | When a unit dies here, draw 1. | When a unit here dies, draw 1.",
        "UNIT | When an enemy unit moves here, stun it. | When an enemy unit moves to here, stun it.",
        "UNIT | When you score, draw 1. | When you conquer or hold, draw 1.",
        "UNIT | I enter ready if you control a battlefield. | If you control a battlefield, I enter ready.",
        "UNIT | During an opponent's turn, I have [Deflect 2]. | While it's an opponent's turn, I have [Deflect 2].",
        "LEGEND | Your units cost [1] less. | Units you play cost [1] less.",
        "BATTLEFIELD | While you control this battlefield, your units have [Assault]. | Your units have [Assault].",
        "BATTLEFIELD | When any unit moves from here, put it into your hand. | When a unit moves from here, draw it."})
    void isFolded(CardType type, String written, String normal) {
        assertThat(CardText.read(type, written)).isInstanceOfSatisfying(Reading.Understood.class,
                reading -> assertThat(reading.normal()).isEqualTo(normal));
    }

    @Test
    void aDiscardedCardIsStillACard() {
        assertThat(Synonyms.FOLDS.normalise("When you discard a card, draw 1."))
                .isEqualTo("When you discard a card, draw 1.");
    }
}
