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
        routes.post("/api/tables", request -> {
            NewTable wanted = Api.read(request, NewTable.class);
            Api.answer(request, lobby.heavy(), () -> lobby.open(wanted, Api.client(request)));
        });
        routes.post("/api/tables/{match}/seats", request -> {
            SitDown wanted = Api.read(request, SitDown.class);
            String match = request.pathParam("match");
            Api.answer(request, lobby.heavy(), () -> lobby.sit(match, wanted));
        });
        routes.get("/api/tables/{match}", request -> Api.answer(request,
                lobby.room(request.pathParam("match"), Api.client(request))));
        routes.get("/api/lobby", request -> Api.answer(request, lobby.lobby()));
    }
}
