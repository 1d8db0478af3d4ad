package cardinal.bots;

import cardinal.bots.evolve.EvolveView;
import cardinal.bots.riftbound.RiftView;
import cardinal.bots.ufs.UfsView;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.riftbound.table.RiftTable;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Map;

/** The front door of this module: bots by their level, and the view a seat has of a match. */
public final class Bots {
    private static final List<String> LEVELS = List.of("random", "greedy");
    /** What a seat sees of a game, by the game's table; a game is added here, in one line. */
    private static final Map<Class<? extends Table>, Seeing> GAMES = Map.of(RiftTable.class, RiftView::new,
            UfsTable.class, UfsView::new, EvolveTable.class, EvolveView::new);

    /** Makes the view of a seat. */
    private interface Seeing {
        SeatView of(Match<? extends Table> match, int seat);
    }

    private Bots() {
    }

    /** The known levels, from weak to strong. */
    public static List<String> levels() {
        return LEVELS;
    }

    /** A bot of this level. The same seed and the same views give the same choices. */
    public static Bot named(String level, long seed) {
        return switch (level) {
            case "random" -> new RandomBot(seed);
            case "greedy" -> new Greedy(seed);
            default -> throw new BadInput(
                    "there is no bot \"" + level + "\"; the levels are " + String.join(", ", LEVELS));
        };
    }

    /** What a seat may know of a match, now and as the match goes on. */
    public static SeatView view(Match<? extends Table> match, int seat) {
        Seeing game = GAMES.get(match.table().getClass());
        if (game == null) {
            throw new BadInput("bots do not know the game " + match.rules().id() + " yet");
        }
        return game.of(match, seat);
    }
}
