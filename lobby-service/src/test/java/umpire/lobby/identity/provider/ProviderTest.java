package umpire.lobby.identity.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.chassis.http.ProblemException;

class ProviderTest {
  private static final URI BACK = URI.create("http://127.0.0.1:8080/v1/sessions/oidc/callback");
  private static final String DOCUMENT =
      """
      {"issuer": "%s", "authorization_endpoint": "http://127.0.0.1/a", "jwks_uri": "http://127.0.0.1/k",
       "token_endpoint": "http://127.0.0.1/t", "subject_types_supported": ["public"]}
      """;

  @Test
  void a_provider_that_is_away_is_503() throws IOException {
    HttpServer gone = serving(404, "");
    String issuer = issuer(gone);
    gone.stop(0);
    unavailable(issuer);
  }

  @Test
  void what_is_no_discovery_document_of_this_provider_is_503() throws IOException {
    for (String document : new String[] {"", "{}", DOCUMENT.formatted("https://elsewhere.org")}) {
      HttpServer server = serving(200, document);
      unavailable(issuer(server));
      server.stop(0);
    }
    HttpServer failing = serving(500, DOCUMENT);
    unavailable(issuer(failing));
    failing.stop(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://people.example.org", "ftp://localhost", "people", "https:people"})
  void an_issuer_is_https_or_on_this_machine(String issuer) {
    assertThatThrownBy(() -> new ProviderClient(issuer, "us", "", BACK))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("umpire.lobby.oidc.issuer");
  }

  @Test
  void half_a_provider_is_none() {
    Optional<String> issuer = Optional.of("https://people.example.org");
    Optional<String> none = Optional.empty();
    assertThat(ProviderClient.configured(none, Optional.of("us"), none, none)).isEmpty();
    assertThatThrownBy(() -> ProviderClient.configured(issuer, none, none, none))
        .hasMessageContaining("client-id");
    assertThatThrownBy(() -> ProviderClient.configured(issuer, Optional.of("us"), none, none))
        .hasMessageContaining("redirect-uri");
    assertThatThrownBy(
            () ->
                ProviderClient.configured(
                    issuer, Optional.of("us"), none, Optional.of("/callback")))
        .hasMessageContaining("absolute");
    assertThat(
            ProviderClient.configured(
                issuer, Optional.of("us"), Optional.of("hush"), Optional.of(BACK.toString())))
        .hasValueSatisfying(client -> assertThat(client.toString()).doesNotContain("hush"));
  }

  private static void unavailable(String issuer) {
    Provider provider = new Provider(new ProviderClient(issuer, "us", "", BACK), Clock.systemUTC());
    assertThatThrownBy(() -> provider.signIn("state", "nonce", "v".repeat(43)))
        .isInstanceOfSatisfying(
            ProblemException.class,
            exception -> {
              assertThat(exception.problem().status()).isEqualTo(503);
              assertThat(exception.problem().kind()).isEqualTo("provider-unavailable");
              assertThat(exception.headers()).containsKey("Retry-After");
            });
  }

  private static String issuer(HttpServer server) {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  private static HttpServer serving(int status, String document) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    byte[] body = document.getBytes(StandardCharsets.UTF_8);
    server.createContext(
        "/.well-known/openid-configuration",
        exchange -> {
          exchange.getResponseHeaders().set("Content-Type", "application/json");
          exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
    server.start();
    return server;
  }
}
