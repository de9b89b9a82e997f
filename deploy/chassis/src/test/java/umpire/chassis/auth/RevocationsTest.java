package umpire.chassis.auth;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.testing.TestIssuer;
import umpire.local.testing.HostResource;

@QuarkusTest
@TestProfile(RevocationsTest.Reading.class)
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class RevocationsTest {
  /** Promised to users: a revocation bites within this time. */
  private static final Duration PROMISED = Duration.ofSeconds(5);

  private static final Duration TEN_MINUTES = Duration.ofMinutes(10);

  private final String session = UUID.randomUUID().toString();
  private final String token = TestIssuer.ofSession(session, TEN_MINUTES, "a", "ann");

  @Inject Publisher publisher;
  @Inject Subscriptions subscriptions;
  @Inject ObjectMapper json;
  @Inject Vertx vertx;
  @Inject Revocations revocations;

  /** As services run it. */
  public static final class Reading implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of("umpire.auth.revocations", "true");
    }
  }

  @Test
  void what_is_revoked_is_refused_within_the_promised_time_and_nothing_else() {
    assertThat(status(token)).isEqualTo(200);
    publish("rubbish");
    publish("{\"type\": \"something-else\", \"subject\": \"" + session + "\"}");
    revoke(session);
    await().atMost(PROMISED).until(() -> status(token) == 401);
    String another = TestIssuer.ofSession(session, TEN_MINUTES, "a", "ann");
    assertThat(status(another)).isEqualTo(401);
    assertThat(status(TestIssuer.token("a", "ann"))).isEqualTo(200);
  }

  @Test
  void a_restart_loses_none() throws Exception {
    revoke(session);
    Revocations restarted =
        new Revocations(
            subscriptions, json, vertx, new SimpleMeterRegistry(), true, Optional.empty());
    restarted.start(new StartupEvent());
    restarted.known().toCompletableFuture().get(20, TimeUnit.SECONDS);
    assertThat(restarted.revoked(session)).isTrue();
  }

  @Test
  void who_watches_a_permit_is_notified_of_its_end() throws Exception {
    CompletableFuture<PermitEnd> end = end(Duration.ofMinutes(10));
    revoke(session);
    assertThat(end.get(PROMISED.toSeconds(), TimeUnit.SECONDS)).isEqualTo(PermitEnd.REVOKED);
    assertThat(end(Duration.ofMinutes(10)).get(1, TimeUnit.SECONDS)).isEqualTo(PermitEnd.REVOKED);
  }

  @Test
  void a_permit_ends_with_its_time() throws Exception {
    assertThat(end(Duration.ofMillis(200)).get(PROMISED.toSeconds(), TimeUnit.SECONDS))
        .isEqualTo(PermitEnd.EXPIRED);
    assertThat(end(Duration.ofMillis(-200)).get(PROMISED.toSeconds(), TimeUnit.SECONDS))
        .isEqualTo(PermitEnd.EXPIRED);
  }

  private CompletableFuture<PermitEnd> end(Duration left) {
    Permit permit =
        new Permit(new Account("a", "ann", Set.of()), session, Instant.now().plus(left));
    return revocations.end(permit).subscribeAsCompletionStage();
  }

  @Test
  void what_was_revoked_before_an_upgrade_is_refused_after_it() {
    String old = UUID.randomUUID().toString();
    publisher
        .publish(
            new Outgoing(
                "lobby.events",
                old,
                Map.of(),
                Payload.of("{\"type\": \"token.revoked\", \"subject\": \"" + old + "\"}")))
        .toCompletableFuture()
        .join();
    await().atMost(PROMISED).until(() -> revocations.revoked(old));
  }

  private void revoke(String which) {
    publish("{\"type\": \"token.revoked\", \"subject\": \"" + which + "\"}");
  }

  private void publish(String value) {
    publisher
        .publish(new Outgoing("revocations", "revocations", Map.of(), Payload.of(value)))
        .toCompletableFuture()
        .join();
  }

  private static int status(String token) {
    return given().auth().oauth2(token).get("/sample/mine").statusCode();
  }
}
