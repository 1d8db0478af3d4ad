package cardinal.ufs.card;

import static cardinal.ufs.card.Cards.data;
import static cardinal.ufs.card.Cards.refused;
import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.ufs.program.Side;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Which types there are, and what only one of them has. */
class CardTypesTest {
    private static final String ATTACK =
            "\"name\": \"Ember Hook\", \"type\": \"attack\", \"attack_zone\": \"high\", \"speed\": 4, \"damage\": 5";

    /** The least a card of a type needs. */
    private static String least(CardType type) {
        return type == CardType.ATTACK ? ATTACK
                : "\"name\": \"Some Card\", \"type\": \"" + type.name().toLowerCase(Locale.ROOT) + "\"";
    }

    @Test
    @Clauses({"ufs-2019:B.6.11", "ufs-2010:2.0", "universus:card-type", "universus:card-type.1",
        "universus:card-type.2", "universus:card-type.3",
        "universus:card-type.4", "universus:card-type.5", "universus:card-type.6", "universus:card-type.7",
        "universus:card-type.8",
        "universus:action.1", "universus:asset.1", "universus:attack.1", "universus:backup.1", "universus:character.1",
        "universus:token.1"})
    void five_types_of_which_universus_makes_seven() {
        assertThat(CardType.values()).containsExactly(CardType.CHARACTER, CardType.ATTACK, CardType.ACTION,
                CardType.ASSET, CardType.FOUNDATION,
                CardType.BACKUP, CardType.TOKEN);
        for (CardType type : CardType.values()) {
            assertThat(data(least(type)).type()).isEqualTo(type);
        }
        refused("\"name\": \"Odd\", \"type\": \"stance\"", "stance", "not a card type");
    }

    @Test
    @Clauses({"ufs-2010:2.2.7", "ufs-2010:2.3.5", "ufs-2010:2.4.5", "ufs-2010:2.5.5", "ufs-2019:B.6.11.1"})
    void every_card_says_its_type() {
        refused("\"name\": \"Nothing At All\"", "Nothing At All needs a type");
        assertThat(data(least(CardType.CHARACTER)).front().type()).as("a character's type is printed too")
                .isEqualTo(CardType.CHARACTER);
    }

    @Test
    @Clauses({"ufs-2019:B.2", "ufs-2019:B.2.2", "ufs-2019:B.2.2.1", "ufs-2019:B.2.2.2", "ufs-2019:B.2.2.3",
        "ufs-2010:2.2",
        "universus:attack", "universus:attack-zone", "universus:attack-zone.1", "universus:speed", "universus:speed.1",
        "universus:damage", "universus:damage.1",
        "universus:properties.13", "universus:properties.14", "universus:properties.15"})
    void an_attack_has_zone_speed_and_damage() {
        SideData attack = data(ATTACK).front();
        assertThat(attack.attackZone()).isEqualTo(AttackZone.HIGH);
        assertThat(attack.number(Property.SPEED)).isEqualTo(4);
        assertThat(attack.number(Property.DAMAGE)).isEqualTo(5);
        assertThat(AttackZone.values()).containsExactly(AttackZone.HIGH, AttackZone.MID, AttackZone.LOW);
        refused(ATTACK.replace(", \"attack_zone\": \"high\"", ""), "needs a zone, speed and damage");
        refused(ATTACK.replace(", \"speed\": 4", ""), "needs a zone, speed and damage");
        refused(ATTACK.replace(", \"damage\": 5", ""), "needs a zone, speed and damage");
        refused(ATTACK.replace("high", "upper"), "upper", "not high, mid or low");
    }

    @Test
    @Clauses({"ufs-2019:B.2.2", "ufs-2010:2.2.4", "ufs-2010:2.2.5"})
    void no_other_card_has_them() {
        for (CardType type : CardType.values()) {
            if (type != CardType.ATTACK) {
                refused(least(type) + ", \"attack_zone\": \"low\"", "only attacks have an attack zone");
                refused(least(type) + ", \"speed\": 3", "only attacks have speed");
                refused(least(type) + ", \"damage\": 3", "only attacks have damage");
            }
        }
    }

    @Test
    @Clauses({"ufs-2019:B.1", "ufs-2019:B.1.2", "ufs-2019:B.1.2.1", "ufs-2019:B.1.2.2", "universus:character",
        "universus:character.2",
        "universus:character.3", "universus:character.4", "universus:hand-size", "universus:hand-size.1",
        "universus:health", "universus:health.1",
        "universus:properties.5", "universus:properties.6"})
    void only_characters_have_hand_size_and_vitality() {
        SideData character =
                data("\"name\": \"Mira Voss\", \"type\": \"character\", \"hand_size\": 7, \"vitality\": 24").front();
        assertThat(character.number(Property.HAND_SIZE)).isEqualTo(7);
        assertThat(character.number(Property.VITALITY)).isEqualTo(24);
        assertThat(data("\"name\": \"Mira Voss\", \"type\": \"character\", \"health\": 25").front()
                .number(Property.VITALITY)).isEqualTo(25);
        for (CardType type : CardType.values()) {
            if (type != CardType.CHARACTER) {
                refused(least(type) + ", \"hand_size\": 6", "only characters have hand size");
            }
            if (type != CardType.CHARACTER && type != CardType.BACKUP) {
                refused(least(type) + ", \"vitality\": 20", "only characters have vitality");
            }
        }
    }

