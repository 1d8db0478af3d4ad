package cardinal.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Who asks, for limits: nobody can choose their own address. */
final class ClientAddressesTest {
    private static final ClientAddresses PROXIED =
            new ClientAddresses(List.of("10.0.0.0/8", "127.0.0.1", "::1"), "X-Forwarded-For");

    private static String of(String remote, String... headers) {
        return PROXIED.of(remote, List.of(headers));
    }

    @Test
    void aTrustedProxySaysWhoAsksAndNobodyElseDoes() {
        assertThat(of("127.0.0.1", "203.0.113.9")).isEqualTo("203.0.113.9");
        assertThat(of("198.51.100.4", "203.0.113.9")).isEqualTo("198.51.100.4");
        assertThat(new ClientAddresses(List.of(), "X-Forwarded-For").of("127.0.0.1", List.of("203.0.113.9")))
                .isEqualTo("127.0.0.1");
    }

    @Test
    void whatAClientWroteBeforeTheProxyIsNotBelieved() {
        assertThat(of("127.0.0.1", "1.1.1.1, 203.0.113.9")).isEqualTo("203.0.113.9");
        assertThat(of("127.0.0.1", "1.1.1.1, 203.0.113.9, 10.2.3.4")).isEqualTo("203.0.113.9");
        assertThat(of("127.0.0.1", "1.1.1.1", "203.0.113.9, 10.2.3.4")).isEqualTo("203.0.113.9");
        assertThat(of("127.0.0.1", "1.1.1.1, nonsense")).isEqualTo("127.0.0.1");
        assertThat(of("127.0.0.1")).isEqualTo("127.0.0.1");
    }

    @Test
    void anIpv6ClientIsItsNetwork() {
        assertThat(of("2001:db8:1:2:3:4:5:6")).isEqualTo("2001:db8:1:2::/64");
        assertThat(of("2001:db8:1:2:ffff::1")).isEqualTo("2001:db8:1:2::/64");
        assertThat(of("2001:db8:1:3::1")).isNotEqualTo("2001:db8:1:2::/64");
        assertThat(of("::1", "[2001:db8:1:2::7]:4711")).isEqualTo("2001:db8:1:2::/64");
        assertThat(of("::ffff:203.0.113.9")).isEqualTo("203.0.113.9");
        assertThat(of("fe80::1%eth0")).isEqualTo("fe80:0:0:0::/64");
    }

    @Test
    void portsAreLeftOff() {
        assertThat(of("127.0.0.1", "203.0.113.9:5000")).isEqualTo("203.0.113.9");
    }

    @Test
    void theHeaderOfTheStandardCanBeUsedInstead() {
        ClientAddresses standard = new ClientAddresses(List.of("127.0.0.1"), "Forwarded");
        assertThat(standard.of("127.0.0.1", List.of("for=1.1.1.1, for=\"[2001:db8::9]:99\";proto=https")))
                .isEqualTo("2001:db8:0:0::/64");
        assertThat(standard.of("127.0.0.1", List.of("for=1.1.1.1, for=_hidden"))).isEqualTo("127.0.0.1");
    }

    @Test
    void aProxyThatIsNoAddressIsRefused() {
        assertThatThrownBy(() -> new ClientAddresses(List.of("proxy.example"), "X-Forwarded-For"))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("proxy.example");
    }
}
