package cardinal.cli;

import cardinal.cards.keep.PoolFolder;
import cardinal.cli.io.Io;
import cardinal.kernel.BadInput;
import cardinal.server.Server;
import cardinal.server.Settings;
import cardinal.server.SettingsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Starts the server and shows its page. */
@Command(name = "serve", header = "Play in a browser: start the server and open its page.",
        description = {"Without options it listens on this machine only and keeps its matches in a folder of yours.",
            "The password of a database is read from CARDINAL_DB_PASSWORD. What can be set besides, also the limits, is in",
            "docs/server.md: in a file (--config) and in the environment."})
final class ServeCommand implements Callable<Integer> {
    private static final int MOST_SECONDS = 600;
    private static final int USUAL_SECONDS = 2;
    private static final int LAST_PORT = 65_535;

    private final Io io;

    @Option(names = "--port", paramLabel = "N",
            description = "Where to listen (" + Settings.PORT + "); 0 for any free port.")
    @Nullable Integer port;

    @Option(names = "--host", paramLabel = "ADDRESS", description = "The address to listen at (127.0.0.1).")
    @Nullable String host;

    @Option(names = "--config", paramLabel = "FILE",
            description = "Settings and limits (" + SettingsFile.NAME
                    + " in the folder of the matches, if it is there).")
    @Nullable Path config;

    @Option(names = "--data", paramLabel = "FOLDER", description = "Where matches are kept.")
    @Nullable Path data;

    @Option(names = "--database", paramLabel = "URL",
            description = "A PostgreSQL database instead: jdbc:postgresql://...")
    @Nullable String database;

    @Option(names = "--user", paramLabel = "NAME", description = "The user of that database.")
    @Nullable String user;

    @Option(names = "--origin", paramLabel = "URL",
            description = "Where the page may come from besides this server itself: https://cards.example.org")
    List<String> origins = new ArrayList<>();

    @Option(names = "--think", paramLabel = "SECONDS", description = "The longest a bot thinks (2).")
    @Nullable Integer think;

    @Option(names = "--lessons", paramLabel = "FOLDER", description = "Where more lessons are.")
    List<Path> lessons = new ArrayList<>();

    @Option(names = "--no-browser", description = "Only print the address.")
    boolean quiet;

    @Option(names = "--no-limits", hidden = true,
            description = "For load tests: let one client do as much as it likes.")
    boolean unlimited;

    @Option(names = "--rehearse", hidden = true,
            description = "Start, ask for the games, read all cards and end: the launcher makes its cache of this.")
    boolean rehearsal;

    ServeCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Settings settings = settings(System.getenv());
        try (Server server = new Server(settings)) {
            String host = settings.host();
            String address = "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + server.port() + "/";
            io.out().println("Cardinal is at " + address + " - Ctrl-C ends it.");
            io.flush();
            if (rehearsal) {
                server.rehearse();
                return Main.OK;
            }
            if (!quiet) {
                open(address);
            }
            new CountDownLatch(1).await();
        }
        return Main.OK;
    }

    /** What is said here counts before the environment, and that before the file. */
    private Settings settings(Map<String, String> environment) throws IOException {
        Path folder = data == null ? PoolFolder.usual().folder().resolve("server") : data;
        Path usual = folder.resolve(SettingsFile.NAME);
        SettingsFile file = SettingsFile.read(config != null ? Optional.of(config)
                : Optional.of(usual).filter(Files::isRegularFile), environment);
        int listens = port != null ? port : file.number("port", 0).orElse(Settings.PORT);
        if (listens < 0 || listens > LAST_PORT) {
            throw new BadInput("--port", "a port is 0 to " + LAST_PORT);
        }
        int seconds = think != null ? think : file.number("think", 1).orElse(USUAL_SECONDS);
        if (seconds < 1 || seconds > MOST_SECONDS) {
            throw new BadInput("--think", "a bot thinks 1 to " + MOST_SECONDS + " seconds");
        }
        return new Settings(host != null ? host : file.text("host").orElse("127.0.0.1"), listens,
                database != null ? database : file.text("database").orElse(""),
                user != null ? user : file.text("user").orElse(""),
                environment.getOrDefault("CARDINAL_DB_PASSWORD", ""), folder,
                origins.isEmpty() ? file.list("origins") : origins, Duration.ofSeconds(seconds),
                unlimited ? Settings.Limits.WIDE : file.limits(Settings.Limits.USUAL), file.proxies(),
                lessons.isEmpty() ? file.list("lessons").stream().map(Path::of).toList() : lessons);
    }

    /** Asks the desktop for a browser; where there is none the printed address has to do. */
    private void open(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        boolean desktop = system.contains("mac") || system.contains("win") || System.getenv("DISPLAY") != null
                || System.getenv("WAYLAND_DISPLAY") != null;
        if (!desktop) {
            return;
        }
        List<String> command = system.contains("mac") ? List.of("open", address)
                : system.contains("win") ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                : List.of("xdg-open", address);
        try {
            new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            io.err().println("cardinal serve: no browser could be opened; open the address yourself");
        }
    }
}
