package cardinal.cli;

import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The games a command is about: one, or all of them. */
final class GamesChoice {
    private static final String ALL = "all";

    @Option(names = "--game", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES}, or all (${DEFAULT-VALUE}).", defaultValue = Games.USUAL)
    String name = "";

    @Mixin
    CardChoice cards = new CardChoice();

    List<Game<?>> all() {
        return name.equals(ALL) ? cards.all() : List.<Game<?>>of(cards.game(name));
    }
}
