package cardinal.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.keep.PoolFolder;
import cardinal.catalog.game.Game;
import cardinal.server.store.Origin;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A match is taken up whatever rules and cards it was begun with: what it kept decides how far it goes on. */
final class LoadedGamesTest {
    private final LoadedGames games = new LoadedGames(new PoolFolder(Path.of("no-such-folder")));

    @Test
    void aMatchOfTheseCardsGoesOn() {
        Game<?> game = games.game("evolve", "");
        assertThat(games.game(LoadedGames.origin(game, "", 1, List.of(), List.of())).rules().id()).isEqualTo("evolve");
    }

    @Test
    void aMatchOfAnotherVersionOrOfAPoolThatIsGoneDoesToo() {
        Origin rules = new Origin("evolve", "another", "standard", "", 1, List.of(), List.of());
        assertThat(games.game(rules).rules().id()).isEqualTo("evolve");
        Origin gone = new Origin("evolve", "another", "standard", "gone", 1, List.of(), List.of());
        assertThat(games.game(gone).rules().poolName()).isEmpty();
    }
}
