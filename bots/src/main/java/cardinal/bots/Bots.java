package cardinal.bots;

import cardinal.bots.evolve.EvolveEvaluation;
import cardinal.bots.evolve.EvolveView;
import cardinal.bots.outside.OutsideBot;
import cardinal.bots.riftbound.RiftEvaluation;
import cardinal.bots.riftbound.RiftView;
import cardinal.bots.ufs.UfsEvaluation;
import cardinal.bots.ufs.UfsView;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.riftbound.table.RiftTable;
import cardinal.ufs.table.UfsTable;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** The front door of this module: bots by their level, and the view a seat has of a match. */
public final class Bots {
    private static final String ADEPT = "adept";
    private static final String MASTER = "master";
    private static final List<String> LEVELS = List.of("random", "greedy", ADEPT, MASTER);
    /** Longer than any bot thinks by itself. */
    private static final Duration UNHURRIED = Duration.ofHours(1);
    /** What is known of a game, by the game's table; a game is added here, in one line. */
    private static final Map<Class<? extends Table>, Lore<?>> GAMES = Map.of(
            RiftTable.class,
            new Lore<>(RiftView::new, RiftEvaluation.OF, RiftTable::friends,
                    Strength.ofTurn(ADEPT, 80), Strength.ofTurn(MASTER, 4_000)),
            UfsTable.class,
            new Lore<>(UfsView::new, UfsEvaluation.OF, (t, seat, other) -> seat == other,
                    Strength.ofTurn(ADEPT, 200), Strength.ofTurn(MASTER, 4_000)),
            EvolveTable.class,
            new Lore<>(EvolveView::new, EvolveEvaluation.OF, (t, seat, other) -> seat == other,
                    Strength.ofTurn(ADEPT, 40), Strength.ofTurn(MASTER, 4_000)));

    private Bots() {
    }

    /** The known levels, from weak to strong. */
    public static List<String> levels() {
        return LEVELS;
    }

    /** A bot of this level. The same seed and the same views give the same choices. */
    public static Bot named(String level, long seed) {
        return named(level, seed, UNHURRIED);
    }

    /** A bot that never thinks longer than this about a choice; where the time is too short for its level it plays weaker. */
    public static Bot named(String level, long seed, Duration think) {
        if (level.startsWith(OutsideBot.PREFIX)) {
            return new OutsideBot(level.substring(OutsideBot.PREFIX.length()), seed, think);
        }
        return switch (level) {
            case "random" -> new RandomBot(seed);
            case "greedy" -> new Greedy(seed);
            case ADEPT -> new Thinker(Lore::adept, seed, think.toNanos());
            case MASTER -> new Thinker(Lore::master, seed, think.toNanos());
            default -> throw new BadInput(
                    "there is no bot \"" + level + "\"; the levels are " + String.join(", ", LEVELS)
                            + "; \"cmd:PROGRAM\" is a program of your own");
        };
    }

    /** What a seat may know of a match, now and as the match goes on. */
    public static SeatView view(Match<? extends Table> match, int seat) {
        return lore(match).view(match, seat);
    }

    static Lore<?> lore(Match<? extends Table> match) {
        Lore<?> lore = GAMES.get(match.table().getClass());
        if (lore == null) {
            throw new BadInput("bots do not know the game " + match.rules().id() + " yet");
        }
        return lore;
    }
}
