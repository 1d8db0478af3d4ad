package cardinal.evolve.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.evolve.card.CardType;
import cardinal.kernel.Clauses;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Different ways to write a text, with icons or as words, and the one it is read and printed as. */
class NotationTest {

    @ParameterizedTest
    @Clauses({"5.2.1", "12.3.3.1", "12.4.2", "12.5.2", "13.3.1.2", "13.5.1.2"})
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
        "FOLLOWER | [evolve][cost01]: Evolve this follower. | [evolve][cost1]: Evolve this follower.",
        "FOLLOWER | [Evolve] [cost01]: Evolve this follower. | [evolve][cost1]: Evolve this follower.",
        "FOLLOWER | Evolve (2): Evolve this follower. | [evolve][cost2]: Evolve this follower.",
        "FOLLOWER | [feed][feed][cost02]: Race this follower 2 times. | [serve][serve][cost2]: Race this follower 2 times.",
        "FOLLOWER | Serve (1): Race this follower. | [serve][cost1]: Race this follower.",
        "FOLLOWER | Fanfare: Draw a card. | [fanfare] Draw a card.",
        "FOLLOWER | Fanfare - Draw a card. | [fanfare] Draw a card.",
        "FOLLOWER | Last Words: Draw a card. | [lastwords] Draw a card.",
        "FOLLOWER | [last words] Draw a card. | [lastwords] Draw a card.",
        "FOLLOWER | On Evolve - Draw a card. | On Evolve: Draw a card.",
        "FOLLOWER | On Evolve - Lesson (2): Draw a card. | On Evolve, Lesson (2): Draw a card.",
        "FOLLOWER | [fanfare] [cost03]: Draw a card. | [fanfare][cost3]: Draw a card.",
        "FOLLOWER | Act (2), engage: Draw a card. | [act][cost2], [engage]: Draw a card.",
        "FOLLOWER | Act, engage: Draw a card. | [act][engage]: Draw a card.",
        "FOLLOWER | Act, discard a card: Draw a card. | [act] Discard a card: Draw a card.",
        "FOLLOWER | [quick][act] [engage]: Draw a card. | [q][act][engage]: Draw a card.",
        "FOLLOWER | [fanfare] Give this follower +1/+1. | [fanfare] Give this follower [attack]+1/[defense]+1.",
        "FOLLOWER | [fanfare] Give this follower +2 attack. | [fanfare] Give this follower [attack]+2.",
        "FOLLOWER | [fanfare] Give this follower attack +1 and defense +2. | [fanfare] Give this follower [attack]+1/[defense]+2.",
        "FOLLOWER | [fanfare] Give your leader [defense]\u22122: Draw a card. | [fanfare] Give your leader [defense]-2: Draw a card.",
        "FOLLOWER | [fanfare] SC (10): Draw a card. | [fanfare] Spellchain (10): Draw a card.",
        "FOLLOWER | [fanfare] NC (10) - Draw a card. | [fanfare] Necrocharge (10): Draw a card.",
        "FOLLOWER | [fanfare] Search your deck for a Runecraft follower, reveal it, and add it to your hand. | [fanfare] Search your deck for a [runecraft] follower, reveal it, and add it to your hand.",
        "FOLLOWER | Ward. (It is engaged to protect others.) | Ward.",
        "FOLLOWER | [fanfare] Combo (3): Draw a card. (Count this card (3) too.) | [fanfare] Combo (3): Draw a card.",
        "FOLLOWER | This follower\u2019s name is also Wolf. | This follower's name is also Wolf.",
        "FOLLOWER | [fanfare] Search your deck for a Warden of the North, reveal it, and add it to your hand. | [fanfare] Search your deck for a <Warden of the North>, reveal it, and add it to your hand."})
    void isFolded(CardType type, String written, String normal) {
        assertThat(CardText.read(type, written)).isInstanceOfSatisfying(Reading.Understood.class,
                reading -> assertThat(reading.normal()).isEqualTo(normal));
    }

    @Test
    @Clauses({"12.3.2.1"})
    void quickStandsAlone() {
        assertThat(CardText.normalise(CardType.SPELL, "[quick] Draw a card.")).isEqualTo("[quick]\nDraw a card.");
        assertThat(CardText.normalise(CardType.SPELL, "Quick. Draw a card.")).isEqualTo("[quick]\nDraw a card.");
    }

    /** A cost governs everything to the end of its paragraph, so it matters where one ends. */
    @Test
    @Clauses({"10.4.7.2"})
    void abilitiesOnOneLineAreToldApart() {
        assertThat(CardText.normalise(CardType.FOLLOWER,
                "[evolve][cost01]: Evolve this follower. Rush. Ward. [fanfare] Discard a card: Draw a card. Combo (3): Draw a card. "
                        + "When this card leaves the field, draw a card. If there is an amulet on your field, this card costs 1 less to play."))
                .isEqualTo("""
                        [evolve][cost1]: Evolve this follower.
                        Rush. Ward.
                        [fanfare] Discard a card: Draw a card. Combo (3): Draw a card.
                        When this card leaves the field, draw a card.
                        If there is an amulet on your field, this card costs 1 less to play.""");
    }

    @Test
    void whatHoldsElsewhereStandsAboveALine() {
        assertThat(
                CardText.normalise(CardType.SPELL, "When this card is discarded, draw a card. ---------- Draw a card."))
                .isEqualTo("When this card is discarded, draw a card.\nDraw a card.");
    }
}
