package umpire.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.vertx.http.HttpServer;
import jakarta.inject.Inject;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of the proxies that these tests name, 127.0.0.2 is one and 127.0.0.1 is none. */
@QuarkusTest
@WithTestResource(FakeServices.class)
class ForwardingTest {
  @Inject HttpServer gateway;

  @ParameterizedTest
  @CsvSource({
    "127.0.0.1, for=203.0.113.9, for=127.0.0.1",
    "127.0.0.3, for=203.0.113.9, for=127.0.0.3",
    "127.0.0.2, for=203.0.113.9, for=203.0.113.9",
    "127.0.0.2, for=192.0.2.1;for=203.0.113.9, for=203.0.113.9",
    "127.0.0.2, for=unknown, for=127.0.0.2"
  })
  void aServiceReceivesTheAddressThatATrustedProxySays(String from, String header, String forwarded)
      throws Exception {
    assertThat(echo(from, "Forwarded", header))
        .contains("forwarded [" + forwarded + "][the-key-of-tests]");
  }

  @Test
  void neitherKeyNorOlderHeadersOfAClientAreTrustedOrPassedOn() throws Exception {
    assertThat(echo("127.0.0.1", "X-Forwarded-Key", "the-key-of-tests"))
        .contains("forwarded [for=127.0.0.1][the-key-of-tests]");
    assertThat(echo("127.0.0.2", "X-Forwarded-For", "203.0.113.9"))
        .contains("forwarded [for=127.0.0.2]", "said of itself null");
  }

  private String echo(String from, String header, String value) throws Exception {
    try (HttpClient client =
        HttpClient.newBuilder().localAddress(InetAddress.ofLiteral(from)).build()) {
      URI place = URI.create("http://127.0.0.1:" + gateway.getPort() + "/v1/matches");
      HttpRequest request = HttpRequest.newBuilder(place).header(header, value).build();
      return client.send(request, BodyHandlers.ofString()).body();
    }
  }

  @Test
  void aProxyThatIsNoAddressIsRefusedAtTheStart() {
    assertThatThrownBy(() -> new Forwarding(origins("proxy.example.org")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Origins origins(String proxy) {
    return new Origins() {
      @Override
      public URI game() {
        return URI.create("http://127.0.0.1:1");
      }

      @Override
      public URI combat() {
        return game();
      }

      @Override
      public URI supply() {
        return game();
      }

      @Override
      public URI lobby() {
        return game();
      }

      @Override
      public Optional<List<String>> proxies() {
        return Optional.of(List.of(proxy));
      }

      @Override
      public Optional<String> forwardedKey() {
        return Optional.empty();
      }
    };
  }
}
