package cardinal.server.http;

import cardinal.server.table.Lobby;
import cardinal.server.wire.NewTable;
import cardinal.server.wire.SitDown;
import io.javalin.config.RoutesConfig;

/** Opening tables, sitting down, looking for tables. */
final class TableRoutes {
    private final Lobby lobby;

    TableRoutes(Lobby lobby) {
        this.lobby = lobby;
    }

    void add(RoutesConfig routes) {
        routes.post("/api/tables", request -> Api.answer(request, lobby.open(Api.read(request, NewTable.class))));
        routes.post("/api/tables/{match}/seats", request -> Api.answer(request,
                lobby.sit(request.pathParam("match"), Api.read(request, SitDown.class))));
        routes.get("/api/tables/{match}", request -> Api.answer(request, lobby.room(request.pathParam("match"))));
        routes.get("/api/lobby", request -> Api.answer(request, lobby.lobby()));
    }
}
