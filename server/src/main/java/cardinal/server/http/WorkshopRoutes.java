package cardinal.server.http;

import cardinal.arena.workshop.CardDraft;
import cardinal.arena.workshop.TrialTable;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.Trial;
import cardinal.catalog.game.Workbench;
import cardinal.kernel.BadInput;
import cardinal.kernel.Setup;
import cardinal.server.store.Origin;
import cardinal.server.table.LoadedGames;
import cardinal.server.table.Lobby;
import cardinal.server.wire.SeatGrant;
import cardinal.server.wire.WorkshopCard;
import cardinal.server.wire.WorkshopReading;
import io.javalin.config.RoutesConfig;
import java.util.List;
import java.util.Map;

/** Cards that somebody writes: how they are read, and a table to try them on. */
final class WorkshopRoutes {
    private static final int MOST_FIELDS = 40;
    private static final int LONGEST = 4_000;
    private static final String OWNER = "A";

    private final LoadedGames games;
    private final Lobby lobby;

    WorkshopRoutes(LoadedGames games, Lobby lobby) {
        this.games = games;
        this.lobby = lobby;
    }

    void add(RoutesConfig routes) {
        routes.post("/api/workshop/read",
                request -> {
                    WorkshopCard card = Api.read(request, WorkshopCard.class);
                    Api.answer(request, lobby.heavy(), () -> reading(trial(card)));
                });
        routes.post("/api/workshop/tables",
                request -> {
                    WorkshopCard card = Api.read(request, WorkshopCard.class);
                    Api.answer(request, lobby.heavy(), () -> table(card, Api.client(request)));
                });
    }

    private Trial trial(WorkshopCard card) {
        return games.game(card.game(), "").trial(draft(card).fields());
    }

    /** What is not said about the card is as usual. */
    private CardDraft draft(WorkshopCard card) {
        Map<String, String> fields = card.fields();
        if (fields.size() > MOST_FIELDS
                || fields.entrySet().stream().mapToInt(e -> e.getKey().length() + e.getValue().length()).sum()
                        > LONGEST) {
            throw new BadInput("fields",
                    "a card has at most " + MOST_FIELDS + " fields, of " + LONGEST + " characters together");
        }
        Workbench botThreads = games.game(card.game(), "").workbench();
        CardDraft draft = new CardDraft(botThreads, botThreads.typeOf(fields));
        fields.forEach(draft::put);
        return draft;
    }

    private static WorkshopReading reading(Trial trial) {
        return new WorkshopReading(trial.name(), trial.isUnderstood(), trial.outline(), trial.failures().stream()
                .map(f -> new WorkshopReading.Failure(f.paragraph(), f.unread(), f.why(), f.like())).toList());
    }

    private SeatGrant table(WorkshopCard card, String who) {
        Trial trial = trial(card);
        if (!trial.isUnderstood()) {
            throw new BadInput("text", "the card is not understood yet: " + trial.failures().getFirst().why());
        }
        Game<?> game = games.game(card.game(), "");
        Workbench.Where where = switch (card.where().orElse("hand")) {
            case "hand" -> Workbench.Where.HAND;
            case "play" -> Workbench.Where.PLAY;
            default -> throw new BadInput("where", "a card is tried from the hand or in play: hand, play");
        };
        TrialTable laid = new TrialTable(card.game(), game.workbench(), draft(card), where, OWNER);
        Setup.DeckList none = new Setup.DeckList("table", List.of());
        Origin origin = LoadedGames.origin(game, "", 1, List.of(none, none), laid.lines());
        return lobby.open(origin, 0, card.name().orElse("You"), card.level().orElse(""), Lobby.Past.NONE, who);
    }
}
