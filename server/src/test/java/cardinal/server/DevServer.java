package cardinal.server;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** A server for trying out the page and for tests in processes of their own: port and folder as arguments. */
public final class DevServer {
    private DevServer() {
    }

    public static void main(String[] args) throws Exception {
        int port = args.length > 0 ? Integer.parseInt(args[0]) : Settings.PORT;
        Path data = args.length > 1 ? Path.of(args[1]) : Files.createTempDirectory("cardinal-dev");
        try (Server server = new Server(Settings.local(data).onPort(port).with(Settings.Limits.WIDE.withSeeds()))) {
            System.out.println("Cardinal is at http://127.0.0.1:" + server.port() + "/");
            System.out.flush();
            new CountDownLatch(1).await();
        }
    }
}
