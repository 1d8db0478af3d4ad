package cardinal.server;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import cardinal.server.wire.DeckText;
import cardinal.server.wire.ToServer;
import cardinal.server.wire.WireJson;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Nobody may do too much. */
final class LimitsTest extends ServerTest {
    /** A frame of text as a client masks it. */
    private static final byte[] TWO_LETTERS = {(byte) 0x81, (byte) 0x82, 0, 0, 0, 0, 'h', 'i'};

    @Override
    Settings settings() {
        return Settings.local(data).onPort(0).with(new Settings.Limits(5, 60, 3, 2, 100, false, 60_000, 10, 50, 30));
    }

    @Test
    void whoOpensTooManyTablesHasToWait() {
        String body = WireJson.write(Tables.bot("evolve", "random", 1));
        for (int i = 0; i < 3; i++) {
            assertThat(client().send("POST", "/api/tables", body).statusCode()).isEqualTo(200);
        }
        assertThat(client().send("POST", "/api/tables", body).statusCode()).isEqualTo(429);
    }

    @Test
    void whoChecksManyDecksOpensNoTable() {
        DeckText deck = new DeckText("evolve", "standard", Optional.empty(), "3 Nothing", Optional.empty());
        for (int i = 0; i < 5; i++) {
            assertThat(client().send("POST", "/api/decks/check", WireJson.write(deck)).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void whoPlaysAgainstPeopleCannotNameTheSeed() {
        assertThat(client().send("POST", "/api/tables", WireJson.write(Tables.friend("evolve", true, 1))).body())
                .contains("seed");
        assertThat(client().send("POST", "/api/tables", WireJson.write(Tables.bot("evolve", "random", 1)))
                .statusCode()).isEqualTo(200);
    }

    @Test
    void whoSpeaksTooFastIsRefusedAndThenDismissed() {
        Client ann = client();
        String match = seat(ann);
        for (int i = 0; i < 400; i++) {
            ann.rawIfOpen(WireJson.write(new ToServer.Ping(match, i)));
        }
        RefusalTest.await(() -> ann.gone);
        assertThat(ann.closed).isEqualTo(4008);
        assertThat(ann.received).anyMatch(text -> text.contains("Refused") && text.contains("too many"));
    }

    /** Who answers the dismissal with ever more messages is not listened to for ever. */
    @Test
    void whoNeverStopsSpeakingIsCutOff() throws IOException {
        try (Socket line = new Socket("127.0.0.1", server.port())) {
            line.setSoTimeout(60_000);
            line.getOutputStream()
                    .write(("GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
                            .getBytes(US_ASCII));
            Thread.ofVirtual().start(() -> {
                try {
                    while (true) {
                        line.getOutputStream().write(TWO_LETTERS);
                    }
                } catch (IOException e) {
                    // the line is cut
                }
            });
            byte[] heard = new byte[1 << 16];
            assertThatNoException().isThrownBy(() -> {
                try {
                    while (line.getInputStream().read(heard) >= 0) {
                        // refusals and the dismissal
                    }
                } catch (SocketException e) {
                    // cut off while speaking
                }
            });
        }
    }

    private static String seat(Client ann) {
        JsonNode grant = ann.post("/api/tables", Tables.bot("evolve", "random", 1));
        Tables.play(ann, grant).next("Snapshot");
        return grant.get("match").asString();
    }

    @Test
    void moreSocketsThanAllowedAreClosed() {
        List<Client> three = List.of(client().connect(), client().connect(), client().connect());
        RefusalTest.await(() -> three.stream().anyMatch(one -> one.gone));
        assertThat(three).extracting(one -> one.closed).containsExactlyInAnyOrder(-1, -1, 4008);
    }
}
