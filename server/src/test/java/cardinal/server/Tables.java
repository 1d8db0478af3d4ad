package cardinal.server;

import cardinal.catalog.Games;
import cardinal.server.wire.ClockSettings;
import cardinal.server.wire.DeckChoice;
import cardinal.server.wire.NewTable;
import cardinal.server.wire.SitDown;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Tables as tests open them. */
final class Tables {
    static final DeckChoice ANY = new DeckChoice(Optional.empty(), Optional.empty());
    /** The usual mode of every game. */
    static final Map<String, String> MODES =
            Games.names().stream().collect(Collectors.toMap(name -> name, name -> Games.named(name).mode()));

    private Tables() {
    }

    static NewTable bot(String game, String level, long seed) {
        return table(game, Optional.of(level), ClockSettings.NONE, false, seed);
    }

    static NewTable friend(String game, boolean listed, long seed) {
        return table(game, Optional.empty(), ClockSettings.NONE, listed, seed);
    }

    static NewTable table(String game, Optional<String> level, ClockSettings clock, boolean listed, long seed) {
        return new NewTable(game, MODES.getOrDefault(game, "duel"), Optional.empty(), "Ann", ANY,
                List.of(new NewTable.Other(level, ANY)), 0, clock, listed, Optional.of(seed));
    }

    static SitDown sit(JsonNode grant) {
        return new SitDown("Ben", ANY, Optional.of(grant.get("invitation").asString()));
    }

    static Client play(Client client, JsonNode grant) {
        return client.connect().join(grant.get("match").asString(), Optional.of(grant.get("token").asString()));
    }
}
