package cardinal.cli;

import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The game a command is about, and the cards it may use. */
final class GameChoice {
    @Parameters(index = "0", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES}.")
    String name = "";

    @Mixin
    CardChoice cards = new CardChoice();

    /** The game in a mode; without one in its usual mode. */
    Game<?> game(@Nullable String mode) {
        return cards.game(name, mode);
    }
}
