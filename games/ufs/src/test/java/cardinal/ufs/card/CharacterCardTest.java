package cardinal.ufs.card;

import static cardinal.ufs.card.Cards.data;
import static cardinal.ufs.card.Cards.refused;
import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Names, versions and vital statistics. */
class CharacterCardTest {

    private static CardData character(String name, String more) {
        return data("\"name\": \"" + name + "\", \"type\": \"character\", \"hand_size\": 6, \"health\": 25" + more);
    }

    private static CardData version(String version) {
        return character("Mira Voss", ", \"version\": \"" + version + "\"");
    }

    @Test
    @Clauses({"ufs-2019:B.6.1", "ufs-2010:2.1.2", "ufs-2010:2.2.2", "ufs-2010:2.3.2", "ufs-2010:2.4.2",
        "ufs-2010:2.5.2", "universus:properties.2"})
    void every_card_has_a_name() {
        assertThat(data("\"name\": \"Patient Hands\", \"type\": \"foundation\"").name()).isEqualTo("Patient Hands");
        for (String type : new String[] {"action", "asset", "foundation", "character", "backup"}) {
            refused("\"type\": \"" + type + "\"", "a card needs a name");
        }
        refused("\"type\": \"attack\", \"attack_zone\": \"mid\", \"speed\": 1, \"damage\": 1", "a card needs a name");
    }

    @Test
    @Clauses({"ufs-2019:B.6.1.1", "ufs-2019:B.6.1.1.1", "ufs-2019:B.6.1.1.2", "universus:character.7",
        "universus:version", "universus:version.1",
        "universus:properties.3", "universus:identity.2"})
    void a_character_is_called_by_its_name_and_version() {
        CardData one = version("1");
        CardData two = version("2");
        assertThat(one.name()).isEqualTo("Mira Voss 1");
        assertThat(two.name()).isEqualTo("Mira Voss 2");
        assertThat(one.identity()).isEqualTo("Mira Voss").isEqualTo(two.identity());
    }

    @Test
    @Clauses({"ufs-2019:B.6.1.1.2", "universus:character.6", "universus:version.1"})
    void dots_and_numerals_are_the_number_of_a_version() {
        assertThat(version("\u2022\u2022").version()).isEqualTo("2");
        assertThat(version("...").name()).isEqualTo("Mira Voss 3");
        assertThat(version("II").name()).isEqualTo("Mira Voss 2");
        assertThat(version("IV").version()).isEqualTo("4");
    }

    @Test
    @Clauses({"universus:title", "universus:title.1", "universus:version.1"})
    void a_title_is_a_version_too() {
        CardData titled = version("Stormcaller");
        assertThat(titled.name()).isEqualTo("Mira Voss, Stormcaller");
        assertThat(titled.version()).isEqualTo("Stormcaller");
        assertThat(titled.identity()).isEqualTo("Mira Voss");
        assertThat(character("Mira Voss", ", \"title\": \"Stormcaller\"")).isEqualTo(titled);
    }

    @Test
    @Clauses({"universus:character.5", "universus:character.7", "universus:identity", "universus:identity.1"})
    void the_identity_leaves_parentheses_out_and_the_name_does_not() {
        CardData masked = character("Mira Voss (Masked)", ", \"version\": \"4\"");
        assertThat(masked.identity()).isEqualTo("Mira Voss");
        assertThat(masked.name()).isEqualTo("Mira Voss (Masked) 4");
        assertThat(data("\"name\": \"Guard (Low)\", \"type\": \"foundation\"").identity())
                .as("of anything else the name").isEqualTo("Guard (Low)");
    }

    @Test
    @Clauses({"ufs-2010:3.3"})
    void dots_in_a_title_make_another_card_of_every_type() {
        CardData plain = data("\"name\": \"Iron Ram\", \"type\": \"foundation\"");
        CardData dotted = data("\"name\": \"Iron Ram\", \"version\": \"..\", \"type\": \"foundation\"");
        CardData more = data("\"name\": \"Iron Ram\", \"version\": \"...\", \"type\": \"foundation\"");
        assertThat(plain.name()).isEqualTo("Iron Ram");
        assertThat(dotted.name()).isEqualTo("Iron Ram 2");
        assertThat(more.name()).isEqualTo("Iron Ram 3");
    }

    @Test
    @Clauses({"ufs-2019:B.1.2.4", "ufs-2010:2.1.8", "ufs-2010:2.7", "ufs-2010:2.7.1", "ufs-2010:2.7.2",
        "ufs-2010:2.7.3", "ufs-2010:2.7.4"})
    void vital_statistics() {
        assertThat(character("Mira Voss",
                ", \"gender\": \"F\", \"height\": 171, \"weight\": \"62\", \"blood_type\": \"ab\"").statistics())
                .isEqualTo(Map.of("gender", "female", "height", "171", "weight", "62", "blood_type", "AB"));
        for (String blood : new String[] {"A", "B", "AB", "O", "?"}) {
            assertThat(character("Mira Voss", ", \"blood_type\": \"" + blood + "\"").statistics())
                    .containsEntry("blood_type", blood);
        }
        refused("\"name\": \"Odd\", \"type\": \"character\", \"blood_type\": \"C\"",
                "\"C\" is not A, B, AB, O or unknown");
        refused("\"name\": \"Odd\", \"type\": \"character\", \"gender\": \"robot\"",
                "\"robot\" is not male, female or unknown");
        refused("\"name\": \"Odd\", \"type\": \"character\", \"height\": \"tall\"",
                "\"tall\" is not a whole number or unknown");
        refused("\"name\": \"Odd\", \"type\": \"character\", \"weight\": \"light\"",
                "\"light\" is not a whole number or unknown");
        refused("\"name\": \"Odd\", \"type\": \"asset\", \"weight\": \"7\"", "only characters have vital statistics");
    }

    @Test
    @Clauses({"ufs-2019:B.1.2.3", "ufs-2019:B.1.2.4.1", "ufs-2010:2.7.1", "ufs-2010:2.7.2", "ufs-2010:2.7.3",
        "ufs-2010:2.7.4"})
    void what_is_not_printed_is_unknown_and_without_a_sign_there_is_no_gender() {
        assertThat(character("Mira Voss", "").statistics())
                .isEqualTo(Map.of("gender", "none", "height", "?", "weight", "?", "blood_type", "?"));
        assertThat(character("Mira Voss", ", \"gender\": \"??\", \"height\": \"?\"").statistics())
                .containsEntry("gender", "?").containsEntry("height", "?");
        assertThat(character("Mira Voss", ", \"gender\": \"male\"").statistics()).containsEntry("gender", "male");
    }
}
