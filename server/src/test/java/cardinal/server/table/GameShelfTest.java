package cardinal.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.cards.keep.PoolFolder;
import cardinal.catalog.game.Game;
import cardinal.server.store.Origin;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A match goes on with the rules and cards it was begun with, or not at all. */
final class GameShelfTest {
    private final GameShelf games = new GameShelf(new PoolFolder(Path.of("no-such-folder")));

    @Test
    void aMatchOfTheseCardsGoesOn() {
        Game<?> game = games.game("evolve", "");
        assertThat(games.game(GameShelf.origin(game, "", 1, List.of(), List.of())).rules().id()).isEqualTo("evolve");
    }

    @Test
    void aMatchOfOtherCardsOrRulesDoesNot() {
        Origin origin = GameShelf.origin(games.game("evolve", ""), "", 1, List.of(), List.of());
        Origin cards = new Origin(origin.game(), origin.version(), origin.cards() + 1, origin.mode(), "", 1, List.of(),
                List.of());
        Origin rules = new Origin(origin.game(), origin.version() + 1, origin.cards(), origin.mode(), "", 1, List.of(),
                List.of());
        assertThatThrownBy(() -> games.game(cards)).hasMessageContaining("other cards");
        assertThatThrownBy(() -> games.game(rules)).hasMessageContaining("another version");
    }
}
