package cardinal.evolve.deck;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.CardSet;
import cardinal.cards.deck.Violation;
import cardinal.evolve.card.CardClass;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.Universe;
import cardinal.evolve.set.EvolveCards;
import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Format;
import cardinal.kernel.Clauses;
import cardinal.kernel.Setup.DeckList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Appendix B 6.1: decks from eight packs. */
class Open8Test {
    private static final CardSet<CardData, CardPool> CARDS = EvolveCards.LIBRARY.compile(StarterSet.cards());
    private static final List<String> MAIN =
            List.of("Main Deck:", "12 Gate Sentry", "10 Chalk Pupil", "8 Morning Gallop");
    private static final List<String> EVOLVE = List.of("Evolve Deck:", "15 Lance Cadet");

    private static List<Violation> check(Format format, List<?>... parts) {
        List<String> lines = Stream.of(parts).flatMap(List::stream).map(String::valueOf).toList();
        return DeckCheck.check(DeckParser.read(CARDS, new DeckList("open", lines)), format);
    }

    @Test
    @Clauses({"open8.6.1", "open8.6.1.1.4", "open8.6.1.1.5"})
    void copiesClassesAndUniversesAreFree() {
        assertThat(check(Format.OPEN_8, MAIN, EVOLVE)).isEmpty();
        assertThat(check(Format.STANDARD, List.of("Marshal Ottilie"), MAIN, EVOLVE)).extracting(Violation::clause)
                .contains("6.1.1.2", "6.1.1.3", "6.1.1.4", "6.1.1.5.1");
    }

    /** Reading 25: the leader of nobody has 20 defense, no class and no universe. */
    @Test
    @Clauses({"open8.6.1.1.1", "open8.6.2.1"})
    void aLeaderCardIsNotRequired() {
        Deck deck = DeckParser.parseLegal(CARDS,
                new DeckList("open", Stream.concat(MAIN.stream(), EVOLVE.stream()).toList()),
                Format.OPEN_8);
        assertThat(deck.leader().data().defense()).isEqualTo(20);
        assertThat(deck.leader().data().cardClass()).isEqualTo(CardClass.NEUTRAL);
        assertThat(deck.leader().data().universe()).isEqualTo(Universe.NONE);
        assertThat(check(Format.OPEN_8, List.of("Marshal Ottilie"), MAIN)).isEmpty();
        assertThat(check(Format.STANDARD, MAIN)).extracting(Violation::clause).contains("6.1.1.1");
    }

    @Test
    @Clauses({"open8.6.1.1.2"})
    void thirtyCardsOfTheRightKind() {
        assertThat(check(Format.OPEN_8, List.of("Main Deck:", "30 Gate Sentry"))).isEmpty();
        assertThat(check(Format.OPEN_8, List.of("Main Deck:", "90 Gate Sentry"))).isEmpty();
        assertThat(check(Format.OPEN_8, List.of("Main Deck:", "29 Gate Sentry"))).singleElement()
                .satisfies(broken -> assertThat(broken.clause()).isEqualTo("open8.6.1.1.2"));
        assertThat(check(Format.OPEN_8, List.of("Main Deck:", "30 Gate Sentry", "1 Fairy", "1 Lance Cadet Evolved",
                "1 Marshal Ottilie"))).extracting(Violation::clause)
                .containsExactly("open8.6.1.1.2", "open8.6.1.1.2", "open8.6.1.1.2");
    }

    @Test
    @Clauses({"open8.6.1.1.3"})
    void anyNumberOfEvolvedCards() {
        assertThat(check(Format.OPEN_8, MAIN, List.of("Evolve Deck:", "40 Lance Cadet"))).isEmpty();
        assertThat(check(Format.OPEN_8, MAIN)).isEmpty();
        assertThat(check(Format.OPEN_8, MAIN, List.of("Evolve Deck:", "1 Gate Sentry"))).singleElement()
                .satisfies(broken -> assertThat(broken.clause()).isEqualTo("open8.6.1.1.3"));
    }

    /** Reading 25: the packs are what the players say they opened. */
    @Test
    @Clauses({"open8.6.1.1"})
    void onlyCardsOfThePacks() {
        List<String> packs =
                List.of("Packs:", "13 Gate Sentry", "10 Chalk Pupil", "8 Morning Gallop", "15 Lance Cadet Evolved",
                        "3 Pike Captain");
        assertThat(check(Format.OPEN_8, MAIN, EVOLVE, packs)).isEmpty();
        assertThat(check(Format.OPEN_8, MAIN, List.of("1 Gate Sentry"), EVOLVE, packs)).isEmpty();
        assertThat(check(Format.OPEN_8, MAIN, List.of("2 Gate Sentry", "1 Caravan Guard"), EVOLVE, packs))
                .extracting(Violation::toString).satisfiesExactly(
                        first -> assertThat(first).contains("open8.6.1.1").contains("hold 13 of Gate Sentry")
                                .contains("uses 14"),
                        second -> assertThat(second).contains("open8.6.1.1").contains("hold 0 of Caravan Guard"));
    }
}
