package cardinal.ufs.schema;

import static cardinal.ufs.schema.Texts.ability;
import static cardinal.ufs.schema.Texts.sentences;
import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.verb.Affect;
import cardinal.ufs.verb.Build;
import cardinal.ufs.verb.Cancel;
import cardinal.ufs.verb.DoubleValue;
import cardinal.ufs.verb.Draw;
import cardinal.ufs.verb.Drive;
import cardinal.ufs.verb.Mill;
import cardinal.ufs.verb.NameIt;
import cardinal.ufs.verb.Ruin;
import cardinal.ufs.verb.Search;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every instruction of the glossaries has its words, and each is another instruction. */
class VocabularyTest {

    private static Instruction first(String sentence) {
        return sentences(ability("Enhance: " + sentence)).getFirst();
    }

    @Test
    @Clauses({"ufs-2019:K.4", "universus:commit", "universus:ready", "universus:flip", "universus:unflip",
        "universus:seal", "universus:unseal", "universus:freeze", "universus:destroy",
        "universus:sacrifice"})
    void acts_on_cards_in_the_stage() {
        Map<String,
                Act> acts = Map.of("Commit", Act.COMMIT, "Ready", Act.READY, "Flip", Act.FLIP, "Unflip", Act.UNFLIP,
                        "Seal", Act.SEAL, "Unseal", Act.UNSEAL, "Freeze", Act.FREEZE,
                        "Destroy", Act.DESTROY, "Sacrifice", Act.SACRIFICE, "Remove", Act.REMOVE);
        acts.forEach((word, act) -> assertThat(first(word + " 1 foundation.")).as(word)
                .isEqualTo(new Affect(Who.YOU, act, Selector.some(1, Filter.of(Noun.FOUNDATION)))));
    }

    @Test
    @Clauses({"ufs-2019:H.4.1.4", "universus:flip.1", "universus:costs.12", "universus:unflip"})
    void to_flip_is_to_turn_face_down() {
        assertThat(first("Turn 1 foundation face down.")).isEqualTo(first("Flip 1 foundation."));
        assertThat(first("Turn this card facedown.")).isEqualTo(new Affect(Who.YOU, Act.FLIP, Selector.THIS_CARD));
        assertThat(first("Your opponent turns 1 foundation face down."))
                .isEqualTo(first("Your rival flips 1 foundation."));
        assertThat(first("Turn 1 foundation face up.")).isEqualTo(first("Unflip 1 foundation."));
    }

    @Test
    @Clauses({"universus:discard", "universus:spend", "universus:clear", "universus:reveal"})
    void acts_on_cards_elsewhere() {
        assertThat(((Affect) first("Discard 1 card.")).act()).isEqualTo(Act.DISCARD);
        assertThat(((Affect) first("Spend 1 momentum.")).act()).isEqualTo(Act.SPEND);
        assertThat(((Affect) first("Clear 1 card in your card pool.")).act()).isEqualTo(Act.CLEAR);
        assertThat(((Affect) first("Reveal your hand.")).act()).isEqualTo(Act.REVEAL);
    }

    @Test
    @Clauses({"ufs-2019:K.5", "universus:draw", "universus:mill", "universus:drive", "universus:ruin",
        "universus:build", "universus:double", "universus:search", "universus:naming-cards",
        "universus:cancel"})
    void instructions_of_their_own() {
        assertThat(first("Draw 2 cards.")).isInstanceOf(Draw.class);
        assertThat(first("Mill 2.")).isInstanceOf(Mill.class);
        assertThat(first("Drive 2.")).isInstanceOf(Drive.class);
        assertThat(first("Ruin 2.")).isInstanceOf(Ruin.class);
        assertThat(first("Build 1 foundation from your hand.")).isInstanceOf(Build.class);
        assertThat(first("Double this attack's damage.")).isInstanceOf(DoubleValue.class);
        assertThat(((Instruction.Sequence) first("Search your deck for 1 attack and add it to your hand.")).parts()
                .getFirst()).isInstanceOf(Search.class);
        assertThat(first("Name a card. Draw 1 card.")).isInstanceOf(NameIt.class);
        assertThat(ability("Response: After your rival plays an ability, cancel it.").effect())
                .isInstanceOf(Cancel.class);
    }

    @Test
    @Clauses({"ufs-2010:12.0", "universus:if", "universus:or", "universus:both-players", "universus:either-player"})
    void who_does_it_and_whether() {
        assertThat(first("Both players draw 1 card.")).extracting(i -> ((Draw) i).who()).isEqualTo(Who.BOTH);
        assertThat(first("Either player may draw 1 card.")).extracting(i -> ((Instruction.May) i).who())
                .isEqualTo(Who.EITHER);
        assertThat(first("If you are at desperation, draw 1 card.")).isInstanceOf(Instruction.If.class);
        assertThat(first("Draw 1 card or gain 1 health.")).isInstanceOf(Instruction.Or.class);
    }
}