    @Test
    @Clauses({"universus:backup", "universus:backup.4", "universus:backup.5", "universus:stamina",
        "universus:stamina.1", "universus:properties.5"})
    void only_backups_have_stamina() {
        SideData backup = data("\"name\": \"Old Coach\", \"type\": \"backup\", \"stamina\": 4").front();
        assertThat(backup.number(Property.STAMINA)).isEqualTo(4);
        assertThat(backup.number(Property.VITALITY)).isEqualTo(Side.NONE);
        assertThat(
                data("\"name\": \"Old Coach\", \"type\": \"backup\", \"health\": 3").front().number(Property.STAMINA))
                .isEqualTo(3);
        for (CardType type : CardType.values()) {
            if (type != CardType.BACKUP) {
                refused(least(type) + ", \"stamina\": 4", "only backups have stamina");
            }
        }
    }

    @Test
    @Clauses({"ufs-2019:B.6", "ufs-2019:B.6.2", "ufs-2019:B.6.7", "universus:difficulty", "universus:difficulty.1",
        "universus:check-value", "universus:check-value.1", "universus:properties.7", "universus:properties.8"})
    void every_type_has_difficulty_and_control() {
        for (CardType type : CardType.values()) {
            SideData side = data(least(type) + ", \"difficulty\": 3, \"control\": 5").front();
            assertThat(side.number(Property.DIFFICULTY)).isEqualTo(3);
            assertThat(side.number(Property.CONTROL)).isEqualTo(5);
            assertThat(data(least(type) + ", \"check\": 6").front().number(Property.CONTROL))
                    .as("called check in UniVersus").isEqualTo(6);
        }
    }

    @Test
    @Clauses({"ufs-2019:B.6.3", "ufs-2019:B.6.4", "ufs-2010:2.1.3", "ufs-2010:2.1.3.1", "ufs-2010:2.1.3.2",
        "ufs-2010:2.2.3", "ufs-2010:2.2.3.1", "ufs-2010:2.2.3.2",
        "ufs-2010:2.3.3", "ufs-2010:2.3.3.1", "ufs-2010:2.3.3.2", "ufs-2010:2.4.3", "ufs-2010:2.4.3.1",
        "ufs-2010:2.4.3.2", "ufs-2010:2.5.3", "ufs-2010:2.5.3.1",
        "ufs-2010:2.5.3.2", "universus:block", "universus:block.1", "universus:block.2", "universus:block-modifier",
        "universus:block-modifier.1",
        "universus:block-zone", "universus:block-zone.1", "universus:properties.9", "universus:properties.10"})
    void a_card_of_any_type_may_have_a_block_and_stays_of_its_type() {
        for (CardType type : CardType.values()) {
            for (AttackZone zone : AttackZone.values()) {
                SideData side = data(least(type) + ", \"block_zone\": \"" + zone + "\", \"block_modifier\": 3").front();
                assertThat(side.blockZone()).isEqualTo(zone);
                assertThat(side.number(Property.BLOCK_MODIFIER)).isEqualTo(3);
                assertThat(side.type()).isEqualTo(type);
            }
            assertThat(data(least(type)).front().blockZone()).as("optional").isNull();
            refused(least(type) + ", \"block_modifier\": 2", "a block has a zone and a modifier");
            refused(least(type) + ", \"block_zone\": \"left\"", "not high, mid or low");
        }
        assertThat(
                data(least(CardType.FOUNDATION) + ", \"block_zone\": \"mid\"").front().number(Property.BLOCK_MODIFIER))
                .as("no number is +0").isZero();
    }

    @Test
    @Clauses({"ufs-2019:B.2.2.1.2", "universus:zones", "universus:zones.1", "universus:zones.2", "universus:zones.3"})
    void attack_zone_and_block_zone_are_two_things() {
        SideData attack = data(ATTACK + ", \"block_zone\": \"low\", \"block_modifier\": 2").front();
        assertThat(attack.attackZone()).isEqualTo(AttackZone.HIGH);
        assertThat(attack.blockZone()).isEqualTo(AttackZone.LOW);
    }

    @Test
    @Clauses({"ufs-2019:B.3", "ufs-2019:B.4", "ufs-2019:B.5", "ufs-2010:2.3", "ufs-2010:2.1", "universus:action",
        "universus:asset",
        "universus:foundation", "universus:token", "universus:properties", "universus:properties.1"})
    void the_other_types_have_the_common_properties_and_no_more() {
        for (CardType type : List.of(CardType.ACTION, CardType.ASSET, CardType.FOUNDATION, CardType.TOKEN)) {
            SideData side = data(
                    least(type) + ", \"difficulty\": 2, \"control\": 4, \"block_zone\": \"mid\", \"block_modifier\": 1")
                    .front();
            assertThat(List.of(Property.values()).stream().filter(p -> side.number(p) != Side.NONE))
                    .containsExactly(Property.DIFFICULTY, Property.CONTROL, Property.BLOCK_MODIFIER);
            assertThat(side.attackZone()).isNull();
        }
    }
}
