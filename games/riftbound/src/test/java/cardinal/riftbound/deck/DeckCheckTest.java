package cardinal.riftbound.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.cards.deck.Violation;
import cardinal.kernel.BadInput;
import cardinal.kernel.Clauses;
import cardinal.kernel.Setup.DeckList;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

@ParameterizedClass
@MethodSource("cardinal.riftbound.edition.Editions#all")
class DeckCheckTest {
    private final Edition edition;

    DeckCheckTest(Edition edition) {
        this.edition = edition;
    }

    @Test
    @Clauses({"101", "103", "103.1", "103.2", "103.3", "103.4", "riftbound-2026-07:101", "riftbound-2026-07:103",
        "riftbound-2026-07:103.1", "riftbound-2026-07:103.2", "riftbound-2026-07:103.3", "riftbound-2026-07:103.4"})
    void aLegalDeckBreaksNothing() {
        assertThat(check(Lists.wreckers())).isEmpty();
    }

    @Test
    @Clauses({"103.1", "riftbound-2026-07:103.1"})
    void aDeckWithoutALegend() {
        broken(Lists.wreckers("Cinder of the Wrecks", ""), "103.1", "exactly 1 legend", "none");
    }

    @Test
    @Clauses({"103.1", "riftbound-2026-07:103.1"})
    void aDeckWithTwoLegends() {
        broken(Lists.wreckers("Cinder of the Wrecks", "Cinder of the Wrecks\nThunder Underfoot"), "103.1",
                "exactly 1 legend", "2");
    }

    @Test
    @Clauses({"103.1", "132.6.b.1", "riftbound-2026-07:103.1", "riftbound-2026-07:133.6.b.1"})
    void aLegendThatIsNone() {
        broken(Lists.wreckers("Cinder of the Wrecks", "Gutter Magpie"), "132.6.b.1",
                "Gutter Magpie is a unit, not a legend");
    }

    @Test
    @Clauses({"103.2", "riftbound-2026-07:103.2"})
    void aMainDeckOfThirtyNine() {
        broken(Lists.wreckers("3 Slag Hound", "2 Slag Hound"), "103.2", "at least 40", "has 39");
    }

    @Test
    @Clauses({"103.2", "132.4", "132.4.a.2", "132.4.b.1", "riftbound-2026-07:103.2", "riftbound-2026-07:133.4"})
    void theChosenChampionCountsAmongTheForty() {
        assertThat(check(Lists.wreckers())).isEmpty();
        assertThat(DeckParser.read(Lists.CARDS, Lists.wreckers()).main()).hasSize(39);
    }

    @Test
    @Clauses({"103.2", "riftbound-2026-07:103.2"})
    void aMainDeckMayHaveMoreThanForty() {
        assertThat(check(Lists.wreckers("2 Gutter Magpie", "3 Gutter Magpie\n3 Night Ferry"))).isEmpty();
    }

    @Test
    @Clauses({"103.2.a", "riftbound-2026-07:103.2.a"})
    void aDeckWithoutAChosenChampion() {
        broken(Lists.wreckers("Veshka, Powder Queen", "", "2 Veshka, Twice Drowned", "3 Night Ferry"), "103.2.a",
                "chosen champion is missing",
                "Veshka");
    }

    @Test
    @Clauses({"103.2.a", "103.2.a.1", "riftbound-2026-07:103.2.a", "riftbound-2026-07:103.2.a.1"})
    void twoChosenChampions() {
        broken(Lists.wreckers("Veshka, Powder Queen", "2 Veshka, Powder Queen"), "103.2.a",
                "exactly 1 chosen champion");
    }

    @Test
    @Clauses({"103.2.a.2", "riftbound-2026-07:103.2.a.2"})
    void aChampionOfAnotherLegend() {
        broken(Lists.wreckers("Veshka, Powder Queen", "Nimwick, Nobody at All"), "103.2.a.2", "needs the tag Veshka");
    }

    @Test
    @Clauses({"103.2.a.2", "132.7.a", "riftbound-2026-07:103.2.a.2", "riftbound-2026-07:133.7.a"})
    void aChampionThatIsNoChampionUnit() {
        broken(Lists.wreckers("Veshka, Powder Queen", "Slag Hound", "3 Slag Hound", "2 Slag Hound\n1 Night Ferry"),
                "103.2.a.2",
                "not a champion unit");
    }

    @Test
    @Clauses({"103.2.d.3", "103.2.a.2", "riftbound-2026-07:103.2.a.2"})
    void aSignatureUnitAsChampion() {
        List<Violation> violations =
                check(Lists.wreckers("Veshka, Powder Queen", "Veshka's Parrot", "3 Powder and Prayer",
                        "2 Powder and Prayer\n1 Night Ferry"));
        assertThat(violations).extracting(Violation::clause).containsExactly("103.2.d.3");
    }

