package cardinal.ufs.deck;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.deck.Violation;
import cardinal.kernel.Clauses;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.table.Edition;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.set.StarterSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Deck construction in the three editions. */
class DeckCheckTest {
    private static final Decks OF_2010 = new Decks(Editions.UFS_2010);
    private static final Decks OF_2019 = new Decks(Editions.UFS_2019);
    private static final Decks OF_UNIVERSUS = new Decks(Editions.UNIVERSUS);

    private static List<Violation> check(DeckRules rules, Deck deck) {
        return DeckCheck.check(deck, rules);
    }

    private static void legal(DeckRules rules, Deck deck) {
        assertThat(check(rules, deck)).isEmpty();
    }

    private static void broken(DeckRules rules, Deck deck, String clause, String... message) {
        List<Violation> violations = check(rules, deck);
        assertThat(violations).hasSize(1);
        assertThat(violations.getFirst().clause()).isEqualTo(clause);
        assertThat(violations.getFirst().message()).contains(message);
    }

    private static Deck side(Decks decks, Deck deck, String... sideboard) {
        return new Deck(deck.name(), deck.character(), deck.main(), decks.named(sideboard));
    }

    @Test
    @Clauses({"ufs-2019:A.2", "ufs-2019:A.2.1", "ufs-2010:3.1"})
    void sixty_cards_the_character_among_them() {
        legal(DeckRules.UFS_2010, OF_2010.deck(59));
        legal(DeckRules.UFS_2019, OF_2019.deck(59));
        legal(DeckRules.UFS_2019, OF_2019.deck(70));
        broken(DeckRules.UFS_2010, OF_2010.deck(58), "3.1", "at least 60 cards with its character", "has 59");
        broken(DeckRules.UFS_2019, OF_2019.deck(58), "A.2.1", "at least 60 cards with its character", "has 59");
    }

    @Test
    @Clauses({"universus:deck-construction", "universus:deck-construction.2"})
    void in_universus_sixty_cards_besides_the_character() {
        legal(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(60));
        legal(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(75));
        broken(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(59), "deck-construction.2",
                "at least 60 cards besides its character", "has 59");
    }

    @Test
    @Clauses({"ufs-2010:3.2", "ufs-2019:A.2.2", "universus:deck-construction.5", "universus:copy", "universus:copy.1"})
    void four_copies_of_a_name() {
        legal(DeckRules.UFS_2019, OF_2019.deck(60, "Drill 20", "Drill 20", "Drill 20", "Drill 20"));
        String[] five = {"Drill 20", "Drill 20", "Drill 20", "Drill 20", "Drill 20"};
        broken(DeckRules.UFS_2010, OF_2010.deck(60, five), "3.2", "at most 4 copies of Drill 20", "has 5");
        broken(DeckRules.UFS_2019, OF_2019.deck(60, five), "A.2.2", "at most 4 copies of Drill 20", "has 5");
        broken(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(60, five), "deck-construction.5", "at most 4 copies of Drill 20",
                "has 5");
    }

    @Test
    @Clauses({"ufs-2010:3.2", "ufs-2019:A.2.2", "universus:deck-construction.5", "universus:deck-construction.3"})
    void the_starting_character_is_one_of_the_four() {
        String[] four = {"Runa Vale 1", "Runa Vale 1", "Runa Vale 1", "Runa Vale 1"};
        legal(DeckRules.UFS_2019, OF_2019.deck(60, "Runa Vale 1", "Runa Vale 1", "Runa Vale 1"));
        broken(DeckRules.UFS_2010, OF_2010.deck(60, four), "3.2", "Runa Vale 1", "has 5");
        broken(DeckRules.UFS_2019, OF_2019.deck(60, four), "A.2.2", "Runa Vale 1", "has 5");
        broken(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(60, four), "deck-construction.5", "Runa Vale 1", "has 5");
    }

