package cardinal.server.http;

import io.javalin.http.Context;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Pages of other sites may not speak in a visitor's name, and no other name may lead to a server on the visitor's own machine. */
final class Origins {
    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

    private final List<String> allowed;
    private final String host;

    /** host: the address the server listens at. */
    Origins(List<String> allowed, String host) {
        this.allowed = allowed;
        this.host = host;
    }

    /** Why a request is refused; empty if it is not. */
    String objection(Context request) {
        String asked = request.header("Host");
        if (asked == null || !isOurs(asked)) {
            return "this server is not called " + asked;
        }
        String origin = request.header("Origin");
        if (origin == null || origin.equals(request.scheme() + "://" + asked) || allowed.contains(origin)
                || isSame(origin, asked)) {
            return "";
        }
        return "pages of " + origin + " may not speak to this server";
    }

    /** A proxy may speak https in front of this server. */
    private static boolean isSame(String origin, String asked) {
        return origin.equals("https://" + asked);
    }

    /** A server at a loopback address is only called by a loopback name; any other by the names that were allowed, or by any if none was. */
    private boolean isOurs(String asked) {
        String name = withoutPort(asked.toLowerCase(Locale.ROOT));
        if (LOOPBACK.contains(name) || name.equals(host)) {
            return true;
        }
        boolean local = host.equals("127.0.0.1") || host.equals("localhost") || host.equals("::1");
        return allowed.isEmpty() ? !local : allowed.stream().anyMatch(origin -> name.equals(hostOf(origin)));
    }

    private static String withoutPort(String asked) {
        int colon = asked.lastIndexOf(':');
        return colon < 0 || asked.endsWith("]") ? asked : asked.substring(0, colon);
    }

    private static @Nullable String hostOf(String origin) {
        try {
            return URI.create(origin).getHost();
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
