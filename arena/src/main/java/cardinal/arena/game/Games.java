package cardinal.arena.game;

import cardinal.cards.CardFormat;
import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import cardinal.ufs.edition.Editions;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The games that can be played, each loaded when it is first named. A game is registered here, in one line. */
public final class Games {
    /** The game of a command that names none. */
    public static final String USUAL = "riftbound";
    /** What makes a game, given further cards. */
    private static final Map<String, Function<Optional<CardSource>, Game<?>>> MAKERS = new LinkedHashMap<>();

    static {
        MAKERS.put("riftbound", RiftboundGame::new);
        MAKERS.put("evolve", EvolveGame::new);
        MAKERS.put("ufs-2010", cards -> new UfsGame(Editions.UFS_2010, cards));
        MAKERS.put("ufs-2019", cards -> new UfsGame(Editions.UFS_2019, cards));
        MAKERS.put("universus", cards -> new UfsGame(Editions.UNIVERSUS, cards));
    }

    /** How the files of these games tell themselves apart; the editions of UFS share one shape, that of UniVersus. */
    private static final Map<String, CardFormat<?>> SHAPES =
            Map.of("riftbound", cardinal.riftbound.card.CardReader.FORMAT,
                    "evolve", cardinal.evolve.card.CardReader.FORMAT, "universus", cardinal.ufs.card.CardReader.FORMAT);

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

    /** A game by its name. cards: where further cards are. */
    public static Game<? extends Table> named(String name, Optional<CardSource> cards) {
        return known(name).apply(cards);
    }

    private static Function<Optional<CardSource>, Game<?>> known(String name) {
        Function<Optional<CardSource>, Game<?>> maker = MAKERS.get(name);
        if (maker == null) {
            throw new BadInput("there is no game \"" + name + "\"" + Nearest.hint(name, NAMES));
        }
        return maker;
    }

    /** A complaint if there is no game of this name. */
    public static void require(String name) {
        known(name);
    }

    public static Game<? extends Table> named(String name) {
        return named(name, Optional.empty());
    }

    /** Whether two games read the same card files. */
    public static boolean sameCards(String one, String other) {
        return one.equals(other) || !SHAPES.containsKey(one) && other.equals("universus");
    }

    /** The game whose cards these are, if they are written as the public exchanges them. */
    public static Optional<String> recognised(List<?> entries) {
        return NAMES.stream().filter(SHAPES::containsKey)
                .filter(name -> CardFormat.isPublic(Objects.requireNonNull(SHAPES.get(name)), entries)).findFirst();
    }

    public static List<Game<?>> all() {
        return MAKERS.values().stream().<Game<?>>map(maker -> maker.apply(Optional.empty())).toList();
    }
}
