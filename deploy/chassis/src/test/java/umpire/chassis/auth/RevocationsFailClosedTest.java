package umpire.chassis.auth;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.testing.TestIssuer;
import umpire.local.testing.HostResource;

/** Heartbeats of the issuer, played by the test, come and stop at a real broker. */
@QuarkusTest
@TestProfile(RevocationsFailClosedTest.Limited.class)
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class RevocationsFailClosedTest {
  private static final Duration LIMIT = Duration.ofSeconds(4);
  private static final Duration DEADLINE = Duration.ofSeconds(20);
  private static final Duration TEN_MINUTES = Duration.ofMinutes(10);

  private final String session =
      TestIssuer.ofSession("session-" + UUID.randomUUID(), TEN_MINUTES, "a", "ann");
  private final String personalId = "token-" + UUID.randomUUID();
  private final String personal = TestIssuer.ofSession(personalId, TEN_MINUTES, "a", "ann");
  private final String administrator =
      TestIssuer.ofSession("session-" + UUID.randomUUID(), TEN_MINUTES, "r", "root", "admin");

  @Inject Publisher publisher;
  @Inject Revocations revocations;

  /** As services run it, with shorter timeouts. */
  public static final class Limited implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(
          "umpire.auth.revocations", "true", "umpire.auth.revocations.max-age", LIMIT.toString());
    }
  }

  @Test
  void personal_tokens_and_administrators_hold_while_heartbeats_come_and_no_longer() {
    beatUntilKnown();
    assertThat(status(administrator)).isEqualTo(200);
    assertThat(status(session)).isEqualTo(200);

    Instant stopped = Instant.now();
    await().atMost(DEADLINE).until(() -> status(personal) == 503);
    assertThat(Instant.now()).isAfter(stopped.plus(LIMIT).minusSeconds(1));
    for (String token : new String[] {personal, administrator}) {
      ask(token)
          .then()
          .statusCode(503)
          .contentType("application/problem+json")
          .header("Retry-After", equalTo("5"))
          .body("type", equalTo("urn:umpire:problem:revocations-unknown"));
    }
    assertThat(status(session)).as("a session goes on").isEqualTo(200);

    beat(LIMIT.multipliedBy(2).toMillis());
    await().during(Duration.ofSeconds(1)).atMost(DEADLINE).until(() -> status(personal) == 503);

    beatUntilKnown();
    assertThat(status(administrator)).isEqualTo(200);
  }

  @Test
  void what_is_revoked_is_refused_whether_heartbeats_come_or_not() {
    beatUntilKnown();
    publish("token.revoked", personalId, "{}");
    beat(0);
    await().atMost(DEADLINE).until(() -> status(personal) == 401);
    await().atMost(DEADLINE).until(() -> status(administrator) == 503);
    assertThat(status(personal)).isEqualTo(401);
  }

  @Test
  void a_stream_under_a_personal_token_ends_when_heartbeats_stop() throws Exception {
    beatUntilKnown();
    CompletableFuture<PermitEnd> ofToken = end(personalId, Set.of());
    CompletableFuture<PermitEnd> ofAdministrator = end("session-1", Set.of("admin"));
    CompletableFuture<PermitEnd> ofSession = end("session-2", Set.of("match:read"));
    assertThat(ofToken.get(DEADLINE.toSeconds(), TimeUnit.SECONDS)).isEqualTo(PermitEnd.UNCERTAIN);
    assertThat(ofAdministrator.get(2, TimeUnit.SECONDS)).isEqualTo(PermitEnd.UNCERTAIN);
    assertThat(ofSession).isNotDone();
  }

  @Test
  void the_age_is_a_figure() {
    beat(1_000);
    await()
        .atMost(DEADLINE)
        .until(
            () ->
                given()
                    .get("/q/metrics")
                    .asString()
                    .lines()
                    .filter(line -> line.startsWith("umpire_revocations_age_seconds{"))
                    .mapToDouble(line -> Double.parseDouble(line.split(" ", -1)[1]))
                    .anyMatch(age -> age >= 1 && age < 60));
  }

  private CompletableFuture<PermitEnd> end(String id, Set<String> scopes) {
    Permit permit =
        new Permit(new Account("a", "ann", scopes), id, Instant.now().plus(TEN_MINUTES));
    return revocations.end(permit).subscribeAsCompletionStage();
  }

  /** On a busy machine one heartbeat may be too old before it is read. */
  private void beatUntilKnown() {
    await()
        .atMost(DEADLINE)
        .until(
            () -> {
              beat(0);
              return status(personal) == 200;
            });
  }

  private void beat(long behindMillis) {
    publish("revocations.current", "revocations", "{\"behindMillis\": " + behindMillis + "}");
  }

  private void publish(String type, String subject, String data) {
    publisher
        .publish(
            new Outgoing(
                Revocations.TOPIC,
                Revocations.KEY,
                Map.of(),
                Payload.of(
                    "{\"type\": \"%s\", \"subject\": \"%s\", \"data\": %s}"
                        .formatted(type, subject, data))))
        .toCompletableFuture()
        .join();
  }

  private static int status(String token) {
    return ask(token).statusCode();
  }

  private static Response ask(String token) {
    return given().auth().oauth2(token).get("/sample/mine");
  }
}
