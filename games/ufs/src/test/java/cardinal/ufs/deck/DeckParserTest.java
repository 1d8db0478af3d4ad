package cardinal.ufs.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.cards.deck.Problem;
import cardinal.kernel.BadInput;
import cardinal.kernel.Clauses;
import cardinal.kernel.Setup;
import cardinal.ufs.Ufs;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.table.Edition;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.set.StarterSet;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** From lists to decks, and from decks to a table. */
class DeckParserTest {
    private static final Decks DECKS = new Decks(Editions.UNIVERSUS);

    private static DeckSheet read(String lines) {
        return DeckParser.read(DECKS.cards(), Decks.list(lines));
    }

    @Test
    @Clauses({"universus:character.11", "universus:character.8", "universus:deck-construction.3"})
    void headings_tell_the_starting_character_from_others_in_the_deck() {
        DeckSheet sheet =
                read("Character:\nRuna Vale 2\n\nMain Deck:\n4 Drill 1\n2 Runa Vale 1\n\nSideboard:\n3 Any Drill");
        assertThat(sheet.characters()).extracting(CardDef::name).containsExactly("Runa Vale 2");
        assertThat(sheet.main()).hasSize(6);
        assertThat(sheet.sideboard()).hasSize(3);
        assertThat(sheet.problems()).isEmpty();
    }

    @Test
    @Clauses({"ufs-2010:3.1"})
    void without_headings_the_first_character_starts() {
        DeckSheet sheet = read("4 Drill 1\nRuna Vale 2\nRuna Vale 1");
        assertThat(sheet.characters()).extracting(CardDef::name).containsExactly("Runa Vale 2");
        assertThat(sheet.main()).hasSize(5);
    }

    @Test
    void what_cannot_be_read_or_played_is_named() {
        assertThat(read("Runa Vale 1\n4 Drill 99").problems()).extracting(Problem::message).singleElement().asString()
                .contains("Drill 99");
        assertThatThrownBy(() -> DeckParser.parseLegal(DECKS.cards(), DECKS.cards().pool().edition().deckRules(),
                Decks.list("Runa Vale 1\n4 Drill 1")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("deck-construction.2");
        assertThatThrownBy(() -> DeckParser.parse(DECKS.cards().pool(), DECKS.cards().pool().edition().deckRules(),
                Decks.list("4 Drill 1")))
                .isInstanceOf(BadInput.class).hasMessageContaining("starting character");
        assertThat(DeckCheck.check(read("Runa Vale 1\n4 Strange Ram"), DeckRules.UNIVERSUS))
                .anyMatch(v -> v.clause().isEmpty() && v.message().contains("Strange Ram"));
    }

    @Test
    @Clauses({"ufs-2010:3.0", "ufs-2010:glossary.you-own", "universus:owner", "universus:owner.1"})
    void everybody_brings_a_deck_and_owns_its_cards() {
        for (Edition edition : Editions.all()) {
            Ufs rules = new Ufs(StarterSet.pool(edition));
            List<Setup.DeckList> decks = StarterSet.decks(edition);
            assertThatThrownBy(() -> rules.start(new Setup(edition.id(), Ufs.DUEL, 1, List.of(decks.getFirst()))))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("needs 2 decks");
            UfsTable t = rules.start(new Setup(edition.id(), Ufs.DUEL, 1, List.of(decks.get(0), decks.get(1))));
            for (int seat = 0; seat < 2; seat++) {
                Deck deck = DeckParser.parse(StarterSet.pool(edition), edition.deckRules(), decks.get(seat));
                int owner = seat;
                long owned = java.util.stream.IntStream.range(0, t.pieceCount())
                        .filter(card -> t.piece(card).owner() == owner).count();
                assertThat(owned).as("the sideboard stays outside").isEqualTo(deck.main().size() + 1);
            }
        }
    }
}
