package cardinal.server.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Who a request comes from, for limits. Behind proxies that are trusted it is the last address that none of them has; what anybody else says
 * of addresses is not believed. An IPv6 client has a whole /64 to itself, so that is what counts.
 */
final class ClientAddresses {
    private static final Pattern FORWARDED = Pattern.compile("(?i)\\bfor=\"?(\\[[^\\]]*\\]|[^\";,\\s]*)");
    private static final int IPV4 = 4;
    private static final int NETWORK = 8;

    private final List<Network> trusted;
    private final String header;

    /** The addresses that begin with these bits. */
    private record Network(byte[] address, int bits) {
        /** Written as 10.0.0.0/8, or as one address. */
        static Network parse(String written) {
            int slash = written.indexOf('/');
            byte[] address = literal(slash < 0 ? written : written.substring(0, slash))
                    .orElseThrow(() -> new IllegalArgumentException(
                            "\"" + written + "\" is no address or network of a proxy: 10.0.0.0/8, ::1"))
                    .getAddress();
            int bits = slash < 0 ? address.length * Byte.SIZE : Integer.parseInt(written.substring(slash + 1));
            if (bits < 0 || bits > address.length * Byte.SIZE) {
                throw new IllegalArgumentException("\"" + written + "\" has too many bits");
            }
            return new Network(address, bits);
        }

        boolean has(InetAddress other) {
            byte[] theirs = other.getAddress();
            if (theirs.length != address.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> bit % Byte.SIZE;
                if ((theirs[bit / Byte.SIZE] & mask) != (address[bit / Byte.SIZE] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** trusted: addresses and networks of proxies; header: in which they say who asked them. */
    ClientAddresses(List<String> trusted, String header) {
        this.trusted = trusted.stream().map(Network::parse).toList();
        this.header = header;
    }

    String of(Context request) {
        return of(request.req().getRemoteAddr(), java.util.Collections.list(request.req().getHeaders(header)));
    }

    /** Whether a request comes from this machine itself, not through a proxy on it. */
    boolean isLocal(Context request) {
        return client(request.req().getRemoteAddr(), java.util.Collections.list(request.req().getHeaders(header)))
                .filter(InetAddress::isLoopbackAddress).isPresent() && request.header("X-Forwarded-For") == null
                && request.header("Forwarded") == null;
    }

    /** headers: of the name that proxies use, in their order. */
    String of(String remote, List<String> headers) {
        return client(remote, headers).map(ClientAddresses::key).orElse(remote);
    }

    private Optional<InetAddress> client(String remote, List<String> headers) {
        Optional<InetAddress> asks = literal(remote);
        if (asks.isEmpty()) {
            return asks;
        }
        InetAddress client = asks.get();
        List<String> said = headers.stream().flatMap(this::addresses).toList();
        for (int i = said.size() - 1; i >= 0 && isTrusted(client); i--) {
            Optional<InetAddress> before = literal(said.get(i));
            if (before.isEmpty()) {
                break;
            }
            client = before.get();
        }
        return Optional.of(client);
    }

    private java.util.stream.Stream<String> addresses(String value) {
        if (!header.toLowerCase(Locale.ROOT).equals("forwarded")) {
            return Arrays.stream(value.split(","));
        }
        return Arrays.stream(value.split(",")).map(part -> {
            Matcher matcher = FORWARDED.matcher(part);
            return matcher.find() ? matcher.group(1) : "unknown";
        });
    }

    private boolean isTrusted(InetAddress address) {
        return trusted.stream().anyMatch(network -> network.has(address));
    }

    private static String key(InetAddress client) {
        byte[] address = client.getAddress();
        if (address.length == IPV4) {
            return client.getHostAddress();
        }
        StringBuilder network = new StringBuilder();
        for (int i = 0; i < NETWORK; i += 2) {
            network.append(Integer.toHexString((address[i] & 0xff) << Byte.SIZE | address[i + 1] & 0xff)).append(':');
        }
        return network + ":/64";
    }

    /** An address as it is written, with or without a port; never looked up by name. */
    private static Optional<InetAddress> literal(@Nullable String written) {
        if (written == null) {
            return Optional.empty();
        }
        String word = written.strip();
        if (word.startsWith("[")) {
            int end = word.indexOf(']');
            word = end < 0 ? word : word.substring(1, end);
        } else if (word.indexOf(':') == word.lastIndexOf(':') && word.indexOf(':') > 0) {
            word = word.substring(0, word.indexOf(':'));
        }
        int scope = word.indexOf('%');
        try {
            return Optional.of(InetAddress.ofLiteral(scope < 0 ? word : word.substring(0, scope)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** For a socket. */
    String of(SocketAddress remote, List<String> headers) {
        return remote instanceof InetSocketAddress inet && inet.getAddress() != null
                ? of(inet.getAddress().getHostAddress(), headers) : of(remote.toString(), headers);
    }

    String header() {
        return header;
    }
}
