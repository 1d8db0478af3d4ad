package cardinal.riftbound.set;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.cards.CardSet;
import cardinal.cards.text.Reading;
import cardinal.kernel.BadInput;
import cardinal.kernel.Clauses;
import cardinal.kernel.Setup.DeckList;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Supertype;
import cardinal.riftbound.compile.CardText;
import cardinal.riftbound.deck.Deck;
import cardinal.riftbound.deck.DeckCheck;
import cardinal.riftbound.deck.DeckParser;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.table.Mode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StarterSetTest {

    static List<CardData> cards() {
        return StarterSet.cards();
    }

    static List<DeckList> decks() {
        return StarterSet.decks();
    }

    @ParameterizedTest
    @MethodSource("cards")
    void everyCardIsUnderstoodAndPrintedAsItStands(CardData card) {
        Reading<Ability> reading = CardText.read(card.type(), card.text());
        assertThat(reading).isInstanceOf(Reading.Understood.class);
        Reading.Understood<Ability> text = (Reading.Understood<Ability>) reading;
        assertThat(text.abilities().stream().map(ability -> CardText.print(card.type(), ability).orElseThrow()))
                .containsExactlyElementsOf(card.text().lines().toList());
    }

    @Test
    void thereAreCardsOfEveryTypeDomainAndSupertype() {
        assertThat(cards()).hasSizeGreaterThanOrEqualTo(66);
        assertThat(of(CardType.BATTLEFIELD)).hasSizeGreaterThanOrEqualTo(8);
        assertThat(of(CardType.LEGEND)).hasSizeGreaterThanOrEqualTo(4);
        for (Domain domain : Domain.values()) {
            for (CardType type : List.of(CardType.UNIT, CardType.GEAR, CardType.SPELL)) {
                assertThat(of(type)).as(domain + " " + type).anyMatch(card -> card.domains().contains(domain));
            }
        }
        assertThat(cards()).extracting(CardData::name).doesNotHaveDuplicates();
        assertThat(cards()).flatExtracting(CardData::supertypes).contains(Supertype.CHAMPION, Supertype.SIGNATURE);
    }

    @Test
    @Clauses({"132.8.b"})
    void everyLegendHasAChampionAndASignatureCardWithItsTag() {
        for (CardData legend : of(CardType.LEGEND)) {
            List<CardData> linked =
                    cards().stream().filter(card -> card.tags().contains(legend.tags().getFirst())).toList();
            assertThat(linked).as(legend.name()).anyMatch(card -> card.supertypes().contains(Supertype.CHAMPION))
                    .anyMatch(card -> card.supertypes().contains(Supertype.SIGNATURE));
        }
    }

    @Test
    @Clauses({"157.1", "157.2"})
    void theSixBasicRunesAreBuiltIn() {
        for (Domain domain : Domain.values()) {
            CardDef rune = StarterSet.pool().get(domain.title() + " Rune");
            assertThat(rune.isRune()).isTrue();
            assertThat(rune.data().domains()).containsExactly(domain);
            assertThat(rune.activated()).hasSize(2);
        }
    }

    @Test
    void noAbilityCanBeUsedAgainAndAgainForNothing() {
        for (CardDef card : StarterSet.pool().all()) {
            for (CardDef.Activated active : card.activated()) {
                assertThat(active.ability().costs()).as(card.name()).isNotEmpty()
                        .anyMatch(cost -> !(cost instanceof Cost.Pay pay) || !pay.price().isNothing());
            }
        }
    }

    @Test
    void unitsCostFromTwoToEightAndEveryCostIsThere() {
        Set<Integer> costs = new HashSet<>();
        of(CardType.UNIT).forEach(unit -> costs.add(unit.energy()));
        assertThat(costs).containsExactlyInAnyOrder(2, 3, 4, 5, 6, 7, 8);
    }

    @ParameterizedTest
    @MethodSource("decks")
    @Clauses({"103", "103.1", "103.2", "103.3", "103.4"})
    void everyStarterDeckIsLegal(DeckList list) {
        Deck deck = DeckParser.parse(Editions.RIFTBOUND_2025, StarterSet.pool(), list);
        assertThat(DeckCheck.check(Editions.RIFTBOUND_2025, deck, Mode.DUEL)).isEmpty();
        assertThat(deck.main()).hasSize(39);
        assertThat(deck.legend().data().domains()).hasSize(2);
        assertThat(deck.main()).as("units to fight with").filteredOn(CardDef::isUnit).hasSizeGreaterThanOrEqualTo(18);
    }

    /** The cards beyond the starter decks are played in {@link WholeSetPlayTest}. */
    @Test
    void theDecksTogetherUseTheFirstPartOfTheSet() {
        Set<String> used = new HashSet<>();
        for (DeckList list : decks()) {
            Deck deck = DeckParser.parse(Editions.RIFTBOUND_2025, StarterSet.pool(), list);
            Stream.of(List.of(deck.legend(), deck.champion()), deck.main(), deck.runes(), deck.battlefields())
                    .forEach(part -> part.forEach(card -> used.add(card.name())));
        }
        List<String> names = cards().stream().map(CardData::name).toList();
        int last = names.indexOf("Muddy Ford");
        assertThat(names.subList(0, last + 1)).allMatch(used::contains);
        assertThat(names.subList(last + 1, names.size())).noneMatch(used::contains);
    }

    @Test
    void deckNamesAreFoundInAnyCaseAndUnknownOnesGetASuggestion() {
        assertThat(decks()).extracting(DeckList::name).containsExactly("wreckers", "maskers", "tides", "dusk", "hearth",
                "thunder");
        assertThat(StarterSet.deck(" Tides ")).isSameAs(StarterSet.decks().get(2));
        assertThatThrownBy(() -> StarterSet.deck("heart")).isInstanceOf(BadInput.class).hasMessageContaining("heart")
                .hasMessageContaining("did you mean \"hearth\"?");
    }

    @Test
    void allThreadsSeeOnePool() {
        assertThat(IntStream.range(0, 64).parallel().mapToObj(i -> StarterSet.pool()).distinct()).hasSize(1);
    }

    @Test
    void aCardThatIsNotUnderstoodIsNamedWithTheWordsAndLeftOut() {
        CardData odd = new CardData("Odd One", "", CardType.UNIT, List.of(), List.of(), 2, 0, 2, List.of(),
                "When you sneeze, draw 1.");
        CardSet<CardData, CardPool> set = RiftCards.LIBRARY.compile(List.of(odd));
        assertThat(set.pool().find("Odd One")).isNull();
        assertThat(set.unsupported("odd one")).hasValueSatisfying(u -> assertThat(u.why()).contains("sneeze"));
    }

    private static List<CardData> of(CardType type) {
        return cards().stream().filter(card -> card.type() == type).toList();
    }
}
