package umpire.game;

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
import umpire.game.testing.Duel;
import umpire.game.testing.Patience;
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
    Duel duel = Duel.begin();
    Client german = held(duel, Duration.ofMinutes(10));
    try (BufferedReader stream = lines(open(duel.match(), german, ""))) {
      assertThat(stream.readLine()).isNotNull();
      Instant revoked = Instant.now();
      revoke();
      assertThat(last(stream)).contains("\"because\":\"revoked\"");
      assertThat(Instant.now()).isBefore(revoked.plus(PROMISED));
      Patience.until("401", () -> german.get(duel.match(), "").statusCode() == 401);
      assertThat(Instant.now()).isBefore(revoked.plus(PROMISED));
    }
    assertThat(open(duel.match(), german, "").statusCode()).isEqualTo(401);
    german.post(duel.match(), "/resign", "").then().statusCode(401);
    duel.german().get(duel.match(), "").then().statusCode(200);
  }

  @Test
  void aStreamEndsWithTheTokenUnderWhichItWasOpened() throws Exception {
    Duel duel = Duel.begin();
    Client german = held(duel, Duration.ofSeconds(3));
    Instant begun = Instant.now();
    try (BufferedReader stream = lines(open(duel.match(), german, ""))) {
      assertThat(last(stream)).contains("\"because\":\"expired\"");
    }
    assertThat(Instant.now()).isBetween(begun.plusSeconds(1), begun.plusSeconds(20));
  }

  @Test
  void aTicketOpensOneStreamAsTheSeatThatAskedForIt() throws Exception {
    Duel duel = Duel.begin();
    String ticket = ticket(duel.german());
    try (BufferedReader stream = lines(open(duel.match(), "?ticket=" + ticket))) {
      String line = stream.readLine();
      while (!line.startsWith("data:")) {
        line = stream.readLine();
      }
      assertThat(Client.json(line.substring(5)).path("viewer").asText()).isEqualTo("german");
    }
    assertThat(open(duel.match(), "?ticket=" + ticket).statusCode()).isEqualTo(401);
    assertThat(open(duel.match(), "?ticket=made-up").statusCode()).isEqualTo(401);
  }

  @Test
  void aTicketIsWorthNothingElsewhere() {
    Duel duel = Duel.begin();
    String ticket = ticket(duel.german());
    given().queryParam("ticket", ticket).get("/v1/matches?mine").then().statusCode(401);
    given()
        .contentType("application/json")
        .queryParam("ticket", ticket)
        .post("/v1/matches/" + duel.match() + "/resign")
        .then()
        .statusCode(401);
    given().queryParam("ticket", ticket).post("/v1/stream-tickets").then().statusCode(401);
    given().post("/v1/stream-tickets").then().statusCode(401);
    Client.of("player", "match:play").request().post("/v1/stream-tickets").then().statusCode(403);
  }

  @Test
  void aTicketOfARevokedTokenIsWorthNothing() throws Exception {
    Duel duel = Duel.begin();
    Client german = held(duel, Duration.ofMinutes(10));
    String ticket = ticket(german);
    revoke();
    Patience.until("401", () -> german.get(duel.match(), "").statusCode() == 401);
    assertThat(open(duel.match(), "?ticket=" + ticket).statusCode()).isEqualTo(401);
  }

  /** The German of the match by another token, of this test's session. */
  private Client held(Duel duel, Duration life) {
    String account = duel.german().account();
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
