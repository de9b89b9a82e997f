package umpire.chassis.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClientAddressTest {
  @ParameterizedTest
  @CsvSource({
    "192.0.2.7, 192.0.2.7",
    "::ffff:192.0.2.7, 192.0.2.7",
    "2001:db8:1:2:3:4:5:6, 2001:db8:1:2::/64",
    "2001:db8:1:2::9, 2001:db8:1:2::/64",
    "2001:db8:ffff:fffe::9, 2001:db8:ffff:fffe::/64",
    "fe80::1%3, fe80:0:0:0::/64",
    "::1, 0:0:0:0::/64",
  })
  void an_address_of_ipv6_stands_for_its_network(String address, String network) {
    assertThat(ClientAddress.network(address)).isEqualTo(network);
  }
}
