package cardinal.evolve.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.card.CardType;
import cardinal.evolve.verb.Draw;
import cardinal.kernel.Clauses;
import org.junit.jupiter.api.Test;

/** 10.1, 10.2.1.3.1: which words make which kind of ability. */
@Clauses({"10.1", "10.1.1", "evolve-1.24:10.1", "evolve-1.24:10.1.1"})
class AbilityKindsTest {

    private static Ability read(CardType type, String text) {
        assertThat(CardText.read(type, text)).as(text).isInstanceOf(Reading.Understood.class);
        assertThat(CardText.read(Dialect.OF_1_24, type, text)).as(text).isEqualTo(CardText.read(type, text));
        return ((Reading.Understood<Ability>) CardText.read(type, text)).abilities().getFirst();
    }

    @Test
    @Clauses({"10.1.1.1.1", "10.1.1.1", "evolve-1.24:10.1.1.1.1"})
    void signCostColonEffectIsActivated() {
        Ability.Activated ability = (Ability.Activated) read(CardType.AMULET, "[act][cost2], [engage]: Draw a card.");
        assertThat(ability.costs()).hasSize(2);
        assertThat(ability.costs().getFirst()).isInstanceOf(Cost.Pay.class);
        assertThat(ability.costs().getLast()).isInstanceOf(Cost.Engage.class);
        assertThat(ability.effect()).isInstanceOf(Draw.class);
    }

    @Test
    @Clauses({"10.1.1.2.1", "10.1.1.2.1.1", "evolve-1.24:10.1.1.2.1"})
    void whenAndWheneverAndAtTheStartOfAreAutomatic() {
        for (String text : new String[] {"When you play a spell, draw a card.",
            "Whenever you play a spell, draw a card."}) {
            Ability.Automatic ability = (Ability.Automatic) read(CardType.AMULET, text);
            assertThat(ability.when()).singleElement().isInstanceOf(Trigger.Played.class);
            assertThat(ability.effect()).isInstanceOf(Draw.class);
        }
        Ability.Automatic start =
                (Ability.Automatic) read(CardType.AMULET, "At the start of your main phase, draw a card.");
        assertThat(start.when()).singleElement().isInstanceOf(Trigger.PhaseStart.class);
    }

    @Test
    @Clauses({"10.1.1.2.2"})
    void anAutomaticAbilityMayHaveACost() {
        for (String text : new String[] {"When you play a spell, [cost1]: Draw a card.",
            "At the start of your main phase, [cost1]: Draw a card."}) {
            Ability.Automatic ability = (Ability.Automatic) read(CardType.AMULET, text);
            assertThat(ability.effect()).isInstanceOf(Instruction.PayTo.class);
        }
    }

    @Test
    @Clauses({"10.1.1.3.1", "evolve-1.24:10.1.1.3.1"})
    void anythingElseOfAFollowerIsPassive() {
        for (String text : new String[] {"Your other followers have Ward.", "Opponents can't play spells.",
            "While there are no cards in your hand, this follower has Storm."}) {
            assertThat(read(CardType.FOLLOWER, text)).isInstanceOf(Ability.Passive.class);
        }
    }

    @Test
    @Clauses({"10.1.1.4"})
    void theTextOfASpellIsItsSpellAbility() {
        assertThat(read(CardType.SPELL, "Draw a card.")).isInstanceOf(Ability.Spell.class);
        assertThat(CardText.read(CardType.AMULET, "Draw a card.")).isNotInstanceOf(Reading.Understood.class);
    }

    @Test
    @Clauses({"10.2.1.3.1"})
    void insteadMakesAReplacement() {
        assertThat(read(CardType.FOLLOWER, "When this card would be destroyed, banish this card instead."))
                .isInstanceOf(Ability.Replacement.class);
        Ability.Spell spell =
                (Ability.Spell) read(CardType.SPELL, "Draw a card. Combo (3): Draw 2 cards instead.");
        assertThat(((Instruction.Sequence) spell.effect()).parts().getLast()).isInstanceOf(Instruction.Instead.class);
    }
}
