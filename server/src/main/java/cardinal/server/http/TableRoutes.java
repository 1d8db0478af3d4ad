package cardinal.server.http;

import cardinal.server.table.Hall;
import cardinal.server.wire.NewTable;
import cardinal.server.wire.SitDown;
import io.javalin.config.RoutesConfig;

/** Opening tables, sitting down, looking for tables. */
final class TableRoutes {
    private final Hall hall;

    TableRoutes(Hall hall) {
        this.hall = hall;
    }

    void add(RoutesConfig routes) {
        routes.post("/api/tables", request -> Api.answer(request, hall.open(Api.read(request, NewTable.class))));
        routes.post("/api/tables/{match}/seats", request -> Api.answer(request,
                hall.sit(request.pathParam("match"), Api.read(request, SitDown.class))));
        routes.get("/api/tables/{match}", request -> Api.answer(request, hall.room(request.pathParam("match"))));
        routes.get("/api/lobby", request -> Api.answer(request, hall.lobby()));
    }
}
