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
        List<String> origins, Duration think, Limits limits, List<Path> lessons) {
    public static final int PORT = 7777;
    /** What the names of the embedded store's files begin with. */
    static final String FILE = "cardinal";

    /**
     * What one client may do at most.
     *
     * @param messages  over a socket in a second
     * @param requests  over HTTP in a minute
     * @param openings  tables opened in a minute
     * @param sockets  open at the same time
     * @param tables  of all clients together
     * @param seeds  whether who opens a table for other people may name its seed, and so know all that comes
     */
    public record Limits(int messages, int requests, int openings, int sockets, int tables, boolean seeds) {
        public static final Limits USUAL = new Limits(20, 600, 30, 60, 5_000, false);
        /** For load tests from one machine. */
        public static final Limits WIDE = new Limits(1_000, 1_000_000, 1_000_000, 10_000, 20_000, true);
    }

    public static Settings local(Path data) {
        return new Settings("127.0.0.1", PORT, "", "", "", data, List.of(), Duration.ofSeconds(2), Limits.USUAL,
                List.of());
    }

    public Settings onPort(int other) {
        return new Settings(host, other, database, user, password, data, origins, think, limits, lessons);
    }

    public Settings with(Limits other) {
        return new Settings(host, port, database, user, password, data, origins, think, other, lessons);
    }

    /** Of the database. An embedded one is closed by the server, not by the end of the process. */
    public String url() {
        return database.isEmpty()
                ? "jdbc:h2:file:" + data.toAbsolutePath().resolve(FILE) + ";DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0"
                : database;
    }
}