    @Test
    @Clauses({"ufs-2019:A.2.2", "ufs-2019:B.6.1.1.2", "universus:character.8", "universus:copy.1"})
    void two_versions_are_two_cards() {
        String[] eight = {"Runa Vale 1", "Runa Vale 1", "Runa Vale 1", "Runa Vale 2", "Runa Vale 2", "Runa Vale 2",
            "Runa Vale 2"};
        legal(DeckRules.UFS_2019, OF_2019.deck(60, eight));
        legal(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(60, eight));
    }

    @Test
    @Clauses({"ufs-2010:3.3"})
    void four_without_dots_and_four_with_dots() {
        List<CardDef> rams = Stream
                .concat(OF_2010.copies(4, "Iron Ram").stream(), OF_2010.copies(4, "Iron Ram 2").stream()).toList();
        legal(DeckRules.UFS_2010, new Deck("rams", OF_2010.card("Runa Vale 1"), OF_2010.filled(59, rams), List.of()));
        List<CardDef> five = Stream.concat(rams.stream(), OF_2010.copies(1, "Iron Ram 2").stream()).toList();
        broken(DeckRules.UFS_2010, new Deck("rams", OF_2010.card("Runa Vale 1"), OF_2010.filled(59, five), List.of()),
                "3.2", "Iron Ram 2");
    }

    @Test
    @Clauses({"universus:deck-construction.9"})
    void a_card_may_say_how_many_a_deck_takes() {
        for (Decks decks : List.of(OF_2019, OF_UNIVERSUS)) {
            DeckRules rules = decks.cards().pool().edition().deckRules();
            CardDef character = decks.card("Runa Vale 1");
            legal(rules, new Deck("crowd", character, decks.filled(60, decks.copies(8, "Crowd Drill")), List.of()));
            broken(rules, new Deck("crowd", character, decks.filled(60, decks.copies(9, "Crowd Drill")), List.of()),
                    rules.clauses().copies(), "at most 8 copies of Crowd Drill");
            broken(rules, new Deck("lone", character, decks.filled(60, decks.copies(2, "Lone Drill")), List.of()),
                    rules.clauses().copies(), "at most 1 copies of Lone Drill");
        }
    }

    @Test
    @Clauses({"ufs-2019:A.2.2", "universus:deck-construction.5"})
    void copies_in_the_sideboard_count() {
        Deck of2019 = OF_2019.deck(60, "Drill 20", "Drill 20", "Drill 20");
        broken(DeckRules.UFS_2019,
                side(OF_2019, of2019, "Drill 20", "Drill 20", "Drill 19", "Drill 19", "Drill 19", "Drill 19",
                        "Drill 18", "Drill 18"),
                "A.2.2",
                "Drill 20", "has 5");
        Deck universus = OF_UNIVERSUS.deck(60, "Drill 20", "Drill 20", "Drill 20");
        broken(DeckRules.UNIVERSUS,
                side(OF_UNIVERSUS, universus, "Drill 20", "Drill 20", "Drill 19", "Drill 19", "Drill 19", "Drill 19",
                        "Drill 18", "Drill 18", "Drill 18", "Drill 18"),
                "deck-construction.5", "Drill 20", "has 5");
    }

    @Test
    @Clauses({"ufs-2010:3.2", "ufs-2010:glossary.sideboard"})
    void in_2010_only_copies_in_the_deck_count() {
        Deck deck = OF_2010.deck(59, "Drill 20", "Drill 20", "Drill 20");
        legal(DeckRules.UFS_2010, side(OF_2010, deck, "Drill 20", "Drill 20", "Drill 19", "Drill 19", "Drill 19",
                "Drill 19", "Drill 18", "Drill 18"));
    }

