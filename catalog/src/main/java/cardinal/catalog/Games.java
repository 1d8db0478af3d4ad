package cardinal.catalog;

import cardinal.bots.SeatView;
import cardinal.cards.CardFormat;
import cardinal.catalog.entry.Family;
import cardinal.catalog.evolve.EvolveFamily;
import cardinal.catalog.game.CardSource;
import cardinal.catalog.game.Game;
import cardinal.catalog.riftbound.RiftboundFamily;
import cardinal.catalog.ufs.UfsFamily;
import cardinal.kernel.BadInput;
import cardinal.kernel.Edition;
import cardinal.kernel.Match;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games that can be played. A family is registered here, in one line; everybody else asks. Its cards are read when it is first played. */
public final class Games {
    /** The game of a command that names none. */
    public static final String USUAL = "riftbound";

    private static volatile Registry registry =
            new Registry(List.of(new RiftboundFamily(), new EvolveFamily(), new UfsFamily()));

    private Games() {
    }

    /** The families in the order in which they are offered, and each edition's family by the edition's name. */
    private record Registry(List<Family<?>> families, Map<String, Family<?>> byEdition) {
        Registry(List<Family<?>> families) {
            this(List.copyOf(families), byEdition(families));
        }

        private static Map<String, Family<?>> byEdition(List<Family<?>> families) {
            Map<String, Family<?>> all = new LinkedHashMap<>();
            for (Family<?> family : families) {
                for (String name : family.names()) {
                    if (all.put(name, family) != null) {
                        throw new IllegalArgumentException("two games are called " + name);
                    }
                }
            }
            return Collections.unmodifiableMap(all);
        }
    }

    /** The names for help texts. */
    public static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names().iterator();
        }
    }

    /** A family that is offered until this is closed. */
    public interface Guest extends AutoCloseable {
        @Override
        void close();
    }

    /** Offers one more family for a while, as a test does with a game of its own. */
    public static synchronized Guest with(Family<?> family) {
        List<Family<?>> more = new ArrayList<>(registry.families());
        more.add(family);
        registry = new Registry(more);
        return () -> without(family);
    }

    private static synchronized void without(Family<?> family) {
        registry = new Registry(registry.families().stream().filter(f -> f != family).toList());
    }

    public static List<Family<?>> families() {
        return registry.families();
    }

    /** The names of the games that can be played: the editions of all families. */
    public static List<String> names() {
        return List.copyOf(registry.byEdition().keySet());
    }

    /** The family of an edition; a complaint if there is no game of this name. */
    public static Family<?> family(String name) {
        Family<?> family = registry.byEdition().get(name);
        if (family == null) {
            throw new BadInput("there is no game \"" + name + "\"" + Nearest.hint(name, names()));
        }
        return family;
    }

    /** The family of a game. */
    @SuppressWarnings("unchecked")
    public static <T extends Table> Family<T> family(Game<T> game) {
        return (Family<T>) family(game.rules().id());
    }

    /** A complaint if there is no game of this name. */
    public static void require(String name) {
        family(name);
    }

    public static Edition edition(String name) {
        return Edition.named(name, family(name).editions());
    }

    /** A game by its name. cards: where further cards are. */
    public static Game<? extends Table> named(String name, Optional<CardSource> cards) {
        return family(name).game(edition(name), cards);
    }

    public static Game<? extends Table> named(String name) {
        return named(name, Optional.empty());
    }

    public static List<Game<?>> all() {
        return names().stream().<Game<?>>map(Games::named).toList();
    }

    /** What a seat may know of a match, now and as the match goes on; what bots are shown. */
    public static SeatView view(Match<? extends Table> match, int seat) {
        return family(match.rules().id()).knowledge().view(match, seat);
    }

    /** Whether cards written for another game are those of this one: the files of a family are those of its usual edition. */
    public static boolean sameCards(String one, String other) {
        return one.equals(other) || family(one) == family(other) && family(other).usual().id().equals(other);
    }

    /** The game whose cards these are, if they are written as the public exchanges them. */
    public static Optional<String> recognised(List<?> entries) {
        return families().stream()
                .filter(family -> family.cardFormat().filter(f -> CardFormat.isPublic(f, entries)).isPresent())
                .map(family -> family.usual().id()).findFirst();
    }
}
