package umpire.lobby.webhooks.destination;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is refused of addresses stands in {@code ServerSideRequestForgeryTest}; here its edges. */
class PublicAddressesTest {
  @Test
  void anAddressThatIsMappedByHandIsSeenThrough() throws IOException {
    byte[] mapped = new byte[16];
    mapped[10] = -1;
    mapped[11] = -1;
    System.arraycopy(new byte[] {127, 0, 0, 1}, 0, mapped, 12, 4);
    InetAddress six = Inet6Address.getByAddress("mapped.example.org", mapped, -1);
    assertThat(PublicAddresses.refusal(six)).contains("an IPv4 address embedded in IPv6");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8.8.8.8",
        "1.1.1.1",
        "100.63.255.255",
        "100.128.0.0",
        "172.15.255.255",
        "172.32.0.0",
        "192.167.255.255",
        "198.17.255.255",
        "223.255.255.255",
        "2606:4700::1111",
        "2a00:1450:4001::1"
      })
  void theNeighboursOfWhatIsRefusedAreNot(String address) {
    assertThat(PublicAddresses.refusal(InetAddress.ofLiteral(address))).isEmpty();
  }
}
