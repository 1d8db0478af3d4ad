package cardinal.riftbound.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CardReaderTest {
    @Test
    void a_card_is_read_from_the_fields_of_public_card_files() {
        CardData card = CardReader.read("x",
                Map.of("name", "Marsh Brute", "publicCode", "XYZ-001", "domains", List.of("Fury"),
                        "cardTypes", List.of("Unit"), "superTypes", List.of("Champion"), "energy", "6", "power", "",
                        "might", "5", "tags", List.of("Giant"),
                        "abilityText", "[Tank]"));
        assertThat(card).isEqualTo(new CardData("Marsh Brute", "XYZ-001", CardType.UNIT, List.of(Supertype.CHAMPION),
                List.of(Domain.FURY), 6, -1, 5,
                List.of("Giant"), "[Tank]"));
    }

    @Test
    void a_card_is_read_from_the_short_form_of_scenarios() {
        CardData card = CardReader.read("x",
                Map.of("name", "Twin Bolt", "type", "signature spell", "domain", "fury, mind", "cost", 2, "power", 1));
        assertThat(card).isEqualTo(new CardData("Twin Bolt", "", CardType.SPELL, List.of(Supertype.SIGNATURE),
                List.of(Domain.FURY, Domain.MIND), 2, 1,
                -1, List.of(), ""));
    }

    @Test
    void a_colorless_card_has_no_domain() {
        assertThat(
                CardReader.read("x", Map.of("name", "Grove", "type", "Battlefield", "domain", "Colorless")).domains())
                .isEmpty();
    }

    @Test
    void a_list_of_texts_is_several_paragraphs() {
        assertThat(CardReader.read("x", Map.of("name", "X", "type", "gear", "text", List.of("One.", "Two."))).text())
                .isEqualTo("One.\nTwo.");
    }

    @Test
    void unknown_fields_are_passed_over_in_card_files_and_refused_in_scenarios() {
        Map<String, String> card = Map.of("name", "X", "type", "gear", "hologram", "yes");
        assertThat(CardReader.read("x", card).name()).isEqualTo("X");
        assertThatThrownBy(() -> CardReader.FORMAT.read(card, key -> "file:" + key)).isInstanceOf(BadInput.class)
                .hasMessageStartingWith("file:hologram: unknown key \"hologram\"");
    }
}
