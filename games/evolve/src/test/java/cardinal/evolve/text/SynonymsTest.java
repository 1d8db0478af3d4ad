package cardinal.evolve.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.evolve.card.CardType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wordings that mean the same, and the one they are read and printed as. */
class SynonymsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
        "FOLLOWER | Whenever you play a spell, draw a card. | When you play a spell, draw a card.",
        "FOLLOWER | Whenever one of your Wolf followers attacks, draw a card. | When a Wolf follower you control attacks, draw a card.",
        "FOLLOWER | Whenever another one of your followers races, draw a card. | When another follower you control races, draw a card.",
        "FOLLOWER | Once on each of your turns, when another amulet you control leaves the field, draw a card. | During your turn, once per turn, when another amulet you control leaves the field, draw a card.",
        "FOLLOWER | Strike: Refresh this follower. Perform this ability only once per turn. | Strike: Refresh this follower. This ability can be performed once per turn.",
        "FOLLOWER | [act][engage]: Draw a card. Activate only once per turn. | [act][engage]: Draw a card. This ability can be activated once per turn.",
        "FOLLOWER | [act][engage], bury this card: Draw a card. | [act][engage], put this card into its owner's cemetery: Draw a card.",
        "FOLLOWER | [fanfare] If you have 10 max play points, draw a card. | [fanfare] If you have 10 maximum play points, draw a card.",
        "FOLLOWER | This card costs 3 less to play if there are at least 3 Wolf followers on your field. | If there are at least 3 Wolf followers on your field, this card costs 3 less to play.",
        "SPELL | Select a follower that costs at least 3 play points in your cemetery and summon it. | Select a follower that costs 3 or more in your cemetery and put it onto your field.",
        "SPELL | Summon a Wolf. | Summon a Wolf token.",
        "SPELL | Put an Iron Wolf into your EX area. | Put an Iron Wolf token into your EX area.",
        "SPELL | Select an enemy follower that costs 3 play points or less on the field and destroy it. | Select an enemy follower that costs 3 or less on the field and destroy it.",
        "SPELL | Search your deck for a 2-cost follower, put it into your EX area, then shuffle your deck. | Search your deck for a follower that costs 2 and put it into your EX area.",
        "SPELL | Search your deck for an amulet, reveal it, add it to your hand, then shuffle your deck. | Search your deck for an amulet, reveal it, and add it to your hand.",
        "SPELL | Look at the top 3 cards of your deck. You may put one of them into your EX area. Bury the rest. | Look at the top 3 cards of your deck. You may put a card from among them into your EX area. Put the remaining cards into your cemetery.",
        "SPELL | Select an enemy follower on the field. It cannot deal damage this turn. | Select an enemy follower on the field. For the rest of this turn, it can't deal damage.",
        "SPELL | Give [attack]+1/[defense]+1 to each Wolf follower on your field. | Give each Wolf follower on your field [attack]+1/[defense]+1.",
        "SPELL | Give your leader [defense]+3. Draw a card. Earth Rite: Draw 2 instead. | Give your leader [defense]+3. Draw a card. Earth Rite: Draw 2 cards instead.",
        "SPELL | Discard a card. Then, if there are 0 cards in your hand, draw two cards. | Discard a card. If there are no cards in your hand, draw 2 cards.",
        "SPELL | Destroy each of the lowest-cost enemy followers on the field. | Destroy each lowest-cost enemy follower on the field.",
        "SPELL | Select an enemy follower on the field. Destroy all other engaged enemy followers on the field. | Select an enemy follower on the field. Destroy each other engaged enemy follower on the field.",
        "SPELL | Discard a card at random. | Discard a random card.",
        "SPELL | If you have no cards in your hand, draw a card. | If there are no cards in your hand, draw a card.",
        "SPELL | If your leader has 10 defense or less, draw a card. | If your leader's defense is 10 or less, draw a card.",
        "SPELL | Choose two of the following. (1) Draw a card. (2) Draw 2 cards. | Choose 2 of the following. (1) Draw a card. (2) Draw 2 cards.",
        "SPELL | Look at the top 3 cards of your deck. Add 1 of them to your hand and put the rest into your cemetery. | Look at the top 3 cards of your deck. Add a card from among them to your hand and put the remaining cards into your cemetery.",
        "FOLLOWER | When this follower attacks an enemy follower, destroy it. | When this follower attacks a follower, destroy it.",
        "FOLLOWER | When one of your other followers is destroyed, draw a card. | When another follower you control is destroyed, draw a card.",
        "FOLLOWER | When another follower on your field is destroyed, draw a card. | When another follower you control is destroyed, draw a card.",
        "FOLLOWER | This follower can't attack. | This follower can't attack enemies.",
        "FOLLOWER | While this follower is evolved, it has Ward. | While this follower is evolved, this follower has Ward.",
        "FOLLOWER | While this follower is engaged, your other followers can't be attacked. | If this follower is engaged, your other followers can't be attacked.",
        "FOLLOWER | If there is an amulet on your field, this follower has Ward. | While there is an amulet on your field, this follower has Ward.",
        "AMULET | While this card is on your field, enemy followers have [attack]-1. | While this card is on your field, each enemy follower has [attack]-1.",
        "AMULET | While this card is on your field, Wolf spells you play cost 1 less. | While this card is on your field, any Wolf spell you play costs 1 less.",
        "FOLLOWER | [fanfare] Draw a card. If there are no cards in your deck, repeat this [fanfare]. | [fanfare] Draw a card. If there are no cards in your deck, repeat this ability."})
    void isFolded(CardType type, String written, String normal) {
        assertThat(CardText.read(type, written)).isInstanceOfSatisfying(Reading.Understood.class,
                reading -> assertThat(reading.normal()).isEqualTo(normal));
    }

    @Test
    void whatIsPrintedIsNeverFolded() {
        for (var sentence : new CorpusTest().sentences()) {
            assertThat(CardText.normalise(sentence.speaker(), sentence.text())).isEqualTo(sentence.text());
        }
    }
}
