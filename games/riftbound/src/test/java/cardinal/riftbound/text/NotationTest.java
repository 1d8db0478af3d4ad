package cardinal.riftbound.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.compile.CardText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Different ways to write a text, and the one it is read and printed as. */
class NotationTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "UNIT | Tank | [Tank]",
        "UNIT | Assault 2 | [Assault 2]",
        "UNIT | Assault 2, Tank | [Assault 2], [Tank]",
        "UNIT | [Tank] (I am hit first.) | [Tank]",
        "UNIT | I have Ganking and Shield 2. | I have [Ganking] and [Shield 2].",
        "UNIT | [Legion] - I cost :rb_energy_4: less. | [Legion] \u2014 I cost [4] less.",
        "UNIT | Legion \u2013 I cost [4] less. (Only then.) | [Legion] \u2014 I cost [4] less.",
        "UNIT | [T]: Give me +1[S] this turn. | [E]: Give me +1 [M] this turn.",
        "UNIT | :rb_energy_1::rb_rune_calm:, :rb_exhaust:: Draw 1. | [1][G], [E]: Draw 1.",
        "UNIT | [1] [A], [E]: Draw 1. | [1][A], [E]: Draw 1.",
        "GEAR | [E]: [Reaction] - Add [C]. | [E]: [Reaction] \u2014 [Add] [C].",
        "SPELL | Return a unit to its owner\u2019s hand. | Return a unit to its owner's hand.",
        "SPELL | Give a unit \u22122 Might this turn. | Give a unit -2 [M] this turn.",
        "SPELL | Give a Mighty unit +1 Might this turn. | Give a [Mighty] unit +1 [M] this turn."})
    void isFolded(CardType type, String written, String normal) {
        assertThat(CardText.read(type, written)).isInstanceOfSatisfying(Reading.Understood.class,
                reading -> assertThat(reading.normal()).isEqualTo(normal));
    }
}
