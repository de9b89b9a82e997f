package umpire.connections;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectionLimitsTest {
  @Test
  void settingsAreRead() {
    ConnectionLimits limits = ConnectionLimits.configured();
    assertThat(limits.perAddress()).isEqualTo(8);
    assertThat(limits.body()).isEqualTo(Duration.ofSeconds(2));
    assertThat(limits.hosts()).containsExactlyInAnyOrder("umpire.example.org", "play.example.org");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "many", "1.5", "99999999999"})
  void aBadNumberIsNamed(String number) {
    with(
        "umpire.connections.head-seconds",
        number,
        () ->
            assertThatThrownBy(ConnectionLimits::require)
                .hasMessageContaining("UMPIRE_CONNECTIONS_HEAD_SECONDS")
                .hasMessageContaining(number));
  }

  @Test
  void aProcessThatWouldHaveNoLimitsDoesNotStart() {
    ConnectionLimits.require();
    with(
        "io.netty.bootstrap.extensions",
        "log",
        () -> assertThatThrownBy(ConnectionLimits::require).hasMessageContaining("serviceload"));
  }

  private static void with(String property, String value, Runnable check) {
    String before = System.setProperty(property, value);
    try {
      check.run();
    } finally {
      System.setProperty(property, before);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "192.0.2.7, 192.0.2.7",
    "::ffff:192.0.2.7, 192.0.2.7",
    "2001:db8:1:2:3:4:5:6, 2001:db8:1:2::/64"
  })
  void ofIpv6TheNetworkIsCounted(String address, String network) {
    assertThat(NetworkAddress.of(InetAddress.ofLiteral(address))).isEqualTo(network);
  }
}
