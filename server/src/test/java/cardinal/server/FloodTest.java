package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.server.wire.ToServer;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Who asks to be shown a match again and again keeps nobody from playing it. */
final class FloodTest extends ServerTest {
    private static final int JOINS = 3_000;

    @Test
    void aSpectatorWhoJoinsThousandsOfTimesDoesNotDelayAnAnswer() {
        Duel duel = Duel.of("riftbound", 5, client(), client());
        duel.play(30, new java.util.Random(1));
        Client[] spectators = IntStream.range(0, 3).mapToObj(i -> client().connect()).toArray(Client[]::new);
        for (Client eve : spectators) {
            eve.records = false;
        }
        for (int i = 0; i < JOINS; i++) {
            for (Client eve : spectators) {
                eve.rawIfOpen(cardinal.server.wire.WireJson.write(new ToServer.Join(duel.match(), Optional.empty())));
            }
        }
        long[] answers = new long[10];
        java.util.Random random = new java.util.Random(2);
        for (int i = 0; i < answers.length; i++) {
            Client asked = duel.asked().orElseThrow();
            long before = System.nanoTime();
            asked.choose(random.nextInt(asked.options().size()));
            answers[i] = System.nanoTime() - before;
        }
        Arrays.sort(answers);
        assertThat(answers[9] / 1_000_000).as("milliseconds").isLessThan(5_000);
    }
}
