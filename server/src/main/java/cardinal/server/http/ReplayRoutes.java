package cardinal.server.http;

import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.BadInput;
import cardinal.server.table.HeavyWork;
import cardinal.server.table.Replays;
import cardinal.server.wire.Fork;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** Matches that are over, step by step, and playing on from any of the steps. */
final class ReplayRoutes {
    private final Replays replays;
    private final HeavyWork heavy;

    ReplayRoutes(Replays replays, HeavyWork heavy) {
        this.replays = replays;
        this.heavy = heavy;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/replays/{match}", request -> {
            String match = request.pathParam("match");
            Api.answer(request, heavy, () -> replays.info(match));
        });
        routes.get("/api/replays/{match}/steps/{step}", request -> {
            String match = request.pathParam("match");
            int step = number("step", request.pathParam("step"));
            Viewpoint viewpoint = viewpoint(request);
            Api.answer(request, heavy, () -> replays.step(match, step, viewpoint));
        });
        routes.get("/api/replays/{match}/steps/{step}/hint", request -> {
            String match = request.pathParam("match");
            int step = number("step", request.pathParam("step"));
            heavy.run(Api.client(request), () -> replays.info(match));
            Api.answer(request, replays.hint(match, step, Api.client(request)));
        });
        routes.post("/api/replays/{match}/forks", request -> {
            String match = request.pathParam("match");
            Fork wanted = Api.read(request, Fork.class);
            Api.answer(request, heavy, () -> replays.fork(match, wanted, Api.client(request)));
        });
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
