package cardinal.evolve.set;

import cardinal.cards.Records;
import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.CardSet;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.card.CardClass;
import cardinal.evolve.card.CardData;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.card.CardReader;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.card.Universe;
import cardinal.evolve.deck.DeckBasis;
import cardinal.evolve.deck.Deck;
import cardinal.evolve.deck.DeckParser;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Format;
import cardinal.evolve.verb.CreateTokens;
import cardinal.evolve.verb.DrainDefense;
import cardinal.evolve.verb.Draw;
import cardinal.evolve.verb.SearchOr;
import cardinal.evolve.verb.TransferStack;
import cardinal.evolve.verb.Transform;
import cardinal.kernel.Clauses;
import cardinal.kernel.Setup.DeckList;
import cardinal.proving.RandomRecords;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StarterSetTest {

    static List<DeckList> decks() {
        return StarterSet.decks();
    }

    @Test
    @Clauses({"2.2.1", "2.3.2", "2.3.3.1"})
    void thereAreCardsOfEveryClassTypeAndBothUniverses() {
        List<CardData> cards = StarterSet.cards();
        assertThat(cards).hasSizeGreaterThanOrEqualTo(150);
        assertThat(cards).extracting(CardReader.FORMAT::key).doesNotHaveDuplicates();
        assertThat(cards).extracting(CardData::cardClass).contains(CardClass.values());
        assertThat(cards).extracting(CardData::type).contains(CardType.LEADER, CardType.FOLLOWER, CardType.AMULET,
                CardType.SPELL);
        assertThat(cards).extracting(CardData::universe).contains(Universe.DERBY, Universe.STAGE);
        assertThat(cards).filteredOn(CardData::evolved).hasSizeGreaterThanOrEqualTo(30);
    }

    /** 12.2.2.1: what can evolve has something to evolve into, and the other way round. */
    @Test
    @Clauses({"12.2.2.1"})
    void everyEvolvedCardHasTheNameOfACardThatEvolves() {
        List<CardData> cards = StarterSet.cards();
        List<String> evolving = cards.stream().filter(card -> card.text().contains("[evolve]") && !card.evolved())
                .map(CardData::name).toList();
        List<String> evolved = cards.stream().filter(CardData::evolved).map(CardData::name).toList();
        assertThat(evolved).containsExactlyInAnyOrderElementsOf(evolving);
    }

    @ParameterizedTest
    @MethodSource("decks")
    @Clauses({"6.1.1", "6.1.1.1", "6.1.1.2", "6.1.1.3", "6.1.1.4", "6.1.1.5"})
    void everyStarterDeckIsLegal(DeckList list) {
        Deck deck = DeckParser.parseLegal(StarterSet.pool(), list, Format.STANDARD);
        assertThat(deck.main()).hasSizeBetween(40, 50).allMatch(card -> card.data().isMainDeckCard());
        assertThat(deck.evolve()).hasSizeBetween(1, 10).allMatch(card -> card.data().isEvolveDeckCard());
    }

    @Test
    @Clauses({"6.1.1.5.1", "6.1.1.5.2"})
    void sixDecksAreBasedOnAClassAndTwoOnAUniverse() {
        List<DeckBasis> bases = new ArrayList<>();
        for (DeckList list : decks()) {
            bases.addAll(DeckParser.parse(StarterSet.pool(), list, Format.STANDARD).bases());
        }
        assertThat(bases).hasSize(8).filteredOn(basis -> basis == DeckBasis.UNIVERSE).hasSize(2);
    }

    @Test
    void theDecksTogetherUseEveryCard() {
        Set<CardDef> used = new LinkedHashSet<>();
        for (DeckList list : decks()) {
            Deck deck = DeckParser.parse(StarterSet.pool(), list, Format.STANDARD);
            used.add(deck.leader());
            used.addAll(deck.main());
            used.addAll(deck.evolve());
        }
        assertThat(StarterSet.pool().all())
                .filteredOn(card -> !card.data().token() && !card.name().equals(CardData.LEADERLESS))
                .allMatch(used::contains);
    }

    /** Drain and Stack stand for the verbs that no text spells out; a search put elsewhere is compiled from two sentences. */
    @Test
    void theCardsTogetherUseEveryVerbAndKeyword() {
        Set<Object> missing = new LinkedHashSet<>(RandomRecords.recordsBeside(Draw.class, Verb.class));
        missing.removeAll(List.of(DrainDefense.class, SearchOr.class, TransferStack.class));
        missing.addAll(List.of(Keyword.values()));
        for (CardDef card : StarterSet.pool(Editions.EVOLVE_1_24).all()) {
            missing.removeAll(RandomRecords.partsOf(card.abilities()));
        }
        assertThat(missing).isEmpty();
    }

    @Test
    @Clauses({"5.4.2", "9.1.2.3"})
    void everyTokenThatACardNamesIsThere() {
        List<String> named = new ArrayList<>();
        for (CardDef card : StarterSet.pool().all()) {
            Records.visit(card.abilities(), part -> {
                switch (part) {
                    case CreateTokens.Tokens tokens -> named.add(tokens.name());
                    case Transform transform -> named.add(transform.token());
                    default -> {
                    }
                }
            });
        }
        assertThat(named).isNotEmpty().allMatch(name -> StarterSet.pool().get(name).data().token());
    }

    @Test
    void aCardThatIsNotUnderstoodIsNamedWithTheWordsAndLeftOut() {
        CardSet<CardData, CardPool> set = EvolveCards.LIBRARY.compile(EvolveCards.LIBRARY.read("odd.json",
                "[{\"name\": \"Odd One\", \"type\": \"Spell\", \"cost\": 2, \"text\": \"Sneeze.\"}]"));
        assertThat(set.pool().find("Odd One")).isNull();
        assertThat(set.unsupported("odd one")).hasValueSatisfying(u -> assertThat(u.why()).contains("Sneeze"));
    }
}
