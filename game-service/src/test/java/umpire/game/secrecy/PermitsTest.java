package umpire.game.secrecy;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** What a token permits ends with it, streams too; and a ticket opens one of them, once. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class PermitsTest {
  /** Promised to users: a revocation bites within this time. */
  private static final Duration PROMISED = Duration.ofSeconds(5);

  private static final String[] SCOPES = {"match:read", "match:play"};

  @Inject Publisher publisher;

  private final String session = "session-" + UUID.randomUUID();

  @Test
  void aRevokedTokenIsRefusedAndItsStreamEndsWithinThePromisedTime() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    Client german = held(twoPlayerMatch, Duration.ofMinutes(10));
    try (BufferedReader stream = lines(open(twoPlayerMatch.match(), german, ""))) {
      assertThat(stream.readLine()).isNotNull();
      Instant revoked = Instant.now();
      revoke();
      assertThat(last(stream)).contains("\"because\":\"revoked\"");
      assertThat(Instant.now()).isBefore(revoked.plus(PROMISED));
      PollUntil.until("401", () -> german.get(twoPlayerMatch.match(), "").statusCode() == 401);
      assertThat(Instant.now()).isBefore(revoked.plus(PROMISED));
    }
    assertThat(open(twoPlayerMatch.match(), german, "").statusCode()).isEqualTo(401);
    german.post(twoPlayerMatch.match(), "/resign", "").then().statusCode(401);
    twoPlayerMatch.german().get(twoPlayerMatch.match(), "").then().statusCode(200);
  }

  @Test
  void aStreamEndsWithTheTokenUnderWhichItWasOpened() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    Client german = held(twoPlayerMatch, Duration.ofSeconds(3));
    Instant begun = Instant.now();
    try (BufferedReader stream = lines(open(twoPlayerMatch.match(), german, ""))) {
      assertThat(last(stream)).contains("\"because\":\"expired\"");
    }
    assertThat(Instant.now()).isBetween(begun.plusSeconds(1), begun.plusSeconds(20));
  }

  @Test
  void aTicketOpensOneStreamAsTheSeatThatAskedForIt() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String ticket = ticket(twoPlayerMatch.german());
    try (BufferedReader stream = lines(open(twoPlayerMatch.match(), "?ticket=" + ticket))) {
      String line = stream.readLine();
      while (!line.startsWith("data:")) {
        line = stream.readLine();
      }
      assertThat(Client.json(line.substring(5)).path("viewer").asText()).isEqualTo("german");
    }
    assertThat(open(twoPlayerMatch.match(), "?ticket=" + ticket).statusCode()).isEqualTo(401);
    assertThat(open(twoPlayerMatch.match(), "?ticket=made-up").statusCode()).isEqualTo(401);
  }

  @Test
  void aTicketIsWorthNothingElsewhere() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String ticket = ticket(twoPlayerMatch.german());
    given().queryParam("ticket", ticket).get("/v1/matches?mine").then().statusCode(401);
    given()
        .contentType("application/json")
        .queryParam("ticket", ticket)
        .post("/v1/matches/" + twoPlayerMatch.match() + "/resign")
        .then()
        .statusCode(401);
    given().queryParam("ticket", ticket).post("/v1/stream-tickets").then().statusCode(401);
    given().post("/v1/stream-tickets").then().statusCode(401);
    Client.of("player", "match:play").request().post("/v1/stream-tickets").then().statusCode(403);
  }

  @Test
  void aTicketOfARevokedTokenIsWorthNothing() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    Client german = held(twoPlayerMatch, Duration.ofMinutes(10));
    String ticket = ticket(german);
    revoke();
    PollUntil.until("401", () -> german.get(twoPlayerMatch.match(), "").statusCode() == 401);
    assertThat(open(twoPlayerMatch.match(), "?ticket=" + ticket).statusCode()).isEqualTo(401);
  }

  /** The German of the match by another token, of this test's session. */
  private Client held(TwoPlayerMatch twoPlayerMatch, Duration life) {
    String account = twoPlayerMatch.german().account();
    return new Client(account, TestIssuer.ofSession(session, life, account, "bert", SCOPES));
  }

  private void revoke() {
    publisher
        .publish(
            new Outgoing(
                "revocations",
                session,
                Map.of(),
                Payload.of(
                    "{\"type\": \"token.revoked\", \"subject\": \"%s\"}".formatted(session))))
        .toCompletableFuture()
        .join();
  }

  private static String ticket(Client client) {
    Response answer = client.request().post("/v1/stream-tickets");
    answer.then().statusCode(201).header("Cache-Control", "private, no-store");
    assertThat(Instant.parse(answer.path("expiresAt")))
        .isBetween(Instant.now().plusSeconds(20), Instant.now().plusSeconds(40));
    return answer.path("ticket");
  }

  private static HttpResponse<InputStream> open(String match, Client client, String query)
      throws IOException, InterruptedException {
    return send(request(match, query).header("Authorization", "Bearer " + client.token()));
  }

  private static HttpResponse<InputStream> open(String match, String query)
      throws IOException, InterruptedException {
    return send(request(match, query));
  }

  private static HttpRequest.Builder request(String match, String query) {
    return HttpRequest.newBuilder(
        URI.create(
            "http://127.0.0.1:" + RestAssured.port + "/v1/matches/" + match + "/stream" + query));
  }

  private static HttpResponse<InputStream> send(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return HttpClient.newHttpClient()
        .send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
  }

  /** The data of its last message, read to its end. */
  private static String last(BufferedReader stream) throws IOException {
    String last = "";
    for (String line = stream.readLine(); line != null; line = stream.readLine()) {
      last = line.startsWith("data:") ? line : last;
    }
    return last;
  }

  private static BufferedReader lines(HttpResponse<InputStream> answer) {
    assertThat(answer.statusCode()).isEqualTo(200);
    return new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8));
  }
}
