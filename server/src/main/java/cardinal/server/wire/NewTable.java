package cardinal.server.wire;

import java.util.List;
import java.util.Optional;

/**
 * POST /api/tables: a table to play at.
 *
 * @param name  what its host is called
 * @param others  who sits at the other seats, in their order
 * @param seat  where the host sits
 * @param listed  whether the lobby shows it while somebody is missing, and lets others watch
 * @param seed  for matches that shall be the same again
 */
public record NewTable(String game, String mode, Optional<String> pool, String name, DeckChoice deck,
        List<Other> others,
        int seat, ClockSettings clock, boolean listed, Optional<Long> seed) {

    /** Another seat: a bot of this level with this deck, or kept for whoever comes with the invitation. */
    public record Other(Optional<String> level, DeckChoice deck) {
    }
}
