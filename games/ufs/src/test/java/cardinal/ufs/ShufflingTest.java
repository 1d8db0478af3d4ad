package cardinal.ufs;

import cardinal.kernel.Clauses;
import cardinal.kernel.Match;
import cardinal.proving.ShuffleContract;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.scenario.UfsScenarioGame;
import cardinal.ufs.set.StarterSet;
import cardinal.ufs.table.Edition;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A deck that is shuffled comes to lie in any order, and nobody knows in which. */
@Clauses({"ufs-2019:E.1.2", "ufs-2010:5.0", "universus:starting-the-game.7"})
class ShufflingTest extends ShuffleContract<UfsTable> {
    private static final String CARDS = """
            title: In any order
            cards:
              - {name: One, type: foundation, symbols: [fire], difficulty: 9, check: 4}
              - {name: Two, type: foundation, symbols: [fire], difficulty: 9, check: 4}
              - {name: Three, type: foundation, symbols: [fire], difficulty: 9, check: 4}
              - {name: Found, type: asset, symbols: [fire], difficulty: 9, check: 4}
            """;

    ShufflingTest() {
        super(Starters.UNIVERSUS, List.of("deck"));
    }

    /** UniVersus, starting-the-game.6: who goes first is settled before. */
    @Override
    protected void untilShuffled(Match<UfsTable> match) {
        match.choose(0);
    }

    static List<Edition> editions() {
        return List.of(Editions.UFS_2010, Editions.UFS_2019, Editions.UNIVERSUS);
    }

    private static void orders(Edition edition, int orders, String table) {
        shuffles(new Shuffling<>(new UfsScenarioGame(StarterSet.pool(edition)),
                "game: " + edition.id() + "\n" + CARDS + table, "deck", orders));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_deck_that_a_card_shuffles(Edition edition) {
        orders(edition, 6, """
                  - {name: Mix, type: foundation, symbols: [fire], difficulty: 9, check: 4, text: "Form Commit: Shuffle your deck."}
                setup:
                  A: {stage: [Mix], hand: [One], deck: {exactly: [One, Two, Three]}}
                script:
                  - A: use Mix form
                """);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_deck_that_a_card_is_shuffled_into(Edition edition) {
        orders(edition, 6, """
                  - {name: Back, type: foundation, symbols: [fire], difficulty: 9, check: 4, text: "Form Commit: Shuffle 1 card from your discard pile into your deck."}
                setup:
                  A: {stage: [Back], hand: [Found], discard: [One], deck: {exactly: [Two, Three]}}
                script:
                  - A: use Back form
                expect:
                  - A.deck.count: 3
                """);
    }

    @ParameterizedTest
    @MethodSource("editions")
    @Clauses({"ufs-2010:1.4", "ufs-2019:K.5.2", "universus:search.4", "universus:deck.5"})
    void a_deck_that_was_searched_with_success(Edition edition) {
        orders(edition, 6, """
                  - {name: Seek, type: foundation, symbols: [fire], difficulty: 9, check: 4, text: "Form Commit: Search your deck for 1 asset. Add it to your hand."}
                setup:
                  A: {stage: [Seek], hand: [One], deck: {exactly: [One, Two, Found, Three]}}
                script:
                  - A: use Seek form > choose Found
                expect:
                  - Found.zone: A.hand
                """);
    }

    @ParameterizedTest
    @MethodSource("editions")
    @Clauses({"ufs-2010:1.4", "ufs-2019:K.5.2", "universus:search.4", "universus:deck.5"})
    void a_deck_that_was_searched_in_vain(Edition edition) {
        orders(edition, 6, """
                  - {name: Seek, type: foundation, symbols: [fire], difficulty: 9, check: 4, text: "Form Commit: Search your deck for 1 asset. Add it to your hand."}
                setup:
                  A: {stage: [Seek], hand: [One], deck: {exactly: [One, Two, Three]}}
                script:
                  - A: use Seek form
                """);
    }

    /** Thirteen cards are shuffled, ten leave the game: any three can be left, in any order; here one of three is unlike the others. */
    @ParameterizedTest
    @MethodSource("editions")
    @Clauses({"ufs-2010:4.7.4", "ufs-2019:E.2.2", "universus:cycling.1"})
    void a_deck_that_is_cycled(Edition edition) {
        orders(edition, 4, """
                  - {name: Drawing, type: foundation, symbols: [fire], difficulty: 9, check: 4, text: "Form Commit: Draw 1 card."}
                setup:
                  A: {stage: [Drawing], hand: [One], discard: [Two, Three, Three, Three, Three, Three, Three, Three, Three, Three, Three, Three, Three], deck: {exactly: [One]}}
                script:
                  - A: use Drawing form
                expect:
                  - {A.deck.count: 3, A.removed.count: 10}
                """);
    }
}
