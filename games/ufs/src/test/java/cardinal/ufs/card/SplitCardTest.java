package cardinal.ufs.card;

import static cardinal.ufs.card.Cards.card;
import static cardinal.ufs.card.Cards.data;
import static cardinal.ufs.card.Cards.refused;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.program.Side;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 2010, 2.6: cards with two halves; UniVersus: cards with two sides. */
class SplitCardTest {
    private static final String COAT =
            "\"name\": \"Heavy Coat\", \"type\": \"foundation\", \"symbols\": [\"fire\", \"void\"], \"difficulty\": 1, \"control\": 5,"
                    + " \"block_zone\": \"mid\", \"block_modifier\": 3, \"text\": \"Enhance Commit: This attack gets +1 speed.\"";
    private static final String SWING =
            "\"type\": \"attack\", \"difficulty\": 4, \"attack_zone\": \"low\", \"speed\": 3, \"damage\": 6, \"keywords\": [\"Slam\", \"Stun: 2\"],"
                    + " \"text\": \"Enhance: Draw 1 card.\"";

    private static String type(String type) {
        return "\"type\": \"" + type + "\""
                + (type.equals("attack") ? ", \"attack_zone\": \"mid\", \"speed\": 1, \"damage\": 1" : "");
    }

    @Test
    @Clauses({"ufs-2010:2.6", "ufs-2010:2.6.0.1", "ufs-2010:2.6.5"})
    void five_pairs_of_halves() {
        Set<Set<String>> pairs = Set.of(Set.of("foundation", "action"), Set.of("foundation", "attack"),
                Set.of("asset", "attack"), Set.of("asset", "action"),
                Set.of("action", "attack"));
        String[] types = {"character", "foundation", "action", "attack", "asset", "backup", "token"};
        for (String one : types) {
            for (String other : types) {
                String card = "\"name\": \"Two Faced\", " + type(one) + ", \"half\": {" + type(other) + "}";
                if (!one.equals(other) && pairs.contains(Set.of(one, other))) {
                    CardData split = data(card);
                    assertThat(split.split()).isTrue();
                    assertThat(split.front().type().name()).isEqualToIgnoringCase(one);
                    assertThat(requireNonNull(split.back()).type().name()).isEqualToIgnoringCase(other);
                } else {
                    refused(card, "no split card is " + one + " and " + other);
                }
            }
        }
    }

    @Test
    @Clauses({"ufs-2010:2.6.2", "ufs-2010:2.6.4", "ufs-2010:2.6.6", "ufs-2010:2.6.7", "ufs-2010:2.6.10",
        "ufs-2010:2.6.11", "ufs-2010:2.6.12", "ufs-2010:2.6.13", "ufs-2010:2.6.14"})
    void each_half_has_its_own_values_and_text_under_one_title() {
        CardDef card = card(Editions.UFS_2010, COAT + ", \"half\": {" + SWING + "}");
        Side half = requireNonNull(card.back());
        assertThat(card.name()).isEqualTo("Heavy Coat");
        assertThat(card.symbols()).containsExactlyInAnyOrder(Symbol.FIRE, Symbol.VOID);
        assertThat(card.front().number(Property.DIFFICULTY)).isEqualTo(1);
        assertThat(half.number(Property.DIFFICULTY)).isEqualTo(4);
        assertThat(half.attackZone()).isEqualTo(AttackZone.LOW);
        assertThat(half.number(Property.SPEED)).isEqualTo(3);
        assertThat(half.number(Property.DAMAGE)).isEqualTo(6);
        assertThat(card.front().has(Property.SPEED)).isFalse();
        assertThat(card.front().keywords()).isEmpty();
        assertThat(half.keywords()).extracting(Object::getClass).containsExactly(KeywordUse.Trait.class,
                KeywordUse.Granting.class);
        assertThat(card.front().abilities()).hasSize(1);
        assertThat(half.abilities()).as("its paragraph and that of Stun").hasSize(2);
        assertThat(half.abilities().getFirst().isCopyOf(card.front().abilities().getFirst())).isFalse();
    }

    @Test
    @Clauses({"ufs-2010:2.6.3", "ufs-2010:2.6.3.1", "ufs-2010:2.6.3.2", "ufs-2010:2.6.8"})
    void block_and_control_are_those_of_both_halves() {
        CardData card = data(COAT + ", \"half\": {" + SWING + "}");
        SideData half = requireNonNull(card.back());
        assertThat(half.blockZone()).isEqualTo(AttackZone.MID);
        assertThat(half.number(Property.BLOCK_MODIFIER)).isEqualTo(3);
        assertThat(half.number(Property.CONTROL)).isEqualTo(5);
        refused(COAT + ", \"half\": {" + SWING + ", \"control\": 4}", "share their block and control");
        refused(COAT + ", \"half\": {" + SWING + ", \"block_zone\": \"mid\", \"block_modifier\": 1}",
                "share their block and control");
    }

    @Test
    @Clauses({"universus:double-sided-cards", "universus:double-sided-cards.1", "universus:double-sided-cards.2",
        "universus:double-sided-cards.4", "universus:transform"})
    void a_double_sided_card_has_a_front_and_a_back_without_difficulty_and_check() {
        CardDef card = card(Editions.UNIVERSUS, COAT
                + ", \"back\": {\"type\": \"asset\", \"keywords\": [\"Armor\"], \"text\": \"Your attacks get +1 damage.\"}");
        Side back = requireNonNull(card.back());
        assertThat(card.split()).isFalse();
        assertThat(card.side(false)).isSameAs(card.front());
        assertThat(card.side(true)).isSameAs(back);
        assertThat(card.front().has(Property.DIFFICULTY)).isTrue();
        assertThat(card.front().has(Property.CONTROL)).isTrue();
        assertThat(card.symbols()).isNotEmpty();
        assertThat(back.type()).isEqualTo(CardType.ASSET);
        assertThat(back.has(Property.DIFFICULTY)).isFalse();
        assertThat(back.has(Property.CONTROL)).isFalse();
        assertThat(back.blockZone()).as("nothing is shared").isNull();
        refused(COAT + ", \"back\": {\"type\": \"asset\", \"difficulty\": 2}",
                "the back of a card has neither difficulty nor check");
        refused(COAT + ", \"back\": {\"type\": \"asset\", \"check\": 2}",
                "the back of a card has neither difficulty nor check");
    }

    @Test
    @Clauses({"universus:double-sided-cards.3"})
    void a_double_sided_character_may_lack_the_numbers_on_its_front() {
        String plain =
                "\"name\": \"Tam Grey\", \"version\": \"Porter\", \"type\": \"character\", \"hand_size\": 6, \"health\": 26";
        String back = ", \"back\": {\"type\": \"character\", \"hand_size\": 7, \"health\": 26}";
        assertThat(card(Editions.UNIVERSUS, plain + back).front().has(Property.DIFFICULTY)).isFalse();
        assertThat(card(Editions.UNIVERSUS, plain + ", \"difficulty\": 5, \"check\": 6" + back).front()
                .number(Property.CONTROL)).isEqualTo(6);
    }
}