    @Test
    @Clauses({"103.2.b", "riftbound-2026-07:103.2.b"})
    void fourCopiesOfOneCard() {
        broken(Lists.wreckers("3 Slag Hound", "4 Slag Hound"), "103.2.b", "at most 3 copies", "4 of Slag Hound");
    }

    @Test
    @Clauses({"103.2.b", "riftbound-2026-07:103.2.b"})
    void copiesOnSeveralLinesAreCountedTogether() {
        broken(Lists.wreckers("3 Slag Hound", "3 Slag Hound\nSlag Hound"), "103.2.b", "4 of Slag Hound");
    }

    @Test
    @Clauses({"131.3", "103.2.b", "riftbound-2026-07:132.3", "riftbound-2026-07:103.2.b"})
    void copiesInTwoLanguagesAreCountedTogether() {
        assertThat(check(Lists.wreckers("3 Slag Hound", "2 Slag Hound\n1 Schlackenhund"))).isEmpty();
        broken(Lists.wreckers("3 Slag Hound", "3 Slag Hound\n1 Schlackenhund"), "103.2.b", "4 of Slag Hound");
    }

    @Test
    @Clauses({"103.2.b.1", "riftbound-2026-07:103.2.b.1"})
    void theChosenChampionIsOneOfTheThreeCopies() {
        assertThat(check(Lists.wreckers("3 Slag Hound", "1 Slag Hound\n2 Veshka, Powder Queen"))).isEmpty();
        broken(Lists.wreckers("3 Slag Hound", "3 Veshka, Powder Queen"), "103.2.b.1", "4 of Veshka, Powder Queen");
    }

    @Test
    @Clauses({"103.2.b.2", "riftbound-2026-07:103.2.b.2"})
    void oneCharacterUnderTwoNamesIsTwoCards() {
        assertThat(check(Lists.wreckers("2 Veshka, Twice Drowned", "3 Veshka, Twice Drowned\n2 Veshka, Powder Queen")))
                .isEmpty();
    }

    @Test
    @Clauses({"103.1.b.3", "103.1.b", "103.1.b.1", "103.1.b.2", "103.2.c", "169.1", "riftbound-2026-07:103.1.b.3",
        "riftbound-2026-07:103.1.b", "riftbound-2026-07:103.1.b.1", "riftbound-2026-07:103.1.b.2",
        "riftbound-2026-07:103.2.c", "riftbound-2026-07:176.1"})
    void aCardOfAnotherDomain() {
        broken(Lists.wreckers("3 Slag Hound", "3 Gate Ox"), "103.1.b.3", "Gate Ox is of Body", "Fury and Chaos");
    }

    @Test
    @Clauses({"103.1.b.4", "riftbound-2026-07:103.1.b.4"})
    void aCardOfTwoDomainsNeedsBoth() {
        List<Violation> violations = check(Lists.wreckers("3 Powder and Prayer", "1 Grumlok's Pebble\n2 Night Ferry"));
        assertThat(violations).extracting(Violation::clause).containsExactlyInAnyOrder("103.1.b.4", "103.2.d.2");
    }

    @Test
    @Clauses({"103.1.b.3", "103.2.a.2", "riftbound-2026-07:103.1.b.3", "riftbound-2026-07:103.2.a.2"})
    void theChosenChampionIsBoundByTheDomainsToo() {
        broken(Lists.wreckers("Veshka, Powder Queen", "Nimwick, Mask-Maker"), "103.1.b.3",
                "Nimwick, Mask-Maker is of Mind");
    }

    @Test
    @Clauses({"103.1.b.1", "riftbound-2026-07:103.1.b.1"})
    void aCardWithoutDomainGoesIntoAnyDeck() {
        assertThat(check(Lists.wreckers("3 Slag Hound", "3 Wayfarer"))).isEmpty();
    }

    @Test
    @Clauses({"103.2.d", "103.2.d.1", "132.7.b", "riftbound-2026-07:103.2.d", "riftbound-2026-07:103.2.d.1",
        "riftbound-2026-07:133.7.b"})
    void fourSignatureCards() {
        broken(Lists.wreckers("3 Slag Hound", "3 Veshka's Parrot"), "103.2.d.1", "at most 3 signature cards", "has 6");
    }

    @Test
    @Clauses({"103.2.d.2", "riftbound-2026-07:103.2.d.2"})
    void aSignatureCardOfAnotherLegend() {
        broken(Lists.wreckers("3 Powder and Prayer", "3 A Thousand Little Doors"), "103.2.d.2",
                "A Thousand Little Doors", "tag Veshka");
    }

    @Test
    @Clauses({"103.3.a", "154.2.a", "riftbound-2026-07:103.3.a", "riftbound-2026-07:161.2.a"})
    void elevenRunes() {
        broken(Lists.wreckers("7 Fury Rune", "6 Fury Rune"), "103.3.a", "exactly 12", "has 11");
    }

    @Test
    @Clauses({"103.3.a", "154.2.a", "riftbound-2026-07:103.3.a", "riftbound-2026-07:161.2.a"})
    void thirteenRunes() {
        broken(Lists.wreckers("7 Fury Rune", "8 Fury Rune"), "103.3.a", "exactly 12", "has 13");
    }

