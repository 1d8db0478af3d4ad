package cardinal.ufs.schema;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Cards;
import cardinal.ufs.card.Property;
import cardinal.ufs.card.Tokens;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.set.StarterSet;
import cardinal.ufs.verb.Affect;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tokens of the rules, skill trees, and copies of abilities. */
class TokensTest {

    private static CardDef token(String name) {
        return StarterSet.pool(Editions.UNIVERSUS).card(name);
    }

    @Test
    @Clauses({"universus:power-token", "universus:power-token.1", "universus:power-token.3"})
    void power() {
        CardDef power = token(Tokens.POWER);
        assertThat(power.type()).isEqualTo(CardType.TOKEN);
        assertThat(power.front().abilities()).hasSize(1);
        AbilityDef enhance = power.front().abilities().getFirst();
        assertThat(enhance.type()).isEqualTo(AbilityType.ENHANCE);
        assertThat(enhance.costs()).containsExactly(new Affect(Who.YOU, Act.SACRIFICE, Selector.IMPLIED));
        assertThat(power.front().has(Property.DIFFICULTY)).as("no card that is played").isFalse();
    }

    @Test
    @Clauses({"universus:roman-cancel", "universus:roman-cancel.1", "universus:roman-cancel.3"})
    void roman_cancel() {
        CardDef token = token(Tokens.ROMAN_CANCEL);
        assertThat(token.type()).isEqualTo(CardType.TOKEN);
        List<Ability> abilities = token.front().abilities().stream().map(AbilityDef::ability).toList();
        assertThat(abilities).hasSize(5);
        assertThat(abilities.getFirst()).isInstanceOf(Ability.Continuous.class);
        assertThat(abilities.stream().filter(Ability.Played.class::isInstance)
                .map(a -> ((Ability.Played) a).name() + " " + ((Ability.Played) a).type()))
                .containsExactly("Red ENHANCE", "Purple RESPONSE", "Yellow RESPONSE", "Blue FORM");
        assertThat(token.front().abilities().stream().filter(AbilityDef::isPlayed))
                .allMatch(a -> a.costs().getFirst().equals(new Affect(Who.YOU, Act.REMOVE, Selector.IMPLIED)));
    }

    @Test
    @Clauses({"universus:skill-tree", "universus:skill-tree.1", "universus:level-up"})
    void a_skill_tree_is_a_list_of_abilities_in_order_that_are_not_on_the_card() {
        CardDef card = Cards.card(Editions.UNIVERSUS,
                "\"name\": \"Mira Voss\", \"type\": \"character\", \"text\": \"Form Commit: Level up.\","
                        + " \"skill_tree\": [\"Enhance: Draw 1 card.\", \"Form: Draw 1 card.\", \"Enhance Commit: Draw 1 card.\"]");
        assertThat(card.skillTree()).extracting(AbilityDef::type).containsExactly(AbilityType.ENHANCE, AbilityType.FORM,
                AbilityType.ENHANCE);
        assertThat(card.front().abilities()).hasSize(1);
    }

    @Test
    @Clauses({"ufs-2019:K.3.3", "universus:copy.3", "universus:once-per-game.3"})
    void copies_of_an_ability_have_the_same_cost_and_effect() {
        String card = "\"name\": \"Mira Voss\", \"type\": \"character\", \"text\": ";
        AbilityDef one = Cards.card(Editions.UNIVERSUS, card + "\"Enhance Commit: Draw 1 card.\"").front().abilities()
                .getFirst();
        assertThat(one.isCopyOf(
                Cards.card(Editions.UNIVERSUS, card + "\"E Commit: Draw 1 card.\"").front().abilities().getFirst()))
                .isTrue();
        assertThat(one.isCopyOf(
                Cards.card(Editions.UNIVERSUS, card + "\"Enhance: Draw 1 card.\"").front().abilities().getFirst()))
                .as("cost").isFalse();
        assertThat(one.isCopyOf(Cards.card(Editions.UNIVERSUS, card + "\"Enhance Commit: Draw 2 cards.\"").front()
                .abilities().getFirst())).as("effect").isFalse();
    }
}
