package cardinal.cli.play;

import cardinal.bots.Bot;
import java.util.Optional;

/** Who sits at a seat: a person, or a bot. */
public record Seat(String name, Optional<Bot> bot) {
    public static Seat person(String name) {
        return new Seat(name, Optional.empty());
    }

    public static Seat bot(String level, Bot bot) {
        return new Seat(level + " bot", Optional.of(bot));
    }
}
