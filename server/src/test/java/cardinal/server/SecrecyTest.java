package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.arena.people.WatchedRuleset;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.kernel.Event;
import cardinal.kernel.Face;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.server.store.Store;
import cardinal.server.store.StoredChoice;
import cardinal.server.store.StoredTable;
import cardinal.server.view.Pictures;
import cardinal.server.wire.WireJson;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * No seat is ever sent the name of a card it has not been allowed to see. Matches are played over sockets, everything that was sent is kept,
 * and then compared with what Sight allowed at each step of the stored match.
 */
final class SecrecyTest extends ServerTest {
    /** How many matches of each game; the long run has -Dcardinal.secrecy.matches=20. */
    private static final int MATCHES = Integer.getInteger("cardinal.secrecy.matches", 1);
    private static final int MOST_CHOICES = 150;

    @Test
    void nobodyIsSentTheNameOfACardTheyMayNotSee() {
        for (String game : Tables.MODES.keySet().stream().sorted().toList()) {
            for (int seed = 0; seed < MATCHES; seed++) {
                recorded(game, seed);
            }
        }
    }

    private void recorded(String game, int seed) {
        Duel duel = Duel.of(game, seed, client(), client());
        Client eve = duel.watchedBy(client());
        duel.play(MOST_CHOICES, new Random(seed));
        List<Client> all = List.of(duel.ann(), duel.ben(), eve);
        Duel.catchUp(all); // events are judged by the patch that follows them, so it must have come
        check(game, duel.match(), all);
    }

    /** The embedded store has one user at a time, so the server stops for a moment. */
    private void check(String game, String match, List<Client> clients) {
        server.close();
        try (Store store = new Store(settings().url(), "", "")) {
            StoredTable table = store.table(match).orElseThrow();
            compare(Games.named(game).in(table.origin().mode()), table, store.choices(match), clients);
        }
        try {
            server = new Server(settings());
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static <T extends Table> void compare(Game<T> game, StoredTable table, List<StoredChoice> choices,
            List<Client> clients) {
        Seen<T> seen = new Seen<>(game, clients.size());
        Match<T> match = Match.start(new WatchedRuleset<>(game.rules(), seen), table.origin().setup());
        seen.look(match.table());
        List<List<Allowed>> allowed = new ArrayList<>();
        allowed.add(seen.copy());
        for (StoredChoice choice : choices) {
            match.make(choice.choice().made());
            seen.look(match.table());
            allowed.add(seen.copy());
        }
        Set<String> all = new HashSet<>();
        for (int card = 0; card < match.table().pieceCount(); card++) {
            all.add(match.table().piece(card).face().name());
        }
        for (int viewer = 0; viewer < clients.size(); viewer++) {
            int step = 0;
            List<String> received = List.copyOf(clients.get(viewer).received);
            for (int i = 0; i < received.size(); i++) {
                String message = received.get(i);
                step = Math.max(step, stepOf(isEvents(message) && i + 1 < received.size() ? received.get(i + 1)
                        : message));
                Allowed may = allowed.get(Math.min(step, choices.size())).get(viewer);
                for (String name : all) {
                    assertThat(!may.has(name) && message.contains(name)
                            && Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(message).find())
                            .as(game.rules().id() + ": viewer " + viewer + " is told of " + name + " at step " + step
                                    + ": " + message)
                            .isFalse();
                }
            }
        }
    }

    /** Events come right before the patch they lead to: they are about its step. */
    private static boolean isEvents(String message) {
        return message.startsWith("{\"type\":\"Events\"");
    }

    /** The step a message is about: patches say when it changes. */
    private static int stepOf(String message) {
        JsonNode json = JsonMapper.shared().readTree(message);
        if (json.get("type").asString().equals("Snapshot")) {
            return json.get("view").get("step").asInt();
        }
        if (json.get("type").asString().equals("Patch")) {
            for (JsonNode change : json.get("changes")) {
                if (change.get("path").size() == 1 && change.get("path").get(0).asString().equals("step")) {
                    return change.get("value").asInt();
                }
            }
        }
        return 0;
    }

    /** What a viewer has been allowed to read so far: names of cards, and all that is printed on those. */
    private record Allowed(Set<String> names, Set<String> prints) {
        boolean has(String name) {
            return names.contains(name) || prints.stream().anyMatch(print -> print.contains(name));
        }

        Allowed copy() {
            return new Allowed(Set.copyOf(names), Set.copyOf(prints));
        }
    }

    /** Watches a match with the eyes of each viewer. */
    private static final class Seen<T extends Table> implements Observer<T> {
        private final Game<T> game;
        private final List<Allowed> viewers = new ArrayList<>();

        Seen(Game<T> game, int count) {
            this.game = game;
            for (int i = 0; i < count; i++) {
                viewers.add(new Allowed(new HashSet<>(), new HashSet<>()));
            }
        }

        @Override
        public void saw(T table, Event event) {
            look(table);
        }

        void look(T table) {
            for (int viewer = 0; viewer < viewers.size(); viewer++) {
                int seat = viewer < table.seatCount() ? viewer : Table.NONE;
                for (int card = 0; card < table.pieceCount(); card++) {
                    Face face = table.piece(card).face();
                    boolean reads = table.piece(card).owner() == seat || Sight.sees(table, seat, card);
                    if (reads && viewers.get(viewer).names.add(face.name())) {
                        viewers.get(viewer).prints.add(WireJson.write(Pictures.face(game, face)));
                    }
                }
            }
        }

        List<Allowed> copy() {
            return viewers.stream().map(Allowed::copy).toList();
        }
    }
}
