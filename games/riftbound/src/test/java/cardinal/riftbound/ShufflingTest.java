package cardinal.riftbound;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Match;
import cardinal.proving.ShuffleContract;
import cardinal.riftbound.scenario.RiftScenarioGame;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Decks are shuffled, and what is recycled together lies at the bottom in an order that nobody chose and nobody knows. */
@Clauses({"114", "103.2.e.1"})
class ShufflingTest extends ShuffleContract<RiftTable> {
    private static final String JUNK = """
            game: riftbound
            title: In any order
            cards:
              - {name: One, type: unit, domain: fury, energy: 9, might: 1}
              - {name: Two, type: unit, domain: fury, energy: 9, might: 1}
              - {name: Three, type: unit, domain: fury, energy: 9, might: 1}
            """;

    ShufflingTest() {
        super(Starters.DUELS, List.of("deck", "rune deck"));
    }

    private static void allOrdersOccur(String table) {
        shuffles(new Shuffling<>(new RiftScenarioGame(StarterSet.pool()), JUNK + table, "deck", 6));
    }

    @Test
    @Clauses("403.5")
    void what_an_effect_recycles_together() {
        allOrdersOccur("""
                  - {name: Tidy, type: spell, domain: order, energy: 0, text: "Recycle all cards in your trash."}
                setup:
                  turn: {player: A, number: 5, phase: action}
                  A: {hand: [Tidy], deck: [], trash: [One, Two, Three], runes: [fury]}
                script:
                  - A: play Tidy
                  - all pass
                """);
    }

    @Test
    @Clauses("403.5")
    void units_that_are_recycled_together() {
        allOrdersOccur("""
                  - {name: Vanish, type: spell, domain: order, energy: 0, text: "Recycle all units."}
                setup:
                  turn: {player: A, number: 5, phase: action}
                  A: {hand: [Vanish], deck: [], base: [One, Two, Three], runes: [fury]}
                script:
                  - A: play Vanish
                  - all pass
                """);
    }

    @Test
    @Clauses("403.5")
    void what_is_recycled_as_a_cost() {
        allOrdersOccur("""
                  - {name: Scavenger, type: gear, domain: fury, energy: 9, text: "Recycle 3 from your trash, [E]: Ready a rune."}
                setup:
                  turn: {player: A, number: 5, phase: action}
                  A: {gear: [Scavenger], deck: [], trash: [One, Two, Three], runes: [fury]}
                script:
                  - A: activate Scavenger
                expect:
                  - A.deck.count: 3
                """);
    }

    /** The trash is recycled, and the card that was to be drawn is drawn: any of the cards can be it. */
    @Test
    @Clauses({"418.2.b", "403.5"})
    void the_trash_of_a_player_who_burns_out() {
        allOrdersOccur("""
                setup:
                  turn: {player: A, number: 5, phase: draw}
                  A: {deck: [], trash: [One, Two, Three], runes: [fury]}
                script:
                  - expect: {turn.phase: action, A.hand.count: 1, A.deck.count: 2}
                """);
    }

    /** The two cards go to the bottom of the deck; over many games either lies below the other, and nobody knows which. */
    @Test
    @Clauses({"403.5", "117.3"})
    void cards_that_are_set_aside_before_the_game() {
        Set<Boolean> firstIsLower = new HashSet<>();
        for (int seed = 0; seed < 30; seed++) {
            Match<RiftTable> match = Starters.DUELS.start(seed);
            RiftTable t = match.table();
            int seat = match.prompt().seat();
            int first = t.cardAt(t.hand(seat), 0);
            int second = t.cardAt(t.hand(seat), 1);
            match.choose(1);
            match.choose(1);
            assertThat(List.of(t.cardAt(t.deck(seat), 0), t.cardAt(t.deck(seat), 1)))
                    .containsExactlyInAnyOrder(first, second);
            assertThat(t.piece(first).known() | t.piece(second).known()).as("who knows which is which").isZero();
            firstIsLower.add(t.cardAt(t.deck(seat), 0) == first);
        }
        assertThat(firstIsLower).hasSize(2);
    }
}
