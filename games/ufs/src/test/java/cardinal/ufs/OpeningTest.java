package cardinal.ufs;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.ufs.table.Edition;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.set.StarterSet;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a player sees before the game begins. */
class OpeningTest {
    private static Match<UfsTable> start(Edition edition, List<DeckList> decks) {
        return Match.start(new Ufs(StarterSet.pool(edition)), new Setup(edition.id(), Ufs.DUEL, 7, decks));
    }

    /** A list that does not say which of its characters starts. */
    private static DeckList undecided(DeckList list) {
        return new DeckList(list.name(), list.lines().stream().takeWhile(line -> !line.startsWith("Sideboard"))
                .filter(line -> !line.endsWith(":")).toList());
    }

    @Test
    @Clauses({"ufs-2010:5.0", "ufs-2019:E.1.1"})
    void characters_are_chosen_in_secret_and_revealed_together() {
        for (Edition edition : List.of(Editions.UFS_2010, Editions.UFS_2019)) {
            Ufs rules = new Ufs(StarterSet.pool(edition));
            List<DeckList> decks =
                    StarterSet.decks(edition).stream().limit(2).map(OpeningTest::undecided).toList();
            Match<UfsTable> match = start(edition, decks);
            UfsTable t = match.table();
            int first = match.prompt().seat();
            assertThat(match.prompt().isSealed()).isTrue();
            assertThat(match.prompt().size()).as("characters of the deck").isGreaterThan(1);
            List<String> before = rules.view(t, 1 - first);
            match.choose(1);
            assertThat(rules.view(t, 1 - first)).as("the other's view before choosing").isEqualTo(before);
            assertThat(match.prompt().seat()).isEqualTo(1 - first);
            assertThat(t.starter(first)).isEqualTo(Table.NONE);
            match.choose(1);
            for (int seat = 0; seat < 2; seat++) {
                assertThat(t.starter(seat)).isNotEqualTo(Table.NONE);
            }
            match.choose(0);
            for (int seat = 0; seat < 2; seat++) {
                assertThat(t.place(t.starter(seat))).isEqualTo(Places.STAGE);
                assertThat(Sight.sees(t, 1 - seat, t.starter(seat))).isTrue();
                assertThat(t.fighters().maximumVitality(seat)).isPositive();
            }
        }
    }

    @Test
    @Clauses({"ufs-2010:5.0", "ufs-2019:E.1.2", "universus:starting-the-game.7"})
    void decks_are_in_another_order_with_every_seed() {
        for (Edition edition : List.of(Editions.UFS_2010, Editions.UFS_2019, Editions.UNIVERSUS)) {
            Ufs rules = new Ufs(StarterSet.pool(edition));
            List<DeckList> decks = StarterSet.decks(edition).subList(0, 2);
            assertThat(order(Match.start(rules, new Setup(edition.id(), Ufs.DUEL, 1, decks)))).isNotEqualTo(
                    order(Match.start(rules, new Setup(edition.id(), Ufs.DUEL, 2, decks))));
        }
    }

    private static String order(Match<UfsTable> match) {
        match.choose(0);
        UfsTable t = match.table();
        StringBuilder order = new StringBuilder();
        for (int i = 0; i < t.size(0, Places.DECK); i++) {
            order.append(t.def(t.cardAt(0, Places.DECK, i)).name()).append(", ");
        }
        return order.toString();
    }

    @Test
    @Clauses({"ufs-2010:5.4.1"})
    void a_mulligan_is_not_seen_before_the_other_player_has_decided() {
        Match<UfsTable> match = start(Editions.UFS_2010, StarterSet.decks(Editions.UFS_2010).subList(0, 2));
        UfsTable t = match.table();
        match.choose(0);
        int first = match.prompt().seat();
        assertThat(match.command(1)).isEqualTo("mulligan");
        match.choose(1);
        int removed = Places.of(first, Places.REMOVED);
        assertThat(t.size(removed)).isPositive();
        for (int i = 0; i < t.size(removed); i++) {
            assertThat(Sight.sees(t, first, t.cardAt(removed, i))).isTrue();
            assertThat(Sight.sees(t, 1 - first, t.cardAt(removed, i))).isFalse();
        }
        match.choose(0);
        for (int i = 0; i < t.size(removed); i++) {
            assertThat(Sight.sees(t, 1 - first, t.cardAt(removed, i))).isTrue();
        }
    }
}
