package cardinal.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A test with a server of its own and clients that are closed at its end. */
abstract class ServerTest {
    @TempDir
    Path data = Path.of("");

    private final List<Client> clients = new ArrayList<>();
    Server server;

    Settings settings() {
        return Settings.local(data).onPort(0).with(Settings.Limits.WIDE.withSeeds());
    }

    @BeforeEach
    void start() throws IOException {
        server = new Server(settings());
    }

    @AfterEach
    void stop() {
        clients.forEach(Client::close);
        server.close();
    }

    /** Takes the server down and up again; clients have to come back. */
    void restart() throws IOException {
        server.close();
        server = new Server(settings());
    }

    Client client() {
        Client client = new Client(server.port());
        clients.add(client);
        return client;
    }
}
