package cardinal.evolve.terms;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Clauses;
import cardinal.kernel.Privacy;
import cardinal.kernel.Sight;
import org.junit.jupiter.api.Test;

/** 5.7, 5.10, 5.20: who sees the cards that are searched for, looked at and revealed. */
class SightTest {
    private static final String CARDS = """
            cards:
              - {name: Grunt, type: Follower, class: neutral, cost: 2, attack: 2, defense: 2}
              - {name: Ogre, type: Follower, class: neutral, cost: 5, attack: 4, defense: 5}
              - {name: Boulder, type: Follower, class: neutral, cost: 9, attack: 7, defense: 7}
              - {name: Spell, type: Spell, class: neutral, cost: 1, text: "%s"}
            setup:
              A: {hand: [Spell, Boulder], deck: {exactly: [Grunt, Ogre, Boulder]}}
            """;
    private static final int A = 0;
    private static final int B = 1;

    /** By whose rules. */
    Edition edition() {
        return Editions.EVOLVE_1_8_0;
    }

    private Situation with(String text) {
        return new Situation(edition(), CARDS.formatted(text));
    }

    private static int find(EvolveTable t, Zone zone, String name) {
        for (int i = 0; i < t.size(zone.of(A)); i++) {
            int card = t.cardAt(zone.of(A), i);
            if (t.def(card).name().equals(name)) {
                return card;
            }
        }
        throw new AssertionError("no " + name + " there");
    }

    private static void isSeen(EvolveTable t, int card, boolean byA, boolean byB) {
        assertThat(Sight.sees(t, A, card)).isEqualTo(byA);
        assertThat(Sight.sees(t, B, card)).isEqualTo(byB);
    }

    @Test
    @Clauses({"5.7.1", "5.7.1.2", "5.7.2", "5.8.1"})
    void only_the_searching_player_looks_and_what_met_a_condition_is_shown() {
        Situation laid =
                with("Search your deck for a follower that costs 5 or less, reveal it, and add it to your hand.");
        EvolveTable t = laid.table();
        laid.say("play Spell");
        for (int i = 0; i < 3; i++) {
            isSeen(t, laid.fromTop(A, i), true, false);
        }
        laid.say("choose Ogre");
        isSeen(t, find(t, Zone.HAND, "Ogre"), true, true);
        for (int i = 0; i < 2; i++) {
            isSeen(t, laid.fromTop(A, i), false, false);
        }
    }

    @Test
    @Clauses("5.7.1.2")
    void a_condition_is_shown_to_be_met_even_where_the_text_does_not_say_reveal() {
        Situation laid = with("Search your deck for a follower that costs 5 or less and add it to your hand.");
        laid.say("play Spell", "choose Ogre");
        isSeen(laid.table(), find(laid.table(), Zone.HAND, "Ogre"), true, true);
    }

    @Test
    @Clauses({"5.7.1.1", "5.7.1.2"})
    void a_card_that_had_to_meet_no_condition_is_not_shown() {
        Situation laid = with("Search your deck for a card and add it to your hand.");
        laid.say("play Spell", "choose Ogre");
        isSeen(laid.table(), find(laid.table(), Zone.HAND, "Ogre"), true, false);
    }

    @Test
    @Clauses("5.10.1")
    void only_the_player_looks_at_the_top_and_only_so_deep() {
        Situation laid =
                with("Look at the top 2 cards of your deck. Put the remaining cards on top of your deck in any order.");
        laid.say("play Spell");
        isSeen(laid.table(), laid.fromTop(A, 0), true, false);
        isSeen(laid.table(), laid.fromTop(A, 1), true, false);
        isSeen(laid.table(), laid.fromTop(A, 2), false, false);
    }

    @Test
    @Clauses({"5.10.2.1", "5.10.2.2", "5.10.2.3", "5.10.2.4"})
    void of_up_to_so_many_cards_each_is_seen_only_after_saying_so() {
        Situation laid = with(
                "Look at up to 2 of the top cards of your deck. Put the remaining cards on top of your deck in any order.");
        laid.say("play Spell");
        isSeen(laid.table(), laid.fromTop(A, 0), false, false);
        laid.say("yes");
        isSeen(laid.table(), laid.fromTop(A, 0), true, false);
        isSeen(laid.table(), laid.fromTop(A, 1), false, false);
        laid.say("yes");
        isSeen(laid.table(), laid.fromTop(A, 1), true, false);
        isSeen(laid.table(), laid.fromTop(A, 2), false, false);
    }

    @Test
    @Clauses({"5.20", "5.20.1", "5.20.1.1"})
    void a_revealed_card_is_seen_by_all_and_stays_where_it_is() {
        Situation laid = with("Reveal the top card of your deck. You may draw a card.");
        EvolveTable t = laid.table();
        int top = laid.fromTop(A, 0);
        isSeen(t, top, false, false);
        laid.say("play Spell");
        isSeen(t, top, true, true);
        assertThat(laid.fromTop(A, 0)).isEqualTo(top);
        laid.say("no");
        assertThat(t.zone(top)).isEqualTo(Zone.DECK);
        assertThat(t.privacy(t.piece(top))).isEqualTo(Privacy.SECRET);
    }

    @Test
    @Clauses({"5.20.1", "5.20.1.1"})
    void a_card_revealed_in_hand_is_a_hidden_card_again_and_nobody_knows_it_once_it_was_shuffled_away() {
        Situation laid = with("Reveal your hand. Return a card from your hand to your deck and shuffle it.");
        EvolveTable t = laid.table();
        int boulder = find(t, Zone.HAND, "Boulder");
        isSeen(t, boulder, true, false);
        laid.say("play Spell");
        assertThat(t.zone(boulder)).isEqualTo(Zone.DECK);
        assertThat(t.privacy(t.piece(boulder))).isEqualTo(Privacy.SECRET);
        isSeen(t, boulder, false, false);
    }
}
