package cardinal.bots;

import cardinal.bots.outside.OutsideBot;
import cardinal.kernel.BadInput;
import java.time.Duration;
import java.util.List;

/** The front door of this module: bots by their level. What they see and know of a game is its {@link BotKnowledge}. */
public final class Bots {
    public static final String ADEPT = "adept";
    public static final String MASTER = "master";
    private static final List<String> LEVELS = List.of("random", "greedy", ADEPT, MASTER);
    /** Longer than any bot thinks by itself. */
    private static final Duration UNHURRIED = Duration.ofHours(1);
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
            case "greedy" -> new GreedyBot(seed);
            case ADEPT -> new SearchBot(BotKnowledge::adept, seed, think.toNanos());
            case MASTER -> new SearchBot(BotKnowledge::master, seed, think.toNanos());
            default -> throw new BadInput(
                    "there is no bot \"" + level + "\"; the levels are " + String.join(", ", LEVELS)
                            + "; \"cmd:PROGRAM\" is a program of your own");
        };
    }
}
