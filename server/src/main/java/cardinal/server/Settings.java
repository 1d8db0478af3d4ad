package cardinal.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * How a server is set up.
 *
 * @param host  the address it listens at; the machine's own by default
 * @param port  0 for any free one
 * @param database  a JDBC URL; empty for the embedded store in the data folder
 * @param data  the folder of the embedded store
 * @param origins  where pages may come from besides the server itself, as https://example.org
 * @param think  the longest a bot thinks about a choice
 * @param lessons  folders with lessons besides those that come with Cardinal
 */
public record Settings(String host, int port, String database, String user, String password, Path data,
        List<String> origins, Duration think, Limits limits, Proxies proxies, List<Path> lessons) {
    public static final int PORT = 7777;
    /** What the names of the embedded store's files begin with. */
    static final String FILE = "cardinal";

    /**
     * What one client may do at most. A client is an IPv4 address or an IPv6 network of 64 bits.
     *
     * @param messages  over a socket in a second
     * @param requests  over HTTP in a minute
     * @param openings  tables opened in a minute
     * @param sockets  open at the same time
     * @param tables  of all clients together
     * @param seeds  whether who opens a table for other people may name its seed, and so know all that comes; only for tests
     * @param work  milliseconds of a processor in a minute, for reading cards and decks and for replays
     * @param waiting  tables at which somebody is missing
     * @param ofOne  tables in all
     * @param waits  minutes that a table waits for somebody while nobody looks at it
     */
    public record Limits(int messages, int requests, int openings, int sockets, int tables, boolean seeds, int work,
            int waiting, int ofOne, int waits) {
        public static final Limits USUAL = new Limits(20, 600, 30, 60, 5_000, false, 10_000, 10, 200, 30);
        /** For load tests from one machine. */
        public static final Limits WIDE =
                new Limits(1_000, 1_000_000, 1_000_000, 10_000, 20_000, false, 60_000_000, 20_000, 20_000, 30);

        /** For tests: the seed of any table can be named. */
        public Limits withSeeds() {
            return new Limits(messages, requests, openings, sockets, tables, true, work, waiting, ofOne, waits);
        }
    }

    /**
     * What stands in front of the server.
     *
     * @param trusted  addresses and networks (10.0.0.0/8) whose word on who asked them is believed
     * @param header  in which they say so
     */
    public record Proxies(List<String> trusted, String header) {
        public static final Proxies NONE = new Proxies(List.of(), "X-Forwarded-For");
    }

    public static Settings local(Path data) {
        return new Settings("127.0.0.1", PORT, "", "", "", data, List.of(), Duration.ofSeconds(2), Limits.USUAL,
                Proxies.NONE, List.of());
    }

    public Settings onPort(int other) {
        return new Settings(host, other, database, user, password, data, origins, think, limits, proxies, lessons);
    }

    public Settings with(Limits other) {
        return new Settings(host, port, database, user, password, data, origins, think, other, proxies, lessons);
    }

    public Settings behind(Proxies other) {
        return new Settings(host, port, database, user, password, data, origins, think, limits, other, lessons);
    }

    /** Of the database. An embedded one is closed by the server, not by the end of the process. */
    public String url() {
        return database.isEmpty()
                ? "jdbc:h2:file:" + data.toAbsolutePath().resolve(FILE) + ";DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0"
                : database;
    }
}
