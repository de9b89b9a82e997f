package umpire.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.vertx.http.HttpServer;
import jakarta.inject.Inject;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@WithTestResource(FakeServices.class)
class GatewayTest {
  @Inject HttpServer gateway;

  @Inject Origins origins;

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  @ParameterizedTest
  @CsvSource({
    "/v1/accounts, lobby-service",
    "/v1/sessions, lobby-service",
    "/v1/tokens/exchange, lobby-service",
    "/v1/.well-known/jwks.json, lobby-service",
    "/v1/seeks, lobby-service",
    "/v1/moderation/appeals, lobby-service",
    "/v1/receipt-keys, lobby-service",
    "/v1/combat/narvik/odds, combat-service",
    "/v1/matches, game-service",
    "/v1/matches/m/commands?x=1&y=%20, game-service",
    "/v1/games/narvik/rules/19.2, game-service",
    "/v1/combatants, game-service",
  })
  void thePathSaysWhoAnswers(String path, String service) throws Exception {
    HttpResponse<String> answer = get(path);

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).startsWith(service + "\nGET " + path + "\n");
    assertThat(answer.headers().firstValue("ETag")).contains("\"7\"");
  }

  @ParameterizedTest
  @CsvSource({"/v2/matches", "/v1/", "/q/metrics", "/v1/../q/metrics", "/v1/%2e%2e/q/metrics"})
  void otherPathsAreNobodys(String path) throws Exception {
    HttpResponse<String> answer = get(path);

    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.headers().firstValue("Content-Type")).contains(Problem.TYPE);
  }

  @Test
  void headersAndBodyReachTheService() throws Exception {
    HttpRequest request =
        request("/v1/matches")
            .header("Authorization", "Bearer abc")
            .header("X-Request-Id", "mine-1")
            .POST(BodyPublishers.ofString("x".repeat(100_000)))
            .build();
    HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());

    assertThat(answer.body())
        .contains("POST /v1/matches", "Bearer abc", "request id mine-1", "body 100000")
        .contains("host " + authority());
    assertThat(answer.headers().allValues("X-Request-Id")).containsExactly("mine-1");
  }

  /** Twice, since what was left of the first answer would be in the way of the second. */
  @ParameterizedTest
  @CsvSource({"/v1/matches/same, 304", "/v1/matches/nothing, 204"})
  void anAnswerWithoutABodyAnnouncesNone(String path, int status) throws Exception {
    for (int time = 0; time < 2; time++) {
      HttpResponse<String> answer = get(path);

      assertThat(answer.statusCode()).isEqualTo(status);
      assertThat(answer.headers().firstValue("ETag")).contains("\"7\"");
      assertThat(answer.headers().map()).doesNotContainKey("transfer-encoding");
    }
  }

  @Test
  void aRequestWithoutAUsableNameGetsOne() throws Exception {
    HttpRequest request = request("/v1/matches").header("X-Request-Id", "a b").build();
    HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());

    String id = answer.headers().firstValue("X-Request-Id").orElseThrow();
    assertThat(id).matches("[0-9a-f-]{36}");
    assertThat(answer.body()).contains("request id " + id);
  }

  @Test
  void aServiceGoesOnInTheTraceOfTheCaller() throws Exception {
    String trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    String own = "00-" + trace + "-00f067aa0ba902b7-01";
    HttpRequest request = request("/v1/matches").header("traceparent", own).build();
    assertThat(client.send(request, BodyHandlers.ofString()).body())
        .containsPattern("traceparent \\[00-" + trace + "-[0-9a-f]{16}-01\\]")
        .doesNotContain(own);
    assertThat(get("/v1/matches").body())
        .containsPattern("traceparent \\[00-[0-9a-f]{32}-[0-9a-f]{16}-01\\]");
  }

  @Test
  void anEventArrivesBeforeTheNextIsSent() throws Exception {
    HttpResponse<InputStream> stream =
        client.send(request("/v1/matches/m/stream").build(), BodyHandlers.ofInputStream());
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
      assertThat(stream.headers().firstValue("Content-Type")).contains("text/event-stream");
      assertThat(lines.readLine()).isEqualTo("id: 1");
      assertThat(lines.readLine()).isEqualTo("data: first");
      assertThat(lines.readLine()).isEmpty();
      // Only now is the second event let go: the first cannot have waited for it.
      get("/v1/matches/m/second");
      assertThat(lines.readLine()).isEqualTo("id: 2");
      assertThat(lines.readLine()).isEqualTo("data: second");
    }
  }

  @Test
  void aServiceIsNotifiedThatTheClientHasLeft() throws Exception {
    HttpResponse<InputStream> stream =
        client.send(request("/v1/matches/m/endless").build(), BodyHandlers.ofInputStream());
    assertThat(stream.body().read()).isPositive();
    stream.body().close();

    assertThat(get("/v1/matches/m/cut").statusCode()).isEqualTo(200);
  }

  @Test
  void aDeadServiceIsAProblemThatPasses() throws Exception {
    HttpResponse<String> answer = get("/v1/supply/narvik/traces");

    assertThat(answer.statusCode()).isEqualTo(503);
    assertThat(answer.headers().firstValue("Content-Type")).contains(Problem.TYPE);
    assertThat(answer.headers().firstValue("Retry-After")).contains("1");
    assertThat(answer.body()).contains("supply-service", "\"status\":503");
  }

  @Test
  void healthIsThatOfAllFour() throws Exception {
    HttpResponse<String> without = get("/healthz");
    assertThat(without.statusCode()).isEqualTo(503);
    assertThat(without.body())
        .contains("\"game-service\":{\"status\":\"UP\"}")
        .contains("\"supply-service\":{\"status\":\"DOWN\"");

    try (FakeService supply = new FakeService("supply-service", origins.supply().getPort())) {
      HttpResponse<String> with = get("/healthz");
      assertThat(supply.port()).isPositive();
      assertThat(with.statusCode()).isEqualTo(200);
      assertThat(with.body()).startsWith("{\"status\":\"UP\"").doesNotContain("DOWN");
      assertThat(get("/v1/supply/narvik/traces").body()).startsWith("supply-service");
    }
  }

  @Test
  void aBodyOverTheLimitIsRefusedWhetherAnnouncedOrNot() throws Exception {
    byte[] most = new byte[(int) LimitedBody.LIMIT];
    byte[] tooMuch = new byte[(int) LimitedBody.LIMIT + 1];

    assertThat(post(BodyPublishers.ofByteArray(most)).body()).contains("body 1048576");
    assertThat(post(BodyPublishers.ofByteArray(tooMuch)).statusCode()).isEqualTo(413);
    HttpRequest match =
        request("/v1/matches/import").POST(BodyPublishers.ofByteArray(tooMuch)).build();
    assertThat(client.send(match, BodyHandlers.ofString()).body()).contains("body 1048577");
    HttpResponse<String> unannounced =
        post(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(tooMuch)));
    assertThat(unannounced.statusCode()).isEqualTo(413);
    assertThat(unannounced.headers().firstValue("Content-Type")).contains(Problem.TYPE);
  }

  @Test
  void pagesOfAnyOriginMayAsk() throws Exception {
    HttpRequest preflight =
        request("/v1/matches/m/commands")
            .header("Origin", "https://example.org")
            .header("Access-Control-Request-Method", "POST")
            .method("OPTIONS", BodyPublishers.noBody())
            .build();
    HttpResponse<String> allowed = client.send(preflight, BodyHandlers.ofString());
    assertThat(allowed.statusCode()).isEqualTo(204);
    assertThat(allowed.headers().firstValue("Access-Control-Allow-Origin")).contains("*");
    assertThat(allowed.headers().firstValue("Access-Control-Allow-Headers").orElse(""))
        .contains("Authorization", "Last-Event-ID", "Prefer");
    assertThat(allowed.headers().firstValue("Access-Control-Allow-Credentials")).isEmpty();

    HttpRequest request = request("/v1/matches").header("Origin", "https://example.org").build();
    HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
    assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).contains("*");
    assertThat(answer.headers().firstValue("Access-Control-Expose-Headers").orElse(""))
        .contains("ETag", "Retry-After", "Location");
  }

  @Test
  void aPersonalTokenIsExchangedOnceAndTheBodyWaits() throws Exception {
    List<CompletableFuture<HttpResponse<String>>> asked =
        IntStream.range(0, 8)
            .mapToObj(
                ignored ->
                    client.sendAsync(
                        request("/v1/matches")
                            .header("Authorization", "Bearer ump_1good")
                            .POST(BodyPublishers.ofString("x".repeat(100_000)))
                            .build(),
                        BodyHandlers.ofString()))
            .toList();
    Set<String> bearers = new HashSet<>();
    for (CompletableFuture<HttpResponse<String>> one : asked) {
      String body = one.get(30, TimeUnit.SECONDS).body();
      assertThat(body).contains("authorization Bearer jwt-", "body 100000").doesNotContain("ump_");
      bearers.add(
          body.lines().filter(line -> line.startsWith("authorization")).toList().toString());
    }
    assertThat(bearers).hasSize(1);
  }

  @Test
  void aBearerTokenThatWasRefusedIsExchangedAnew() throws Exception {
    String first = bearer("Bearer ump_2good");
    assertThat(bearer("Bearer ump_2good")).isEqualTo(first).startsWith("authorization Bearer jwt-");
    get("/v1/accounts/revoke", "Bearer ump_2good");
    assertThat(get("/v1/accounts", "Bearer ump_2good").statusCode()).isEqualTo(401);
    assertThat(bearer("Bearer ump_2good"))
        .isNotEqualTo(first)
        .startsWith("authorization Bearer jwt-");
  }

  /** What the service was sent as authorization. */
  private String bearer(String authorization) throws Exception {
    return get("/v1/accounts", authorization)
        .body()
        .lines()
        .filter(line -> line.startsWith("authorization"))
        .findFirst()
        .orElse("");
  }

  @ParameterizedTest
  @CsvSource({"ump_bad, 401, WWW-Authenticate", "ump_busy, 503, Retry-After"})
  void aTokenThatIsWorthNothingGoesNoFurther(String token, int status, String header)
      throws Exception {
    HttpResponse<String> answer = get("/v1/matches", "bearer " + token);
    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(answer.headers().firstValue("Content-Type")).contains(Problem.TYPE);
    assertThat(answer.headers().firstValue(header)).isPresent();
  }

  private HttpResponse<String> get(String path, String authorization) throws Exception {
    return client.send(
        request(path).header("Authorization", authorization).build(), BodyHandlers.ofString());
  }

  private String authority() {
    return "localhost:" + gateway.getPort();
  }

  private HttpResponse<String> get(String path) throws Exception {
    return client.send(request(path).build(), BodyHandlers.ofString());
  }

  private HttpResponse<String> post(HttpRequest.BodyPublisher body) throws Exception {
    return client.send(request("/v1/matches").POST(body).build(), BodyHandlers.ofString());
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://" + authority() + path))
        .timeout(Duration.ofSeconds(40));
  }
}