    @Test
    @Clauses({"103.3.a.1", "riftbound-2026-07:103.3.a.1"})
    void aRuneOfAnotherDomain() {
        broken(Lists.wreckers("7 Fury Rune", "6 Fury Rune\n1 Calm Rune"), "103.3.a.1", "Calm Rune is of Calm");
    }

    @Test
    @Clauses({"132.5", "103.3.a", "riftbound-2026-07:133.5", "riftbound-2026-07:103.3.a"})
    void aUnitAmongTheRunes() {
        broken(Lists.wreckers("7 Fury Rune", "6 Fury Rune\n1 Wayfarer"), "132.5", "Wayfarer is a unit", "only runes");
    }

    @Test
    @Clauses({"132.4", "103.2", "riftbound-2026-07:133.4", "riftbound-2026-07:103.2"})
    void aBattlefieldInTheMainDeck() {
        broken(Lists.wreckers("3 Slag Hound", "2 Slag Hound\nOwl Court"), "132.4", "Owl Court is a battlefield",
                "only units, gear and spells");
    }

    @Test
    @Clauses({"132.4", "132.5", "103.3.b", "riftbound-2026-07:133.4", "riftbound-2026-07:133.5",
        "riftbound-2026-07:103.3.b"})
    void aRuneInTheMainDeck() {
        broken(Lists.wreckers("3 Slag Hound", "2 Slag Hound\nFury Rune"), "132.4", "Fury Rune is a rune");
    }

    @Test
    @Clauses({"458.4.a", "103.4.a", "riftbound-2026-07:485.4.a", "riftbound-2026-07:103.4.a"})
    void twoBattlefieldsInADuel() {
        broken(Lists.wreckers("Gallows Shoal", ""), "458.4.a", "exactly 3 battlefields", "has 2");
    }

    @Test
    @Clauses({"103.4.c", "riftbound-2026-07:103.4.c"})
    void aBattlefieldTwice() {
        broken(Lists.wreckers("Gallows Shoal", "Windward Bridge"), "103.4.c", "2 of Windward Bridge");
    }

    @Test
    @Clauses({"103.4.b", "riftbound-2026-07:103.4.b"})
    void aBattlefieldOfAnotherDomain() {
        broken(Lists.wreckers("Gallows Shoal", "Furnace Gate"), "103.4.b", "Furnace Gate is of Order");
    }

    @Test
    @Clauses({"132.6.a.1"})
    void aSpellAmongTheBattlefields() {
        broken(Lists.wreckers("Gallows Shoal", "Spark Volley"), "132.6.a.1",
                "Spark Volley is a spell, not a battlefield");
    }

    @Test
    @Clauses({"177", "132.7.c", "riftbound-2026-07:186", "riftbound-2026-07:185.1"})
    void aTokenInTheDeck() {
        broken(Lists.wreckers("3 Slag Hound", "2 Slag Hound\nStray Token"), "177", "Stray Token is a token");
    }

    @Test
    void aCardTheEngineCannotReadIsNamedWithItsWords() {
        broken(Lists.wreckers("3 Slag Hound", "3 Slag Hound\nUnreadable"), "", "Unreadable cannot be played",
                "Whistle");
    }

    @Test
    void everyViolationIsNamedNotOnlyTheFirst() {
        List<Violation> violations =
                check(Lists.list("Champion: Slag Hound\nMain Deck:\n4 Gate Ox\nRunes:\nOwl Court\n"));
        assertThat(violations).extracting(Violation::clause).containsExactly("103.1", "103.2.a.2", "103.2", "103.2.b",
                "103.3.a", edition.cite("132.5"), edition.cite("458.4.a"));
    }

    @Test
    void onlyALegalDeckIsGivenOutForPlay() {
        assertThat(DeckParser.parseLegal(edition, Lists.CARDS, Lists.wreckers(), Mode.DUEL).champion()
                .name())
                .isEqualTo("Veshka, Powder Queen");
        DeckList wrong = Lists.wreckers("3 Slag Hound", "3 Slag Hond", "7 Fury Rune", "Unreadable");
        assertThatThrownBy(() -> DeckParser.parseLegal(edition, Lists.CARDS, wrong, Mode.DUEL))
                .isInstanceOf(BadInput.class)
                .hasMessageContainingAll("deck \"changed\"", "Slag Hond", "Whistle", "(103.2)", "(103.3.a)");
    }

    private List<Violation> check(DeckList list) {
        return DeckCheck.check(edition, DeckParser.read(Lists.CARDS, list), Mode.DUEL);
    }

    private void broken(DeckList list, String clause, String... words) {
        assertThat(check(list)).anySatisfy(violation -> {
            assertThat(violation.clause()).isEqualTo(clause.isEmpty() ? clause : edition.cite(clause));
            assertThat(violation.message()).contains(words);
        });
    }
}