    @Test
    @Clauses({"ufs-2010:glossary.sideboard", "universus:deck-construction.4"})
    void a_sideboard_has_exactly_eight_or_ten_cards_or_none() {
        for (Decks decks : List.of(OF_2010, OF_2019, OF_UNIVERSUS)) {
            DeckRules rules = decks.cards().pool().edition().deckRules();
            int size = rules == DeckRules.UNIVERSUS ? 10 : 8;
            for (int n = 0; n <= 12; n++) {
                List<CardDef> side = new ArrayList<>();
                for (int i = 0; i < n; i++) {
                    side.add(decks.card("Drill " + (18 + i / 4)));
                }
                Deck deck = new Deck("side", decks.card("Runa Vale 1"), decks.filled(60, List.of()), side);
                if (n == 0 || n == size) {
                    legal(rules, deck);
                } else {
                    broken(rules, deck, rules.clauses().sideboard(), "exactly " + size + " cards", "has " + n);
                }
            }
        }
    }

    @Test
    @Clauses({"ufs-2010:glossary.sideboard", "universus:deck-construction.4"})
    void between_two_games_cards_change_places_with_the_sideboard_and_the_deck_keeps_its_size() {
        for (Decks decks : List.of(OF_2010, OF_2019, OF_UNIVERSUS)) {
            DeckRules rules = decks.cards().pool().edition().deckRules();
            List<CardDef> side = decks.filled(rules.sideboard(),
                    decks.named("Drill 20", "Drill 20", "Drill 20", "Drill 20", "Drill 19", "Drill 19", "Drill 19",
                            "Drill 19",
                            "Drill 18", "Drill 18").subList(0, rules.sideboard()));
            Deck before = new Deck("first", decks.card("Runa Vale 1"), decks.filled(60, List.of()), side);
            assertThat(DeckCheck.exchanged(before, swapped(before, 2, 2), rules)).isEmpty();
            assertThat(DeckCheck.exchanged(before, before, rules)).isEmpty();
            assertThat(DeckCheck.exchanged(before, swapped(before, 1, 2), rules)).extracting(Violation::clause)
                    .contains(rules.clauses().sideboard());
            Deck foreign = new Deck("second", before.character(), decks.filled(60, decks.named("Any Drill")), side);
            assertThat(DeckCheck.exchanged(before, foreign, rules)).extracting(Violation::message)
                    .containsExactly("between two games cards are exchanged with the sideboard only");
        }
    }

    /** So many cards out of the deck, so many in. */
    private static Deck swapped(Deck deck, int out, int in) {
        List<CardDef> main = new ArrayList<>(deck.main().subList(out, deck.main().size()));
        main.addAll(deck.sideboard().subList(0, in));
        List<CardDef> side = new ArrayList<>(deck.sideboard().subList(in, deck.sideboard().size()));
        side.addAll(deck.main().subList(0, out));
        return new Deck("second", deck.character(), main, side);
    }

    @Test
    @Clauses({"ufs-2010:3.1", "universus:deck-construction.2"})
    void a_deck_has_one_starting_character() {
        for (Decks decks : List.of(OF_2010, OF_2019, OF_UNIVERSUS)) {
            DeckRules rules = decks.cards().pool().edition().deckRules();
            List<CardDef> main = decks.filled(60, List.of());
            for (List<CardDef> characters : List.of(List.<CardDef>of(), decks.named("Runa Vale 1", "Runa Vale 2"),
                    decks.named("Drill 20"))) {
                assertThat(DeckCheck.check(new DeckSheet("odd", characters, main, List.of(), List.of()), rules))
                        .extracting(Violation::clause)
                        .contains(rules.clauses().character());
            }
        }
    }

    @Test
    @Clauses({"universus:deck-construction.3"})
    void a_character_without_difficulty_or_check_only_starts() {
        legal(DeckRules.UNIVERSUS, OF_UNIVERSUS.led("Ode Marr, Silent", 60));
        legal(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(60, "Runa Vale 2"));
        broken(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(60, "Ode Marr, Silent"), "deck-construction.3",
                "Ode Marr, Silent", "only be the starting character");
        broken(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(60, "Half Number"), "deck-construction.3", "Half Number");
        broken(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(60, "Other Half"), "deck-construction.3", "Other Half");
        legal(DeckRules.UFS_2019, OF_2019.deck(60, "Ode Marr, Silent"));
    }

