package cardinal.server.http;

import cardinal.server.table.HeavyWork;
import cardinal.server.wire.WireJson;
import io.javalin.http.Context;
import java.util.Objects;
import java.util.function.Supplier;

/** Bodies of requests and answers. */
final class Api {
    static final String CLIENT = "client";

    private Api() {
    }

    static void answer(Context request, Object body) {
        request.contentType("application/json").result(WireJson.write(body));
    }

    /** The same for an answer that costs much. */
    static void answer(Context request, HeavyWork heavy, Supplier<?> body) {
        String client = client(request);
        answer(request, heavy.run(client, body));
    }

    /** Who asks. */
    static String client(Context request) {
        return Objects.requireNonNull(request.attribute(CLIENT));
    }

    static <M> M read(Context request, Class<M> type) {
        return WireJson.read(request.body(), type);
    }
}
