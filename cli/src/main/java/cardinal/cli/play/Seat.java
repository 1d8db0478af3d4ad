package cardinal.cli.play;

import cardinal.bots.Bot;
import java.util.Optional;

/**
 * Who sits at a seat: a person, or a bot.
 *
 * @param explains  whether it says why it chooses what it chooses
 */
public record Seat(String name, Optional<Bot> bot, boolean explains) {
    public static Seat person(String name) {
        return new Seat(name, Optional.empty(), false);
    }

    public static Seat bot(String level, Bot bot, boolean explains) {
        return new Seat(level + " bot", Optional.of(bot), explains);
    }
}
