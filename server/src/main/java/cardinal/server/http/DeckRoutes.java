package cardinal.server.http;

import cardinal.cards.deck.Problem;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.ReadDeck;
import cardinal.catalog.view.View;
import cardinal.kernel.BadInput;
import cardinal.kernel.Face;
import cardinal.kernel.Setup.DeckList;
import cardinal.server.table.DeckInput;
import cardinal.server.table.HeavyWork;
import cardinal.server.table.LoadedGames;
import cardinal.server.view.Pictures;
import cardinal.server.wire.DeckExport;
import cardinal.server.wire.DeckReport;
import cardinal.server.wire.DeckText;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Decks: what is in them, whether they may be played and by which clauses not, other ways of writing them. */
final class DeckRoutes {
    private final LoadedGames games;
    private final HeavyWork heavy;

    DeckRoutes(LoadedGames games, HeavyWork heavy) {
        this.games = games;
        this.heavy = heavy;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/games/{game}/cards", this::cards);
        routes.post("/api/decks/check", request -> {
            DeckText deck = Api.read(request, DeckText.class);
            Api.answer(request, heavy, () -> report(deck));
        });
        routes.post("/api/decks/export", request -> {
            DeckText deck = Api.read(request, DeckText.class);
            Api.answer(request, heavy, () -> export(deck));
        });
    }

    private void cards(Context request) {
        String pool = request.queryParam("pool");
        String name = request.pathParam("game");
        Api.answer(request, heavy, () -> {
            Game<?> game = games.game(name, pool == null ? "" : pool);
            return game.faces().stream().map(face -> Pictures.face(game, face)).toList();
        });
    }

    private Game<?> game(DeckText deck) {
        return games.game(deck.game(), deck.pool().orElse(""), deck.mode());
    }

    private DeckReport report(DeckText text) {
        Game<?> game = game(text);
        DeckList deck = DeckInput.written(text.text());
        ReadDeck read = game.read(deck);
        Map<String, View.Face> faces = faces(game, read);
        List<DeckReport.Fault> faults = read.faults().stream()
                .map(fault -> new DeckReport.Fault(fault.clause(), fault.message())).toList();
        return new DeckReport(read.shape().name().toLowerCase(Locale.ROOT), groups(read), faults, faces,
                DeckCharts.of(read, faces), String.join("\n", read.lines()));
    }

    private static List<DeckReport.Group> groups(ReadDeck read) {
        List<DeckReport.Group> groups = new ArrayList<>();
        read.sections().forEach((heading, cards) -> {
            Map<ReadDeck.Card, Integer> copies = new LinkedHashMap<>();
            cards.forEach(card -> copies.merge(card, 1, Integer::sum));
            groups.add(new DeckReport.Group(heading, cards.size(), copies.entrySet().stream()
                    .map(e -> new DeckReport.Entry(e.getKey().name(), e.getValue(), e.getKey().number())).toList()));
        });
        return groups;
    }

    private static Map<String, View.Face> faces(Game<?> game, ReadDeck read) {
        List<String> names = read.sections().values().stream().flatMap(List::stream).map(ReadDeck.Card::name).distinct()
                .toList();
        return game.faces().stream().filter(face -> names.contains(face.name()))
                .collect(Collectors.toMap(Face::name, face -> Pictures.face(game, face), (first, other) -> first,
                        LinkedHashMap::new));
    }

    private DeckExport export(DeckText text) {
        Game<?> game = game(text);
        DeckList deck = DeckInput.written(text.text());
        ReadDeck read = game.read(deck);
        if (!read.unread().isEmpty()) {
            throw new BadInput("deck",
                    read.unread().stream().map(Problem::toString).collect(Collectors.joining("; ")));
        }
        String form = text.form().orElse("list");
        return new DeckExport(form, switch (form) {
            case "list" -> String.join("\n", read.lines());
            case "copies" -> game.copies(deck);
            case "code" -> game.code(deck, OptionalInt.empty());
            default -> throw new BadInput("form", "a deck is written as list, copies or code");
        });
    }
}
