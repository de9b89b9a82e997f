package umpire.connections;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForwardedHeaderTest {
  private static final AddressBlock PROXIES = AddressBlock.of("10.0.0.0/8");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\u0000',
      value = {
        "10.0.0.1 | for=192.0.2.7 | 192.0.2.7",
        "10.0.0.1 | For=\"192.0.2.7:4711\";proto=https;by=10.0.0.1 | 192.0.2.7",
        "10.0.0.1 | proto=http; for=192.0.2.7 ;host=\"a,b\" | 192.0.2.7",
        "10.0.0.1 | for=\"[2001:db8::7]:4711\" | 2001:db8:0:0:0:0:0:7",
        // What the client wrote itself stands before what the proxy added.
        "10.0.0.1 | for=203.0.113.9, for=192.0.2.7 | 192.0.2.7",
        "10.0.0.1 | for=203.0.113.9, for=192.0.2.7, for=10.0.0.2 | 192.0.2.7",
        "10.0.0.1 | for=10.0.0.3, for=10.0.0.2 | 10.0.0.3",
        // The header of a peer that is not trusted is ignored.
        "192.0.2.7 | for=203.0.113.9 | 192.0.2.7",
        // What is no address says nothing, and neither does what stands before it.
        "10.0.0.1 | for=203.0.113.9, for=unknown | 10.0.0.1",
        "10.0.0.1 | for=203.0.113.9, for=_hidden | 10.0.0.1",
        "10.0.0.1 | for=203.0.113.9, by=10.0.0.1 | 10.0.0.1",
        "10.0.0.1 | for=203.0.113.9, nonsense | 10.0.0.1",
        "10.0.0.1 | for=203.0.113.9, for=\"10.0.0.2 | 10.0.0.1",
        "10.0.0.1 | for=203.0.113.9\", for=192.0.2.7 | 192.0.2.7",
        "10.0.0.1 | for=999.0.0.1 | 10.0.0.1",
        "10.0.0.1 | , | 10.0.0.1"
      })
  void theNearestThatIsNoProxyAsks(String peer, String header, String client) {
    assertThat(asked(peer, List.of(header))).isEqualTo(client);
  }

  @Test
  void severalHeadersAreOne() {
    assertThat(asked("10.0.0.1", List.of("for=203.0.113.9", "for=192.0.2.7")))
        .isEqualTo("192.0.2.7");
    assertThat(asked("10.0.0.1", List.of())).isEqualTo("10.0.0.1");
  }

  private static String asked(String peer, List<String> headers) {
    return ForwardedHeader.client(InetAddress.ofLiteral(peer), PROXIES::contains, headers)
        .getHostAddress();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\u0000',
      value = {
        "192.0.2.7, for=192.0.2.7",
        "2001:db8::7, for=\"[2001:db8:0:0:0:0:0:7]\"",
        "::ffff:192.0.2.7, for=192.0.2.7"
      })
  void whatIsWrittenIsReadAgain(String address, String header) {
    InetAddress client = InetAddress.ofLiteral(address);
    assertThat(ForwardedHeader.of(client)).isEqualTo(header);
    assertThat(
            ForwardedHeader.client(
                InetAddress.ofLiteral("10.0.0.1"), PROXIES::contains, List.of(header)))
        .isEqualTo(client);
  }

  @Test
  void aBlockIsAnAddressOrManyThatBeginAlike() {
    assertThat(
            AddressBlock.ofAddressOrBlock("127.0.0.1").contains(InetAddress.ofLiteral("127.0.0.1")))
        .isTrue();
    assertThat(
            AddressBlock.ofAddressOrBlock("127.0.0.1").contains(InetAddress.ofLiteral("127.0.0.2")))
        .isFalse();
    assertThat(
            AddressBlock.ofAddressOrBlock("2001:db8::/32")
                .contains(InetAddress.ofLiteral("2001:db8:1::1")))
        .isTrue();
    assertThat(PROXIES.contains(InetAddress.ofLiteral("::1"))).isFalse();
    for (String no : List.of("10.0.0.0/33", "example.org", "10.0.0.0/", "")) {
      assertThatThrownBy(() -> AddressBlock.ofAddressOrBlock(no))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
