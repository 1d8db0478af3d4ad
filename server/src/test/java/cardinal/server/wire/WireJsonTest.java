package cardinal.server.wire;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import org.junit.jupiter.api.Test;

/** What is read is exactly what was meant. */
final class WireJsonTest {
    @Test
    void aKeyThatIsGivenTwiceIsRefused() {
        assertThatThrownBy(() -> WireJson.read("{\"type\":\"Ping\",\"match\":\"a\",\"n\":1,\"n\":2}", ToServer.class))
                .isInstanceOf(BadInput.class);
    }
}
