package cardinal.server.wire;

import java.util.Optional;

/** Who takes a lesson. game: one of those it is for; level: of the bot that plays on once all is taught. */
public record LessonSeat(String game, Optional<String> name, Optional<String> level) {
}
