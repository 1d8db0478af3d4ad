package cardinal.server.wire;

import java.util.Optional;

/** POST /api/tables/{match}/seats: takes a free seat. invitation: needed where the table is not listed. */
public record SitDown(String name, DeckChoice deck, Optional<String> invitation) {
}
