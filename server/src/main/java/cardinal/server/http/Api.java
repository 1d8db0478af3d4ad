package cardinal.server.http;

import cardinal.server.wire.WireJson;
import io.javalin.http.Context;

/** Bodies of requests and answers. */
final class Api {
    private Api() {
    }

    static void answer(Context request, Object body) {
        request.contentType("application/json").result(WireJson.write(body));
    }

    static <M> M read(Context request, Class<M> type) {
        return WireJson.read(request.body(), type);
    }
}
