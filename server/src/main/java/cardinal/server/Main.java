package cardinal.server;

import cardinal.cards.keep.PoolFolder;
import java.awt.Desktop;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** {@code ./cardinal} without arguments, or {@code ./cardinal serve}: the table in the browser. */
public final class Main {
    private static final int BAD_INPUT = 2;
    private static final int SURROUNDINGS = 3;
    private static final String USAGE = """
            Usage: cardinal serve [OPTIONS]        (cardinal alone does the same with what is usual)
              --port N          where to listen; 0: any free port (7777)
              --host ADDRESS    127.0.0.1, only this machine, unless you say otherwise
              --origin URL      where pages may come from besides the server itself; may be repeated
              --data FOLDER     of the embedded store
              --database URL    a JDBC URL, as jdbc:postgresql://host/name, with --user; the password is in CARDINAL_DB_PASSWORD
              --no-browser      only print the address
            """;

    private Settings settings = Settings.local(PoolFolder.usual().folder());
    private boolean browser = true;

    private Main() {
    }

    public static void main(String[] args) throws InterruptedException {
        Main main = new Main();
        String fault = main.read(List.of(args));
        if (!fault.isEmpty()) {
            boolean help = fault.equals(USAGE);
            (help ? System.out : System.err).println(help ? USAGE : "cardinal serve: " + fault + "\n" + USAGE);
            System.exit(help ? 0 : BAD_INPUT);
        }
        main.serve(System.out);
    }

    private void serve(PrintStream out) throws InterruptedException {
        try (Server server = new Server(settings)) {
            String address = "http://" + settings.host() + ":" + server.port() + "/";
            out.println("Cardinal is at " + address + "   (Ctrl+C ends it)");
            out.flush();
            if (browser) {
                open(address);
            }
            CountDownLatch never = new CountDownLatch(1);
            never.await();
        } catch (IOException | RuntimeException e) {
            System.err.println("cardinal: the server does not start: " + e.getMessage());
            System.err.println(
                    "Is another one running? cardinal serve --port 0 takes any free port, --data another folder.");
            System.exit(SURROUNDINGS);
        }
    }

    private static void open(String address) {
        try {
            if (!GraphicsEnvironment.isHeadless() && Desktop.isDesktopSupported()
                    && Desktop.getDesktop().isSupported(Desktop.Action.BROWSE)) {
                Desktop.getDesktop().browse(URI.create(address));
            }
        } catch (IOException | RuntimeException e) {
            System.err.println(
                    "cardinal: no browser could be opened (" + e.getMessage() + "); open the address yourself");
        }
    }

    /** What is wrong with the arguments; empty if nothing is. */
    private String read(List<String> args) {
        String host = settings.host();
        int port = settings.port();
        String database = "";
        String user = "";
        Path data = settings.data();
        List<String> origins = new ArrayList<>();
        for (int i = 0; i < args.size(); i++) {
            String name = args.get(i);
            switch (name) {
                case "-h", "--help" -> {
                    return USAGE;
                }
                case "--no-browser" -> browser = false;
                case "--port", "--host", "--origin", "--data", "--database", "--user" -> {
                    if (++i == args.size()) {
                        return name + " needs a value";
                    }
                    String value = args.get(i);
                    switch (name) {
                        case "--port" -> {
                            if (!value.matches("\\d{1,5}") || Integer.parseInt(value) > 65_535) {
                                return "--port is a number from 0 to 65535, not " + value;
                            }
                            port = Integer.parseInt(value);
                        }
                        case "--host" -> host = value;
                        case "--origin" -> origins.add(value);
                        case "--data" -> data = Path.of(value);
                        case "--database" -> database = value;
                        default -> user = value;
                    }
                }
                default -> {
                    return "there is no option " + name;
                }
            }
        }
        String password = System.getenv().getOrDefault("CARDINAL_DB_PASSWORD", "");
        settings =
                new Settings(host, port, database, user, password, data, origins, settings.think(), settings.limits());
        return "";
    }
}
