package cardinal.server.wire;

import java.util.Map;
import java.util.Optional;

/**
 * POST /api/workshop/read and /api/workshop/tables: a card that somebody wrote.
 *
 * @param fields  as in card files: name, type, text and the rest
 * @param where  hand or play: where it lies when it is tried
 * @param level  the bot on the other side; without one somebody who declines everything
 */
public record WorkshopCard(String game, Map<String, String> fields, Optional<String> where, Optional<String> level,
        Optional<String> name) {
}
