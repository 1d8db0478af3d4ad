package cardinal.server.http;

import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.BadInput;
import cardinal.server.table.Replays;
import cardinal.server.wire.Fork;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** Matches that are over, step by step, and playing on from any of the steps. */
final class ReplayRoutes {
    private final Replays replays;

    ReplayRoutes(Replays replays) {
        this.replays = replays;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/replays/{match}", request -> Api.answer(request, replays.info(request.pathParam("match"))));
        routes.get("/api/replays/{match}/steps/{step}", request -> Api.answer(request,
                replays.step(request.pathParam("match"), number("step", request.pathParam("step")),
                        viewpoint(request))));
        routes.get("/api/replays/{match}/steps/{step}/hint", request -> Api.answer(request,
                replays.hint(request.pathParam("match"), number("step", request.pathParam("step")))));
        routes.post("/api/replays/{match}/forks", request -> Api.answer(request,
                replays.fork(request.pathParam("match"), Api.read(request, Fork.class))));
    }

    private static Viewpoint viewpoint(Context request) {
        String word = request.queryParam("eyes");
        return word == null || word.equals("open") ? Viewpoint.OPEN
                : word.equals("spectator") ? Viewpoint.SPECTATOR : Viewpoint.of(number("eyes", word));
    }

    private static int number(String where, String word) {
        if (!word.matches("\\d{1,6}")) {
            throw new BadInput(where, "\"" + word + "\" is no number");
        }
        return Integer.parseInt(word);
    }
}
