package cardinal.ufs.card;

import static cardinal.ufs.card.Cards.card;
import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.program.State;
import cardinal.ufs.set.UfsCards;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** What a state of a card keeps, and which printings are one card. */
class StateTest {
    private static final String HOOK =
            "\"name\": \"Ember Hook\", \"type\": \"attack\", \"symbols\": [\"fire\", \"air\"], \"difficulty\": 4, \"control\": 3, \"block_zone\": \"low\","
                    + " \"block_modifier\": 2, \"attack_zone\": \"high\", \"speed\": 4, \"damage\": 5, \"keywords\": [\"Punch\", \"Throw\"], \"text\": \"Enhance: Draw 1 card.\"";

    private static State printed(String fields) {
        CardDef def = card(Editions.UNIVERSUS, fields);
        return State.printed(def, def.front());
    }

    @Test
    @Clauses({"universus:current-state.1", "universus:properties.17", "universus:printed.1"})
    void a_state_has_every_property() {
        State s = printed(HOOK);
        assertThat(s.name()).isEqualTo("Ember Hook");
        assertThat(s.is(CardType.ATTACK)).isTrue();
        assertThat(List.of(s.number(Property.DIFFICULTY), s.number(Property.CONTROL), s.number(Property.BLOCK_MODIFIER),
                s.number(Property.SPEED), s.number(Property.DAMAGE)))
                .containsExactly(4, 3, 2, 4, 5);
        assertThat(s.attackZone()).isEqualTo(AttackZone.HIGH);
        assertThat(s.blockZone()).isEqualTo(AttackZone.LOW);
        assertThat(s.symbols()).isEqualTo(1 << Symbol.FIRE.ordinal() | 1 << Symbol.AIR.ordinal());
        assertThat(s.keywords()).containsExactly(new KeywordUse.Trait("Punch"),
                new KeywordUse.Granting(List.of(), Keyword.THROW, cardinal.ufs.ability.Amount.of(0)));
        assertThat(s.abilities()).hasSize(2);
        State backup = printed("\"name\": \"Old Coach\", \"type\": \"backup\", \"stamina\": 4");
        assertThat(backup.number(Property.STAMINA)).isEqualTo(4);
        State character = printed("\"name\": \"Mira Voss\", \"type\": \"character\", \"hand_size\": 6, \"health\": 24");
        assertThat(List.of(character.number(Property.HAND_SIZE), character.number(Property.VITALITY)))
                .containsExactly(6, 24);
    }

    @Test
    @Clauses({"universus:negative-numbers", "universus:negative-numbers.1"})
    void numbers_may_be_negative() {
        assertThat(printed(HOOK).with(Property.SPEED, -2).number(Property.SPEED)).isEqualTo(-2);
        assertThat(printed(HOOK.replace("\"speed\": 4", "\"speed\": -1")).number(Property.SPEED)).isEqualTo(-1);
        assertThat(printed(HOOK).with(Property.DAMAGE, -2).has(Property.DAMAGE)).isTrue();
    }

    @Test
    @Clauses({"ufs-2019:B.2.2.1.2"})
    void setting_the_zone_of_an_attack_leaves_its_block_alone() {
        State s = printed(HOOK).withAttackZone(AttackZone.MID);
        assertThat(s.attackZone()).isEqualTo(AttackZone.MID);
        assertThat(s.blockZone()).isEqualTo(AttackZone.LOW);
    }

    @Test
    @Clauses({"ufs-2010:2.1.11", "ufs-2010:2.2.12", "ufs-2010:2.3.10", "ufs-2010:2.4.10", "ufs-2010:2.5.10",
        "ufs-2010:2.6.15"})
    void the_numbers_in_sets_are_kept_and_make_no_other_card() {
        String two = "[{" + HOOK + ", \"card_number\": \"EMB-7\"}, {" + HOOK + ", \"card_number\": \"EMB-90\"}]";
        List<CardData> cards = UfsCards.library(Editions.UFS_2010).read("test.json", two);
        assertThat(cards).singleElement().extracting(CardData::code).isEqualTo("EMB-7, EMB-90");
        assertThat(CardReader.FORMAT.withCode(cards.getFirst(), ""))
                .isEqualTo(CardReader.FORMAT.withCode(Cards.data(HOOK), ""));
    }

    @Test
    @Clauses({"ufs-2019:B.6.8.2", "ufs-2019:B.6.9.2", "universus:identity.5"})
    void printings_of_one_card_have_one_universe_and_one_mark() {
        for (String field : List.of("universe", "watermark")) {
            String two = "[{" + HOOK + ", \"" + field + "\": \"Nine Bells\"}, {" + HOOK + ", \"" + field
                    + "\": \"Iron Coast\"}]";
            Assertions.assertThatThrownBy(() -> UfsCards.library(Editions.UFS_2019).read("test.json", two))
                    .hasMessageContaining("cards of one name are the same");
        }
    }
}
