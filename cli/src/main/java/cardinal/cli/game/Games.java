package cardinal.cli.game;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import cardinal.ufs.edition.Editions;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The games that can be played, each loaded when it is first named. A game is registered here, in one line. */
public final class Games {
    /** The game of a command that names none. */
    public static final String USUAL = "riftbound";
    /** What makes a game, given a file of further cards. */
    private static final Map<String, Function<Optional<Path>, Game<?>>> MAKERS = new LinkedHashMap<>();

    static {
        MAKERS.put("riftbound", RiftboundGame::new);
        MAKERS.put("evolve", EvolveGame::new);
        MAKERS.put("ufs-2010", cards -> new UfsGame(Editions.UFS_2010, cards));
        MAKERS.put("ufs-2019", cards -> new UfsGame(Editions.UFS_2019, cards));
        MAKERS.put("universus", cards -> new UfsGame(Editions.UNIVERSUS, cards));
    }

    /** The names of the games that can be played. */
    public static final List<String> NAMES = List.copyOf(MAKERS.keySet());

    /** The same for help texts. */
    public static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return NAMES.iterator();
        }
    }

    private Games() {
    }

    /** A game by its name. cards: a file of further cards. */
    public static Game<? extends Table> named(String name, Optional<Path> cards) {
        Function<Optional<Path>, Game<?>> maker = MAKERS.get(name);
        if (maker != null) {
            return maker.apply(cards);
        }
        throw new BadInput("there is no game \"" + name + "\"" + Nearest.hint(name, NAMES));
    }

    public static Game<? extends Table> named(String name) {
        return named(name, Optional.empty());
    }

    public static List<Game<?>> all() {
        return MAKERS.values().stream().<Game<?>>map(maker -> maker.apply(Optional.empty())).toList();
    }
}
