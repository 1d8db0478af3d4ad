package cardinal.ufs.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import cardinal.ufs.program.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CardReaderTest {
    private static CardData read(Map<String, ?> card) {
        return CardReader.FORMAT.read(card, key -> "card " + key);
    }

    @Test
    void theWordsOfEveryEditionAreRead() {
        CardData old = read(Map.of("name", "Mira Voss", "type", "Character", "version", "2", "resources",
                List.of("fire", "infinity"), "control", 6,
                "difficulty", "5", "hand_size", 6, "vitality", 25));
        CardData now = read(Map.of("name", "Mira Voss", "type", "character", "version", 2, "symbols", "fire, infinity",
                "check", 6, "difficulty", 5,
                "hand size", 6, "health", 25));
        assertThat(old).isEqualTo(now);
        assertThat(old.name()).isEqualTo("Mira Voss 2");
        assertThat(old.identity()).isEqualTo("Mira Voss");
        assertThat(old.infinity()).isTrue();
        assertThat(old.front().number(Property.VITALITY)).isEqualTo(25);
    }

    @Test
    void aTitleIsPartOfTheNameAndParenthesesAreNotOfTheIdentity() {
        CardData card = read(Map.of("name", "Mira Voss (Masked)", "type", "character", "title", "Stormcaller",
                "hand_size", 6, "health", 25));
        assertThat(card.name()).isEqualTo("Mira Voss (Masked), Stormcaller");
        assertThat(card.identity()).isEqualTo("Mira Voss");
    }

    @Test
    void attunedSymbolsMayStandAmongTheSymbols() {
        CardData card = read(Map.of("name", "Drill", "type", "foundation", "difficulty", 1, "check", 5, "symbols",
                List.of("air", "fire-attuned")));
        assertThat(card.symbols()).containsExactly(Symbol.AIR);
        assertThat(card.attuned()).containsExactly(Symbol.FIRE);
    }

    @Test
    void aBackupsHealthIsItsStamina() {
        CardData card = read(Map.of("name", "Page", "type", "backup", "difficulty", 2, "check", 5, "vitality", 4));
        assertThat(card.front().number(Property.STAMINA)).isEqualTo(4);
        assertThat(card.front().number(Property.VITALITY)).isEqualTo(Side.NONE);
    }

    @Test
    void whatIsWrongIsSaidOnceWithItsPlace() {
        assertThatThrownBy(() -> read(Map.of("name", "Jab", "type", "attack", "speed", 3, "damage", 2)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("needs a zone");
        assertThatThrownBy(() -> read(Map.of("name", "Jab", "type", "atack"))).isInstanceOf(BadInput.class)
                .hasMessageContaining("attack");
        assertThatThrownBy(() -> read(Map.of("name", "Jab", "type", "action", "colour", "red")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("unknown key");
    }

    @Test
    void aBackOfAnotherNameIsRefusedRatherThanPlayedUnderThatOfTheFront() {
        assertThat(read(Map.of("name", "Cub", "type", "asset", "difficulty", 1, "check", 4, "back",
                Map.of("name", "Cub", "type", "asset"))).name()).isEqualTo("Cub");
        assertThatThrownBy(() -> read(Map.of("name", "Cub", "type", "asset", "difficulty", 1, "check", 4, "back",
                Map.of("name", "Lion", "type", "asset"))))
                .isInstanceOf(BadInput.class).hasMessageContaining("Lion");
    }
}
