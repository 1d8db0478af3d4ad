package cardinal.evolve;

import cardinal.evolve.scenario.EvolveScenarioGame;
import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Clauses;
import cardinal.proving.ShuffleContract;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A deck that is shuffled comes to lie in any order, and nobody knows in which. */
@Clauses("6.2.1.4")
class ShufflingTest extends ShuffleContract<EvolveTable> {
    private static final String CARDS = """
            game: evolve
            title: In any order
            cards:
              - {name: One, type: Follower, class: neutral, cost: 3, attack: 2, defense: 2}
              - {name: Two, type: Follower, class: neutral, cost: 3, attack: 2, defense: 2}
              - {name: Three, type: Follower, class: neutral, cost: 3, attack: 2, defense: 2}
              - {name: Found, type: Follower, class: neutral, cost: 1, attack: 2, defense: 2}
            """;

    ShufflingTest() {
        super(Starters.GAMES, List.of("deck"));
    }

    private static void allOrdersOccur(String table) {
        shuffles(new Shuffling<>(new EvolveScenarioGame(StarterSet.pool()), CARDS + table, "deck", 6));
    }

    @Test
    @Clauses({"5.8.1"})
    void a_deck_that_a_card_shuffles() {
        allOrdersOccur("""
                  - {name: Mix, type: Spell, class: neutral, cost: 0, text: "Shuffle your deck."}
                setup:
                  A: {hand: [Mix], deck: {exactly: [One, Two, Three]}}
                script:
                  - A: play Mix
                """);
    }

    @Test
    @Clauses({"5.8.1", "4.1.6"})
    void a_deck_that_cards_are_returned_to() {
        allOrdersOccur("""
                  - {name: Rise, type: Spell, class: neutral, cost: 0, text: "Select 2 followers in your cemetery. Return them to your deck and shuffle it."}
                setup:
                  A: {hand: [Rise], cemetery: [Two, Three], deck: {exactly: [One]}}
                script:
                  - A: play Rise > choose Two > choose Three
                expect:
                  - A.deck.count: 3
                """);
    }

    /** The cards that were there are mixed with the one that comes. */
    @Test
    @Clauses({"5.8.1"})
    void a_deck_that_a_card_of_the_field_is_returned_to() {
        allOrdersOccur("""
                  - {name: Wave, type: Spell, class: neutral, cost: 0, text: "Select a follower on your field. Return it to your deck and shuffle it."}
                setup:
                  A: {hand: [Wave], field: [One], deck: {exactly: [Two, Three]}}
                script:
                  - A: play Wave
                expect:
                  - A.deck.count: 3
                """);
    }

    @Test
    @Clauses({"5.7.2"})
    void a_deck_that_was_searched_with_success() {
        allOrdersOccur("""
                  - {name: Call, type: Spell, class: neutral, cost: 0, text: "Search your deck for a follower that costs 2 or less, reveal it, and add it to your hand."}
                setup:
                  A: {hand: [Call], deck: {exactly: [One, Two, Found, Three]}}
                script:
                  - A: play Call > choose Found
                expect:
                  - Found.zone: A.hand
                """);
    }

    @Test
    @Clauses({"5.7.2"})
    void a_deck_that_was_searched_in_vain() {
        allOrdersOccur("""
                  - {name: Call, type: Spell, class: neutral, cost: 0, text: "Search your deck for a follower that costs 2 or less, reveal it, and add it to your hand."}
                setup:
                  A: {hand: [Call], deck: {exactly: [One, Two, Three]}}
                script:
                  - A: play Call
                """);
    }
}