    @Test
    @Clauses({"universus:deck-construction.6", "universus:symbol.15"})
    void one_symbol_of_the_character_is_on_every_card() {
        broken(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(60, "Cold Drill"), "deck-construction.6", "Cold Drill",
                "primary symbol, fire");
        broken(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(60, "Earth Drill"), "deck-construction.6", "Earth Drill",
                "primary symbol, fire");
        legal(DeckRules.UFS_2019, OF_2019.deck(60, "Cold Drill"));
        legal(DeckRules.UFS_2010, OF_2010.deck(60, "Cold Drill"));
        Deck deck = OF_UNIVERSUS.deck(60);
        broken(DeckRules.UNIVERSUS,
                side(OF_UNIVERSUS, deck, "Drill 20", "Drill 20", "Drill 20", "Drill 20", "Drill 19", "Drill 19",
                        "Drill 19", "Drill 19", "Drill 18", "Cold Drill"),
                "deck-construction.6", "Cold Drill");
        assertThat(check(DeckRules.UNIVERSUS, OF_UNIVERSUS.led("Plain Jo", 60))).extracting(Violation::clause)
                .containsExactly("deck-construction.6");
    }

    @Test
    @Clauses({"universus:attuned-symbols", "universus:attuned-symbols.1", "universus:attuned-symbols.2",
        "universus:symbol.16"})
    void an_attuned_symbol_of_the_character_is_enough() {
        legal(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(60, "Tuned Drill"));
        legal(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(60, "Twice Tuned Drill"));
        broken(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(60, "Strange Tuned Drill"), "deck-construction.6",
                "Strange Tuned Drill");
    }

    @Test
    @Clauses({"universus:infinity", "universus:infinity.1"})
    void infinity_fits_every_deck() {
        legal(DeckRules.UNIVERSUS, OF_UNIVERSUS.deck(60, "Any Drill", "Any Drill", "Any Drill", "Any Drill"));
    }

    @Test
    @Clauses({"universus:infinity.2"})
    void an_infinity_character_has_the_primary_symbol_and_no_other() {
        legal(DeckRules.UNIVERSUS, OF_UNIVERSUS.led("The Umpire", 60));
        broken(DeckRules.UNIVERSUS, OF_UNIVERSUS.led("The Umpire", 60, "Tuned Drill"), "deck-construction.6",
                "Tuned Drill");
        broken(DeckRules.UNIVERSUS, OF_UNIVERSUS.led("The Umpire", 60, "Cold Drill"), "deck-construction.6",
                "Cold Drill");
    }

    @Test
    @Clauses({"ufs-2019:A.2", "universus:deck-construction.1"})
    void the_shipped_decks_are_legal_where_they_are_for() {
        for (Edition edition : Editions.all()) {
            StarterSet.decks(edition)
                    .forEach(list -> assertThat(
                            DeckCheck.check(DeckParser.parse(StarterSet.pool(edition), edition.deckRules(), list),
                                    edition.deckRules()))
                            .as(list.name()).isEmpty());
            assertThat(StarterSet.decks(edition)).hasSize(4);
        }
    }

    @Test
    @Clauses({"universus:deck-construction.2", "universus:deck-construction.3", "universus:deck-construction.5",
        "universus:deck-construction.6"})
    void all_that_is_wrong_is_named() {
        assertThat(check(DeckRules.UNIVERSUS,
                OF_UNIVERSUS.deck(20, "Cold Drill", "Ode Marr, Silent", "Drill 20", "Drill 20", "Drill 20", "Drill 20",
                        "Drill 20")))
                .extracting(Violation::clause).containsExactly("deck-construction.2", "deck-construction.5",
                        "deck-construction.3", "deck-construction.6");
    }
}
