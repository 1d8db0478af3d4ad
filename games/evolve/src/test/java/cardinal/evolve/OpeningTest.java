package cardinal.evolve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Universe;
import cardinal.evolve.deck.Deck;
import cardinal.evolve.deck.DeckBasis;
import cardinal.evolve.deck.DeckParser;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Format;
import cardinal.evolve.words.View;
import cardinal.kernel.BadInput;
import cardinal.kernel.Clauses;
import cardinal.kernel.Event;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** 6.2: what is done before a game, in its order. */
class OpeningTest {
    private static final DeckList THICKET = StarterSet.deck("thicket");
    private static final DeckList VANGUARD = StarterSet.deck("vanguard");
    private static final CardPool POOL = Laid.pool("""
            [{"name": "Both Ways", "type": "Leader", "class": "sword", "universe": "Lantern Bay"},
             {"name": "Old Oak", "type": "Leader", "class": "forest", "defense": 25},
             {"name": "Plain Oak", "type": "Leader", "class": "forest"},
             {"name": "Twig", "type": "Follower", "class": "forest", "cost": 1, "attack": 1, "defense": 1},
             {"name": "Twig", "type": "Follower / Evolved", "class": "forest", "attack": 2, "defense": 2}]""");

    /** By whose rules. */
    Edition edition() {
        return Editions.EVOLVE_1_8_0;
    }

    private Evolve rules() {
        return new Evolve(edition(), StarterSet.pool(edition()));
    }

    Match<EvolveTable> start(long seed) {
        return Match.start(rules(), new Setup("evolve", "standard", seed, List.of(THICKET, VANGUARD)));
    }

    private static Deck deck(String leader, int evolved, DeckBasis... bases) {
        return new Deck(leader, POOL.get(leader), Collections.nCopies(40, POOL.get("Twig")),
                Collections.nCopies(evolved, twig()), List.of(bases));
    }

    private static CardDef twig() {
        return Objects.requireNonNull(POOL.findEvolved("Twig"));
    }

    private Match<EvolveTable> start(List<Deck> decks, Observer<EvolveTable> observer) {
        Evolve rules = new Evolve(edition(), POOL);
        EvolveTable t = rules.start(Format.STANDARD, decks, 1);
        t.observe(observer);
        return Match.on(rules, new Setup("evolve", "standard", 1, List.of()), t);
    }

    private static List<Integer> cards(EvolveTable t, Zone zone, int seat) {
        return IntStream.range(0, t.size(zone.of(seat))).mapToObj(i -> t.cardAt(zone.of(seat), i)).toList();
    }

    @Test
    @Clauses({"1.1", "1.1.1"})
    void twoPlayersAndNoMore() {
        for (List<DeckList> decks : List.of(List.of(THICKET), List.of(THICKET, VANGUARD, THICKET))) {
            assertThatThrownBy(() -> Match.start(rules(), new Setup("evolve", "standard", 1, decks)))
                    .isInstanceOf(BadInput.class).hasMessageContaining("needs 2 decks for standard");
        }
        assertThat(start(1).table().seatCount()).isEqualTo(2);
    }

    @Test
    @Clauses({"6.2", "6.2.1", "6.2.1.1", "6.2.1.2", "6.2.1.4", "6.2.1.5", "4.3.1", "4.5.1", "4.6.1", "3.1.1"})
    void leadersAndDecksLieInTheirZones() {
        EvolveTable t = start(1).table();
        for (int seat = 0; seat < 2; seat++) {
            assertThat(t.size(Zone.LEADER.of(seat))).isEqualTo(1);
            Deck deck = DeckParser.parse(rules().pool(), seat == 0 ? THICKET : VANGUARD, Format.STANDARD);
            assertThat(t.size(Zone.DECK.of(seat))).isEqualTo(deck.main().size());
            assertThat(t.size(Zone.EVOLVE_DECK.of(seat))).isEqualTo(deck.evolve().size());
            assertThat(t.size(Zone.HAND.of(seat))).isZero();
            for (Zone zone : List.of(Zone.LEADER, Zone.DECK, Zone.EVOLVE_DECK)) {
                for (int card : cards(t, zone, seat)) {
                    assertThat((int) t.piece(card).owner()).isEqualTo(seat);
                    assertThat(t.def(card).data().isEvolveDeckCard()).isEqualTo(zone == Zone.EVOLVE_DECK);
                }
            }
        }
        assertThat(t.def(t.leader(0)).name()).isEqualTo("Linnea of the Canopy");
    }

