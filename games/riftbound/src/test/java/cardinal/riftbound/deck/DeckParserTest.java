package cardinal.riftbound.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.cards.deck.Problem;
import cardinal.kernel.BadInput;
import cardinal.kernel.Clauses;
import cardinal.kernel.Setup.DeckList;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.set.StarterSet;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeckParserTest {

    @ParameterizedTest
    @ValueSource(strings = {"3 Slag Hound", "3x Slag Hound", "3X  slag hound", "3 x Slag Hound", "Slag Hound x3",
        "SLAG HOUND X 3", "Slag Hound (3)",
        "  3\tSlag   Hound  ", "3 Slag Hound # the good dog", "3 Slag Hound // the good dog", "3\u00D7 Slag Hound",
        "Slag Hound\nSlag Hound\n1 Slag Hound"})
    void aLineSaysHowManyOfWhich(String lines) {
        DeckSheet sheet = read(lines);
        assertThat(sheet.problems()).isEmpty();
        assertThat(sheet.main()).extracting(CardDef::name).isEqualTo(Collections.nCopies(3, "Slag Hound"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Main Deck:", "MainDeck:", "main deck", "MAIN DECK (40)", "Main Deck (40):", "Deck:",
        "Units:", "Main"})
    void headingsAreReadWithOrWithoutColonInAnyCase(String heading) {
        assertThat(read(heading + "\nOwl Court").main()).extracting(CardDef::name).containsExactly("Owl Court");
    }

    @Test
    void everySectionHasItsHeading() {
        DeckSheet sheet = read("""
                LEGEND
                Cinder of the Wrecks
                Chosen Champion:
                Veshka, Powder Queen

                Rune Deck
                7 Fury Rune
                Battlefield: Owl Court
                Sideboard
                2 Ebb
                """);
        assertThat(sheet.problems()).isEmpty();
        assertThat(names(sheet.legends())).containsExactly("Cinder of the Wrecks");
        assertThat(names(sheet.champions())).containsExactly("Veshka, Powder Queen");
        assertThat(sheet.main()).isEmpty();
        assertThat(sheet.runes()).hasSize(7);
        assertThat(names(sheet.battlefields())).containsExactly("Owl Court");
        assertThat(names(sheet.sideboard())).containsExactly("Ebb", "Ebb");
    }

    @Test
    @Clauses({"103.2.a.2", "132.4", "132.5", "132.6"})
    void withoutHeadingsTheTypesDecide() {
        DeckSheet sheet = read("""
                # all in one heap
                2 Veshka, Twice Drowned
                Veshka, Powder Queen
                3 Slag Hound
                Unlucky Coin
                Ebb
                Cinder of the Wrecks
                12 Fury Rune
                Gallows Shoal
                """);
        assertThat(names(sheet.legends())).containsExactly("Cinder of the Wrecks");
        assertThat(names(sheet.champions())).as("the first champion unit with the legend's tag")
                .containsExactly("Veshka, Twice Drowned");
        assertThat(names(sheet.main())).containsExactly("Veshka, Twice Drowned", "Veshka, Powder Queen", "Slag Hound",
                "Slag Hound",
                "Slag Hound", "Unlucky Coin", "Ebb");
        assertThat(sheet.runes()).hasSize(12);
        assertThat(names(sheet.battlefields())).containsExactly("Gallows Shoal");
    }

    @Test
    @Clauses({"103.2.a.2"})
    void aChampionWithoutTheLegendsTagIsNotChosen() {
        assertThat(read("Cinder of the Wrecks\nHaldric, Door of the Keep").champions()).isEmpty();
    }

    @Test
    @Clauses({"103.2.a.3"})
    void theChampionSectionDecidesAndOtherCopiesStayInTheMainDeck() {
        DeckSheet sheet =
                read("Champion:\nVeshka, Powder Queen\nMain Deck:\nVeshka, Twice Drowned\n2 Veshka, Powder Queen");
        assertThat(names(sheet.champions())).containsExactly("Veshka, Powder Queen");
        assertThat(sheet.main()).hasSize(3);
    }

    @Test
    void aNameThatBeginsWithANumberIsAName() {
        assertThat(names(read("7 Drowned Sailors").main())).containsExactly("7 Drowned Sailors");
        assertThat(read("2 7 Drowned Sailors").main()).hasSize(2);
    }

    @Test
    void apostrophesOfEitherShapeAreTheSame() {
        assertThat(read("Duelist\u2019s Sash").problems()).isEmpty();
    }

    @Test
    void anUnknownCardIsShownWithItsLineAndTheNearestNames() {
        assertThat(read("\n# heap\n3 Slag Hond\n").problems()).singleElement().satisfies(problem -> {
            assertThat(problem.line()).isEqualTo(3);
            assertThat(problem.message()).contains("Slag Hond", "Slag Hound");
        });
    }

    @Test
    void allProblemsAreReportedAndTheRestIsRead() {
        DeckSheet sheet = read("Slag Hond\n3 Slag Hound\n0 Ebb\n999 Ebb\nUnreadable\nMane Deck:\nEbb");
        assertThat(sheet.problems()).extracting(Problem::line).containsExactly(1, 3, 4, 5, 6);
        assertThat(sheet.main()).hasSize(4);
    }

    @Test
    void noCopiesOrTooManyAreRefused() {
        assertThat(read("0 Ebb").problems().getFirst().message()).contains("0 copies of Ebb", "1 to 99");
        assertThat(read("100 Ebb").problems().getFirst().message()).contains("100 copies of Ebb");
        assertThat(read("99999999999 Ebb").problems()).hasSize(1);
    }

    @Test
    void aWrongHeadingGetsTheNearest() {
        assertThat(read("Battelfields:").problems().getFirst().message()).contains("no heading", "Battlefields");
    }

    @Test
    void aHeadingsRestIsReadAsACard() {
        assertThat(read("Legend: Cinder of the Reeks").problems().getFirst().toString()).contains("line 1",
                "Cinder of the Wrecks");
    }

    @Test
    void aCardThatCannotBePlayedSaysWhy() {
        assertThat(read("Unreadable").problems()).singleElement().satisfies(problem -> {
            assertThat(problem.unsupported()).isTrue();
            assertThat(problem.message()).contains("Unreadable", "Whistle");
        });
    }

    @Test
    void anEndlessListIsCutOff() {
        DeckSheet sheet = DeckParser.read(Lists.CARDS, new DeckList("long", Collections.nCopies(100_000, "Ebb")));
        assertThat(sheet.main()).hasSize(1000);
        assertThat(sheet.problems()).singleElement()
                .satisfies(problem -> assertThat(problem.message()).contains("at most 1000 lines"));
    }

    @Test
    void anEmptyListIsNoDeck() {
        assertThat(read("").problems()).isEmpty();
        assertThatThrownBy(() -> DeckParser.parse(Editions.RIFTBOUND_2025, StarterSet.pool(), Lists.list("")))
                .isInstanceOf(BadInput.class).hasMessageContainingAll("exactly 1 legend", "chosen champion");
    }

    @Test
    void parsingComplainsOnceAboutEverything() {
        assertThatThrownBy(
                () -> DeckParser.parse(Editions.RIFTBOUND_2025, StarterSet.pool(), Lists.list("Ebbb\nSlag Hond")))
                .isInstanceOf(BadInput.class)
                .hasMessageContainingAll("deck \"test\"", "line 1", "Ebb", "line 2", "Slag Hound");
    }

    @Test
    void aDeckThatBreaksRulesIsStillADeck() {
        Deck deck =
                DeckParser.parse(Editions.RIFTBOUND_2025, StarterSet.pool(),
                        Lists.list("Cinder of the Wrecks\nVeshka, Powder Queen\n9 Ebb"));
        assertThat(deck.champion().name()).isEqualTo("Veshka, Powder Queen");
        assertThat(deck.main()).hasSize(9);
    }

    private static DeckSheet read(String lines) {
        return DeckParser.read(Lists.CARDS, Lists.list(lines));
    }

    private static List<String> names(List<CardDef> cards) {
        return cards.stream().map(CardDef::name).toList();
    }
}
