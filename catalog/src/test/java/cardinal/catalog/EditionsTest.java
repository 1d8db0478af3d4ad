package cardinal.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Edition;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The registry offers the editions that the games list, and says of each what its class says. */
class EditionsTest {

    @Test
    void every_edition_in_the_list_of_its_game_is_offered_in_this_order() {
        List<Edition> all = new ArrayList<>(cardinal.riftbound.edition.Editions.all());
        all.addAll(cardinal.evolve.edition.Editions.all());
        all.addAll(cardinal.ufs.edition.Editions.all());
        assertThat(Games.names()).isEqualTo(all.stream().map(Edition::id).toList());
        assertThat(all).allMatch(edition -> Games.edition(edition.id()) == edition);
    }

    @Test
    void a_game_is_played_by_the_edition_it_is_called_by() {
        for (String name : Games.names()) {
            assertThat(Games.named(name).rules().id()).isEqualTo(name);
            assertThat(Games.family(name).rulesVersion()).isEqualTo(Games.named(name).rules().version());
            assertThat(Games.edition(name).hasLedger()).as(name).isTrue();
        }
    }

    @Test
    void versions_and_dates_are_those_the_documents_give() {
        assertThat(Games.names()).extracting(EditionsTest::document).containsExactly("Riftbound, , 2025-10",
                "Riftbound 2026-07, , 2026-07-16", "Shadowverse: Evolve, 1.8.0, 2024-03-11",
                "Shadowverse: Evolve 1.24, 1.24.1, 2026-01-29", "UFS 2010, , 2010", "UFS 2019, 0.9, 2019-05-17",
                "UniVersus, 1.2.9, ");
    }

    private static String document(String name) {
        Edition edition = Games.edition(name);
        return edition.title() + ", " + edition.version() + ", " + edition.date();
    }
}