    @Test
    @Clauses({"6.2.1.4"})
    void mainDecksAreShuffled() {
        Set<List<Integer>> orders = new HashSet<>();
        List<Integer> listed = new ArrayList<>(cards(start(0).table(), Zone.DECK, 0));
        Collections.sort(listed);
        for (int seed = 0; seed < 5; seed++) {
            List<Integer> order = cards(start(seed).table(), Zone.DECK, 0);
            assertThat(order).containsExactlyInAnyOrderElementsOf(listed).isNotEqualTo(listed);
            orders.add(order);
        }
        assertThat(orders).hasSize(5);
    }

    @Test
    @Clauses({"6.2.1.6"})
    void eitherPlayerMayBePickedAndDecidesFreely() {
        Set<Integer> asked = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            Match<EvolveTable> match = start(seed);
            assertThat(match.prompt().clause()).isEqualTo("6.2.1.6");
            asked.add(match.prompt().seat());
            assertThat(Laid.commands(match)).containsExactly("A goes first", "B goes first");
            Laid.choose(match, seed % 2 == 0 ? "A goes first" : "B goes first");
            assertThat(match.table().first()).isEqualTo(seed % 2);
            assertThat(match.prompt().seat()).isEqualTo(seed % 2);
        }
        assertThat(asked).containsExactlyInAnyOrder(0, 1);
    }

    @Test
    @Clauses({"6.2.1.7", "6.2.1.8", "4.5.2"})
    void theHandGoesUnderTheDeckInTheChosenOrderAndNothingIsShuffled() {
        Match<EvolveTable> match = start(3);
        Laid.choose(match, "A goes first");
        EvolveTable t = match.table();
        List<Integer> deck = cards(t, Zone.DECK, 0);
        assertThat(t.size(Zone.HAND.of(0))).isEqualTo(4);
        Laid.choose(match, "redraw");
        List<Integer> put = new ArrayList<>();
        while (match.prompt().seat() == 0) {
            List<Integer> hand = cards(t, Zone.HAND, 0);
            assertThat(match.prompt().size()).isEqualTo(hand.size());
            put.add(0, hand.getLast());
            match.choose(hand.size() - 1);
            if (put.size() == 3) {
                put.add(0, hand.getFirst());
            }
        }
        List<Integer> expected = new ArrayList<>(put);
        expected.addAll(deck.subList(0, deck.size() - 4));
        assertThat(cards(t, Zone.DECK, 0)).isEqualTo(expected);
        assertThat(cards(t, Zone.HAND, 0))
                .containsExactlyInAnyOrderElementsOf(deck.subList(deck.size() - 4, deck.size()));
        assertThat(View.of(t, 0)).filteredOn(line -> line.startsWith("  known in deck")).singleElement().asString()
                .contains((deck.size() - 3) + " ", deck.size() + " " + t.def(put.getFirst()).name());
        assertThat(View.of(t, 1)).noneMatch(line -> line.contains("known in deck"));
        assertThat(match.prompt().seat()).isEqualTo(1);
        Laid.choose(match, "keep");
        assertThat(match.prompt().clause()).isEqualTo("7.3.3");
    }

    @Test
    @Clauses({"6.2.1.3", "6.1.1.5"})
    void aPlayerWhoseLeaderHasBothDeclaresOne() {
        for (String word : List.of("class", "universe")) {
            Match<EvolveTable> match = start(List.of(deck("Plain Oak", 1, DeckBasis.CLASS),
                    deck("Both Ways", 1, DeckBasis.CLASS, DeckBasis.UNIVERSE)), (t, event) -> {
                    });
            assertThat(match.prompt().clause()).isEqualTo("6.2.1.3");
            assertThat(match.prompt().seat()).isEqualTo(1);
            assertThat(Laid.commands(match)).containsExactly("class", "universe");
            Laid.choose(match, word);
            assertThat(match.prompt().clause()).isEqualTo("6.2.1.6");
            assertThat(match.table().players().basis(0)).isEqualTo(Universe.NONE);
            assertThat(match.table().players().basis(1))
                    .isEqualTo(word.equals("class") ? Universe.NONE : new Universe("Lantern Bay"));
        }
    }

    @Test
    @Clauses({"6.2.1.1.1"})
    void whoHasNoEvolveDeckSaysSo() {
        List<String> said = new ArrayList<>();
        Evolve rules = new Evolve(edition(), POOL);
        start(List.of(deck("Plain Oak", 3, DeckBasis.CLASS), deck("Plain Oak", 0, DeckBasis.CLASS)),
                (EvolveTable t, Event event) -> said.add(rules.narrate(t, 0, event).text()));
        assertThat(said).contains("B has no evolve deck (6.2.1.1.1)").noneMatch(line -> line.startsWith("A has no"));
    }

    @Test
    @Clauses({"2.8.3", "2.8.3.1", "6.2.1.9", "6.2.1.10", "6.2.1.11", "6.2.1.12", "3.2.1"})
    void pointsAndDefenseOfTheBeginning() {
        Match<EvolveTable> match =
                start(List.of(deck("Old Oak", 1, DeckBasis.CLASS), deck("Plain Oak", 1, DeckBasis.CLASS)),
                        (t, event) -> {
                        });
        Laid.choose(match, "B goes first");
        Laid.choose(match, "keep");
        Laid.choose(match, "keep");
        EvolveTable t = match.table();
        assertThat(t.players().defense(0)).isEqualTo(25);
        assertThat(t.players().defense(1)).isEqualTo(20);
        assertThat(t.active()).isEqualTo(1);
        assertThat(t.players().evolutionPoints(1)).isZero();
        assertThat(t.players().evolutionPoints(0)).isEqualTo(3);
        assertThat(t.players().maximum(0)).isZero();
        assertThat(t.players().playPoints(0)).isZero();
        assertThat(t.players().maximum(1)).isEqualTo(1);
        assertThat(t.turn()).isEqualTo(1);
    }

    @Test
    @Clauses({"6.2.1"})
    void theStepsComeInTheirOrder() {
        List<String> steps = new ArrayList<>();
        Match<EvolveTable> match =
                start(List.of(deck("Plain Oak", 0, DeckBasis.CLASS), deck("Plain Oak", 0, DeckBasis.CLASS)),
                        new Observer<EvolveTable>() {
                            @Override
                            public void saw(EvolveTable t, Event event) {
                            }

                            @Override
                            public void step(EvolveTable t, String clause) {
                                if (clause.startsWith("6.") && (steps.isEmpty() || !steps.getLast().equals(clause))) {
                                    steps.add(clause);
                                }
                            }
                        });
        Laid.choose(match, "A goes first");
        Laid.choose(match, "keep");
        Laid.choose(match, "keep");
        assertThat(steps).containsExactlyElementsOf(steps());
    }

    /** The steps in the order of the document. */
    List<String> steps() {
        return List.of("6.2.1.1.1", "6.2.1.3", "6.2.1.4", "6.2.1.6", "6.2.1.7", "6.2.1.8", "6.2.1.9", "6.2.1.10",
                "6.2.1.11", "6.2.1.12");
    }
}
