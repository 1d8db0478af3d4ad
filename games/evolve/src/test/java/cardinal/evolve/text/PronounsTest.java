package cardinal.evolve.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.TriggerNoun;
import cardinal.evolve.ability.TriggerNoun.Part;
import cardinal.evolve.card.CardType;
import cardinal.kernel.Clauses;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which words find a noun to refer to. */
class PronounsTest {
    private static Reading<Ability> read(String text) {
        return CardText.read(CardType.FOLLOWER, text);
    }

    private static void refersToNothing(String text, String word) {
        assertThat(read(text)).as(text).isInstanceOf(Reading.NotUnderstood.class);
        assertThat(((Reading.NotUnderstood<Ability>) read(text)).why())
                .contains("\u00AB" + word + "\u00BB refers to nothing");
    }

    private static List<Part> nouns(String event) {
        Ability.Automatic ability = (Ability.Automatic) ((Reading.Understood<Ability>) read(event + " Draw a card."))
                .abilities().getFirst();
        return TriggerNoun.of(ability.when().getFirst()).stream().map(TriggerNoun::part).toList();
    }

    @Test
    @Clauses({"12.7.2", "8.4.5", "5.13.3"})
    void theNounsOfATriggerStandInTheOrderOfItsWords() {
        assertThat(nouns("Strike:")).containsExactly(Part.CARD);
        assertThat(nouns("Follower Strike:")).containsExactly(Part.CARD, Part.TARGET);
        assertThat(nouns("Leader Strike:")).containsExactly(Part.CARD, Part.TARGET);
        assertThat(TriggerNoun.of(new Trigger.Attacked(new Trigger.Watch.Me(Filter.Kind.FOLLOWER))).getLast().part())
                .isEqualTo(Part.TARGET);
        assertThat(
                TriggerNoun.of(new Trigger.DealsDamage(new Trigger.Watch.Me(Filter.Kind.FOLLOWER), Trigger.Damage.ANY,
                        Trigger.DealsDamage.To.ANYTHING)).getLast().part())
                .isEqualTo(Part.SOURCE);
        assertThat(
                TriggerNoun.of(new Trigger.DealsDamage(new Trigger.Watch.Me(Filter.Kind.FOLLOWER), Trigger.Damage.ANY,
                        Trigger.DealsDamage.To.FOLLOWER)).getLast().part())
                .isEqualTo(Part.CARD);
    }

    @Test
    void aTriggerWithoutACardNamesNothing() {
        refersToNothing("At the start of your main phase, destroy it.", "it");
        refersToNothing("When you recover play points, give it Ward.", "it");
        refersToNothing("When you shuffle your deck, give it Ward.", "it");
        refersToNothing("When there is an amulet on your field, destroy it.", "it");
    }

    @Test
    void aWordNeedsANounOfItsOwnSort() {
        refersToNothing("When this follower attacks, destroy that amulet.", "that amulet");
        refersToNothing("When this follower attacks, give them Ward.", "them");
        refersToNothing("When this follower attacks, deal 2 damage to the enemy follower.", "enemy follower");
        refersToNothing("When your leader gains [defense], give it Ward.", "it");
        refersToNothing("[fanfare] Summon a Wolf token. Destroy the selected follower.", "selected follower");
        refersToNothing("[fanfare] Draw a card. Destroy the summoned token.", "summoned token");
        refersToNothing("When you play a spell, that player draws a card.", "that player");
        refersToNothing("[fanfare] They draw a card.", "they");
    }

    @Test
    void whatFitsIsFound() {
        for (String text : List.of("When this follower is attacked, deal 2 damage to the enemy follower.",
                "When your leader gains [defense], deal it 1 damage.",
                "When an opponent plays a spell, that player draws a card.",
                "At the start of each opponent's end phase, deal 1 damage to their leader.",
                "When a follower is put onto your field, give that follower Ward.")) {
            assertThat(read(text)).as(text).isInstanceOf(Reading.Understood.class);
        }
    }
}
