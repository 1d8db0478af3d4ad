package cardinal.evolve.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.cards.CardSet;
import cardinal.cards.deck.Violation;
import cardinal.evolve.card.CardData;
import cardinal.evolve.set.EvolveCards;
import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Format;
import cardinal.kernel.BadInput;
import cardinal.kernel.Clauses;
import cardinal.kernel.Setup.DeckList;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeckCheckTest {
    private static final CardSet<CardData, CardPool> CARDS = EvolveCards.LIBRARY.compile(withOddCards());

    private static List<CardData> withOddCards() {
        List<CardData> cards = new ArrayList<>(StarterSet.cards());
        cards.addAll(EvolveCards.LIBRARY.read("odd.json", """
                [{"name": "Wide Gate", "type": "Leader", "class": "forest", "text": "Your deck may also contain [runecraft] cards."},
                 {"name": "Long Road", "type": "Leader", "class": "forest", "text": "Your main deck may contain up to 60 cards."},
                 {"name": "Short Road", "type": "Leader", "class": "forest", "text": "Your main deck may contain as few as 30 cards."},
                 {"name": "Deep Shelf", "type": "Leader", "class": "forest", "text": "Your evolve deck may contain up to 12 cards."},
                 {"name": "Both Worlds", "type": "Leader", "class": "sword", "universe": "Derby"},
                 {"name": "Guest", "type": "Follower", "class": "dragon", "cost": 1, "attack": 1, "defense": 1,
                  "text": "This card may be put into a deck of any class."},
                 {"name": "Six Pack", "type": "Follower", "class": "forest", "cost": 1, "attack": 1, "defense": 1,
                  "text": "Your deck may contain up to 6 cards with this name."},
                 {"name": "Unreadable", "type": "Spell", "class": "forest", "cost": 1, "text": "Whistle a tune."}]"""));
        return cards;
    }

    /** The deck thicket with lines replaced: pairs of a line and what stands there instead. */
    private static DeckList thicket(String... changes) {
        List<String> lines = new ArrayList<>(StarterSet.deck("thicket").lines());
        for (int i = 0; i < changes.length; i += 2) {
            int at = lines.indexOf(changes[i]);
            assertThat(at).as(changes[i]).isNotNegative();
            lines.set(at, changes[i + 1]);
        }
        return new DeckList("changed", lines.stream().flatMap(String::lines).toList());
    }

    private static List<Violation> check(DeckList list) {
        return DeckCheck.check(DeckParser.read(CARDS, list), Format.STANDARD);
    }

    private static void broken(DeckList list, String clause, String... words) {
        assertThat(check(list)).singleElement().satisfies(violation -> {
            assertThat(violation.clause()).isEqualTo(clause);
            assertThat(violation.message()).contains(words);
        });
    }

    private static final String LEADER = "Linnea of the Canopy";

    @Test
    @Clauses({"6.1", "6.1.1", "6.1.1.5.1"})
    void aLegalDeckBreaksNothing() {
        assertThat(check(thicket())).isEmpty();
    }

    @Test
    @Clauses({"6.1.1.1"})
    void exactlyOneLeader() {
        broken(thicket(LEADER, ""), "6.1.1.1", "exactly 1", "has 0");
        broken(thicket(LEADER, LEADER + "\nMarshal Ottilie"), "6.1.1.1", "has 2");
        assertThat(check(thicket(LEADER, "Caravan Guard"))).extracting(Violation::clause).contains("6.1.1.1");
    }

    @Test
    @Clauses({"6.1.1.2"})
    void fortyToFiftyCards() {
        broken(thicket("3 Sapling Courier", "", "3 Mossback Warden", "", "3 Root Drummer", "", "2 Gale Dancer",
                "1 Gale Dancer"), "6.1.1.2", "40 to 50", "has 39");
        assertThat(check(thicket("3 Sapling Courier", "", "3 Mossback Warden", "", "3 Root Drummer", ""))).isEmpty();
        assertThat(check(thicket("2 Clockwork Page", "3 Clockwork Page"))).isEmpty();
        broken(thicket("2 Clockwork Page", "3 Clockwork Page\n1 Old Map"), "6.1.1.2", "has 51");
    }

    @Test
    @Clauses({"6.1.1.2"})
    void noTokensLeadersOrEvolvedCardsInTheMainDeck() {
        broken(thicket("3 Sapling Courier", "3 Fairy"), "6.1.1.2", "Fairy is a token");
        broken(thicket("3 Sapling Courier", "3 Thornbow Scout Evolved"), "6.1.1.2", "evolve deck");
        assertThat(check(thicket("3 Sapling Courier", "3 Marshal Ottilie"))).extracting(Violation::message)
                .anyMatch(message -> message.contains("Marshal Ottilie is a leader card"));
    }

    @Test
    @Clauses({"6.1.1.3"})
    void tenEvolvedCardsAtMost() {
        broken(thicket("2 Tangle Sprite", "3 Tangle Sprite"), "6.1.1.3", "at most 10", "has 11");
        broken(thicket("2 Tangle Sprite", "2 Root Drummer"), "6.1.1.3", "Root Drummer is not an evolved card");
        assertThat(check(new DeckList("none", thicket().lines().subList(0, thicket().lines().indexOf("Evolve Deck:")))))
                .isEmpty();
    }

    @Test
    @Clauses({"6.1.1.4"})
    void threeCopiesInEachDeck() {
        broken(thicket("3 Sapling Courier", "4 Sapling Courier"), "6.1.1.4", "main deck may contain 3", "has 4");
        broken(thicket("2 Tangle Sprite", "", "2 Canopy Shepherd", "", "1 Beetle Duelist", "4 Beetle Duelist"),
                "6.1.1.4",
                "evolve deck may contain 3", "has 4");
        assertThat(check(thicket("2 Tangle Sprite", "", "1 Beetle Duelist", "3 Beetle Duelist"))).isEmpty();
    }

    @Test
    @Clauses({"6.1.1.5", "6.1.1.5.1"})
    void oneClassAndNeutral() {
        broken(thicket("3 Sapling Courier", "3 Pike Captain"), "6.1.1.5.1", "Pike Captain is swordcraft",
                "forestcraft");
        assertThat(check(thicket("2 Tangle Sprite", "2 Lance Cadet"))).extracting(Violation::clause)
                .contains("6.1.1.5.1");
    }

    @Test
    @Clauses({"6.1.1.5.2"})
    void oneUniverse() {
        List<String> lines = new ArrayList<>(StarterSet.deck("furlong").lines());
        lines.set(lines.indexOf("3 Morning Gallop"), "3 Gate Sentry");
        assertThat(check(new DeckList("mixed", lines))).extracting(Violation::clause).containsOnly("6.1.1.5.2");
    }

    @Test
    @Clauses({"6.2.1.3"})
    void aLeaderWithClassAndUniverseLeavesBothOpen() {
        List<String> lines = List.of("Both Worlds", "3 Morning Gallop", "3 Rail Sprinter");
        DeckSheet sheet = DeckParser.read(CARDS, new DeckList("both", lines));
        assertThat(DeckCheck.bases(sheet, Format.STANDARD)).containsExactly(DeckBasis.CLASS, DeckBasis.UNIVERSE);
    }

    @Test
    @Clauses({"6.1.2"})
    void whatCardsSayOverridesTheConditions() {
        assertThat(check(thicket("3 Sapling Courier", "6 Swarm Rat", "2 Clockwork Page", ""))).isEmpty();
        assertThat(check(thicket("3 Sapling Courier", "6 Six Pack", "3 Root Drummer", ""))).isEmpty();
        broken(thicket("3 Sapling Courier", "7 Six Pack", "3 Root Drummer", ""), "6.1.1.4", "may contain 6");
        broken(thicket("3 Sapling Courier", "2 Mirror Thief"), "6.1.1.4", "may contain 1");
        assertThat(check(thicket("3 Sapling Courier", "3 Guest"))).isEmpty();
        assertThat(check(thicket(LEADER, "Wide Gate", "3 Sapling Courier", "3 Chalk Pupil"))).isEmpty();
        assertThat(
                check(thicket(LEADER, "Long Road", "2 Clockwork Page", "3 Clockwork Page\n3 Caravan Guard\n3 Old Map")))
                .isEmpty();
        assertThat(check(
                thicket(LEADER, "Short Road", "3 Sapling Courier", "", "3 Mossback Warden", "", "3 Root Drummer", "",
                        "3 Seed Oracle", "")))
                .isEmpty();
        assertThat(check(thicket(LEADER, "Deep Shelf", "2 Tangle Sprite", "3 Tangle Sprite"))).isEmpty();
    }

    /** Reading 23: Carrots belong to decks of their universe. */
    @Test
    @Clauses({"14.2.1.1"})
    void carrotsOnlyInDecksOfTheirUniverse() {
        broken(thicket("2 Tangle Sprite", "2 Carrot"), "6.1.1.5.1", "Carrot");
        assertThat(check(StarterSet.deck("furlong"))).isEmpty();
    }

    @Test
    @Clauses({"open8.6.1.1", "open8.6.1.1.1", "open8.6.1.1.2", "open8.6.1.1.3", "open8.6.1.1.4", "open8.6.1.1.5"})
    void open8AsksForThirtyCardsAndNothingElse() {
        DeckList list = new DeckList("open", List.of("Main Deck:", "20 Gate Sentry", "10 Chalk Pupil", "Evolve Deck:",
                "15 Lance Cadet"));
        DeckSheet sheet = DeckParser.read(CARDS, list);
        assertThat(DeckCheck.check(sheet, Format.OPEN_8)).isEmpty();
        Deck deck = DeckParser.parseLegal(CARDS, list, Format.OPEN_8);
        assertThat(deck.leader().data().defense()).isEqualTo(CardData.LEADER_DEFENSE);
        assertThat(deck.bases()).containsExactly(DeckBasis.NOTHING);
        DeckList small =
                new DeckList("small", List.of("Main Deck:", "29 Gate Sentry", "Evolve Deck:", "1 Gate Sentry"));
        assertThat(DeckCheck.check(DeckParser.read(CARDS, small), Format.OPEN_8)).extracting(Violation::clause)
                .containsExactly("open8.6.1.1.2", "open8.6.1.1.3");
    }

    @Test
    void aCardThatIsNotUnderstoodCannotBePlayed() {
        assertThatThrownBy(
                () -> DeckParser.parseLegal(CARDS, thicket("3 Sapling Courier", "3 Unreadable"), Format.STANDARD))
                .isInstanceOf(BadInput.class).hasMessageContaining("Unreadable").hasMessageContaining("Whistle");
    }

    @Test
    void aNameMeansTheEvolvedCardUnderTheHeadingOfTheEvolveDeck() {
        DeckSheet sheet = DeckParser.read(CARDS, new DeckList("headings", List.of("Leader: " + LEADER, "Main deck (2):",
                "2x Thornbow Scout", "Evolve deck", "Thornbow Scout x2", "1 Beetle Duelist Evolved")));
        assertThat(sheet.problems()).isEmpty();
        assertThat(sheet.main()).hasSize(2).noneMatch(card -> card.data().evolved());
        assertThat(sheet.evolve()).hasSize(3).allMatch(card -> card.data().evolved());
    }
}
