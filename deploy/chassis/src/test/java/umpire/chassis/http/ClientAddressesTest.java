package umpire.chassis.http;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.net.InetAddress;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.connections.ForwardedHeader;

/** Requests come from 127.0.0.1, and say of themselves that they come from elsewhere. */
@QuarkusTest
class ClientAddressesTest {
  private static final String ADDRESS = "for=203.0.113.9";

  @Inject ClientAddresses addresses;

  @Test
  void theHeaderOfWhoeverKnowsTheKeyIsTrusted() {
    assertThat(network(forwardedBy(ADDRESS, "the-key-of-tests"))).isEqualTo("203.0.113.9");
    assertThat(network(forwardedBy("for=\"[2001:db8:1:2:3::4]\"", "the-key-of-tests")))
        .isEqualTo("2001:db8:1:2::/64");
  }

  @Test
  void withoutItNoHeaderIsTrusted() {
    assertThat(network(forwardedBy(ADDRESS, "the-key-of-test"))).isEqualTo("127.0.0.1");
    assertThat(network(given().header(ForwardedHeader.HEADER, ADDRESS))).isEqualTo("127.0.0.1");
    assertThat(network(given().header("X-Forwarded-For", "203.0.113.9"))).isEqualTo("127.0.0.1");
    assertThat(new ClientAddresses(Optional.empty()).passedOn(InetAddress.ofLiteral("::1")))
        .isEmpty();
  }

  @Test
  void whatIsPassedOnIsTrusted() {
    Map<String, String> headers = addresses.passedOn(InetAddress.ofLiteral("198.51.100.4"));
    assertThat(network(given().headers(headers))).isEqualTo("198.51.100.4");
  }

  private static RequestSpecification forwardedBy(String forwarded, String key) {
    return given()
        .header(ForwardedHeader.HEADER, forwarded)
        .header(ClientAddresses.KEY_HEADER, key);
  }

  private static String network(RequestSpecification request) {
    return request.get("/sample/address").asString();
  }
}
