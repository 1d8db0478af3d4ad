package cardinal.evolve.terms;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.table.Edition;
import cardinal.kernel.Clauses;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** 5.8, 5.18, 5.19: what is left to chance comes out every way about equally often, and the same way for the same seed. */
class ChanceTest {
    private static final int TIMES = 300;
    private static final String CARDS = """
            cards:
              - {name: Grunt, type: Follower, class: neutral, cost: 2, attack: 2, defense: 2}
              - {name: Ogre, type: Follower, class: neutral, cost: 5, attack: 4, defense: 5}
              - {name: Boulder, type: Follower, class: neutral, cost: 9, attack: 7, defense: 7}
              - {name: Spell, type: Spell, class: neutral, cost: 1, text: "%s"}
            setup:
              A: {hand: [Spell], deck: {exactly: [Grunt, Ogre, Boulder]}}
              B: {hand: [Grunt, Ogre, Boulder], deck: {exactly: [Grunt, Ogre, Boulder]}}
            """;

    /** By whose rules. */
    Edition edition() {
        return Editions.EVOLVE_1_8_0;
    }

    Situation laid(String text) {
        return new Situation(edition(), CARDS.formatted(text));
    }

    private Map<String, Integer> counted(String text, Function<Situation, String> what) {
        Map<String, Integer> all = new TreeMap<>();
        Situation before = laid(text);
        for (int i = 0; i < TIMES; i++) {
            all.merge(what.apply(before.later(i).say("play Spell")), 1, Integer::sum);
        }
        return all;
    }

    private static void isEven(Map<String, Integer> counted, int ways) {
        assertThat(counted).hasSize(ways);
        int usual = TIMES / ways;
        assertThat(counted.values()).allMatch(n -> n > usual / 2 && n < usual * 2);
    }

    @Test
    @Clauses({"5.8", "5.8.1"})
    void a_shuffled_deck_lies_in_any_order_and_only_that_deck() {
        isEven(counted("Shuffle your deck.", laid -> String.join(" ", laid.names(Zone.DECK, 0))), 6);
        Situation laid = laid("Shuffle your deck.").say("play Spell");
        assertThat(laid.names(Zone.DECK, 1)).containsExactly("Boulder", "Ogre", "Grunt");
        assertThat(laid.names(Zone.DECK, 0))
                .isEqualTo(laid("Shuffle your deck.").say("play Spell").names(Zone.DECK, 0));
    }

    @Test
    @Clauses({"5.18", "5.18.1"})
    void random_cards_are_any_cards_of_the_zone() {
        isEven(counted("Each opponent discards a random card.", laid -> String.join(" ", laid.names(Zone.CEMETERY, 1))),
                3);
        isEven(counted("Each opponent discards 2 random cards.", laid -> String.join(" ", laid.names(Zone.HAND, 1))),
                3);
    }

    @Test
    @Clauses({"5.19", "5.19.1"})
    void a_die_has_six_sides() {
        Map<String, Integer> rolls = counted(
                "Roll a die. Deal X damage to each enemy leader. X equals the result of the roll.",
                laid -> Integer.toString(20 - laid.table().players().defense(1)));
        assertThat(rolls.keySet()).containsExactlyElementsOf(List.of("1", "2", "3", "4", "5", "6"));
        isEven(rolls, 6);
    }
}
