package cardinal.evolve.terms;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.table.Edition;
import cardinal.kernel.Clauses;
import cardinal.kernel.Sight;
import org.junit.jupiter.api.Test;

/** Who sees the cards that are searched for, looked at and revealed, by version 1.24.1. */
@Clauses({"evolve-1.24:5.8.1.2", "evolve-1.24:5.11.1", "evolve-1.24:5.21", "evolve-1.24:5.21.1",
    "evolve-1.24:5.21.1.1"})
class Sight124Test extends SightTest {
    @Override
    Edition edition() {
        return Editions.EVOLVE_1_24;
    }

    @Test
    @Clauses("evolve-1.24:5.21.1.1")
    void a_card_that_was_revealed_is_hidden_again_once_its_deck_is_shuffled() {
        Situation laid = new Situation(edition(), """
                cards:
                  - {name: Ogre, type: Follower, class: neutral, cost: 5, attack: 4, defense: 5}
                  - {name: Spell, type: Spell, class: neutral, cost: 1, text: "Reveal the top card of your deck. Shuffle your deck."}
                setup:
                  A: {hand: [Spell], deck: {exactly: [Ogre, Ogre]}}
                """);
        laid.say("play Spell");
        for (int i = 0; i < 2; i++) {
            assertThat(laid.names(Zone.DECK, 0)).containsExactly("Ogre", "Ogre");
            assertThat(Sight.sees(laid.table(), 1, laid.fromTop(0, i))).isFalse();
        }
    }
}
