package cardinal.cli;

import cardinal.cli.game.Game;
import cardinal.cli.game.Games;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game a command is about, and the cards it may use. */
final class GameChoice {
    @Parameters(index = "0", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES}.")
    String name = "";

    @Option(names = "--cards", paramLabel = "FILE", description = "Cards to use besides the starter set (JSON).")
    @Nullable Path cards;

    Game<?> game() {
        return Games.named(name, Optional.ofNullable(cards));
    }

    /** The game in a mode; without one in its usual mode. */
    Game<?> game(@Nullable String mode) {
        return mode == null ? game() : game().in(mode);
    }
}
