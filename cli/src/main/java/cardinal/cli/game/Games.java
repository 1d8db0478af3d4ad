package cardinal.cli.game;

import cardinal.cli.ledger.Ledgers;
import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The games that can be played, each loaded when it is first named. */
public final class Games {
    /** The names of the games that can be played. */
    public static final List<String> NAMES = List.of("riftbound");

    private Games() {
    }

    /** A game by its name. cards: a file of further cards. */
    public static Game<? extends Table> named(String name, Optional<Path> cards) {
        if (NAMES.contains(name)) {
            return new RiftboundGame(cards);
        }
        if (Ledgers.DOCUMENTS.contains(name)) {
            throw new BadInput(name + " cannot be played yet; " + String.join(", ", NAMES) + " can");
        }
        throw new BadInput("there is no game \"" + name + "\"" + Nearest.hint(name, NAMES));
    }

    public static Game<? extends Table> named(String name) {
        return named(name, Optional.empty());
    }

    public static List<Game<?>> all() {
        return List.of(new RiftboundGame(Optional.empty()));
    }
}
