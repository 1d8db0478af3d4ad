package cardinal.server.http;

import cardinal.bots.Bots;
import cardinal.cards.keep.KeptPool;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.Workbench;
import cardinal.kernel.Edition;
import cardinal.kernel.Ledger;
import cardinal.kernel.Setup;
import cardinal.server.table.DeckInput;
import cardinal.server.table.LoadedGames;
import cardinal.server.table.RuleTexts;
import cardinal.server.wire.ClauseText;
import cardinal.server.wire.GameOffer;
import cardinal.server.wire.StarterDeck;
import cardinal.server.wire.WorkshopOffer;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;

/** What there is to play: games, modes, decks, clauses. */
final class GameRoutes {
    private final LoadedGames games;
    private final RuleTexts rules;

    GameRoutes(LoadedGames games, RuleTexts rules) {
        this.games = games;
        this.rules = rules;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/games", request -> Api.answer(request, Games.names().stream().map(this::offer).toList()));
        routes.get("/api/games/{game}/decks/{name}", this::deck);
        routes.get("/api/games/{game}/clauses/{clause}", this::clause);
        routes.get("/api/games/{game}/workshop", this::workshop);
    }

    private GameOffer offer(String id) {
        Game<?> game = games.game(id, "");
        List<GameOffer.ModeOffer> modes = game.modes().stream().map(mode -> {
            Game<?> in = game.in(mode);
            return new GameOffer.ModeOffer(mode, in.seats(), in.isSeries(),
                    in.starters().stream().map(Setup.DeckList::name).toList());
        }).toList();
        List<GameOffer.DeckOffer> decks = game.starters().stream()
                .map(deck -> new GameOffer.DeckOffer(deck.name(), deck.about())).toList();
        Edition edition = Games.edition(id);
        return new GameOffer(id, Games.family(id).id(), edition.title(), edition.version(), edition.date(), modes,
                decks,
                game.uiHints().windows(), Bots.levels(),
                games.pools().list().stream().filter(pool -> pool.game().equals(id)).map(KeptPool::name).toList());
    }

    private Game<?> game(Context request) {
        return games.game(request.pathParam("game"), "");
    }

    private void deck(Context request) {
        String mode = request.queryParam("mode");
        Game<?> game = mode == null ? game(request) : game(request).in(mode);
        Setup.DeckList deck = DeckInput.starter(game, request.pathParam("name"));
        Api.answer(request, new StarterDeck(deck.name(), String.join("\n", deck.lines())));
    }

    private void clause(Context request) {
        Games.require(request.pathParam("game"));
        Ledger.Entry entry = rules.of(request.pathParam("game")).entry(request.pathParam("clause"));
        Api.answer(request, new ClauseText(entry.clause(), entry.summary(), entry.status().word(), entry.note()));
    }

    private void workshop(Context request) {
        Workbench botThreads = game(request).workbench();
        Api.answer(request, new WorkshopOffer(request.pathParam("game"), botThreads.types().stream()
                .map(type -> new WorkshopOffer.CardKind(type, botThreads.look(type), botThreads.fields(type).stream()
                        .map(field -> new WorkshopOffer.Field(field.name(), field.usual())).toList()))
                .toList()));
    }
}
