package umpire.chassis.kafka;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Subscriptions.Started;
import umpire.local.testing.HostResource;

@QuarkusTest
@QuarkusTestResource(HostResource.class)
class HealthTest {
  private static final Duration DEADLINE = Duration.ofSeconds(30);

  @Inject Subscriptions subscriptions;

  @Test
  void a_broker_that_takes_calls_and_says_nothing_is_none() throws Exception {
    await().atMost(DEADLINE).until(() -> when().get("/q/health/ready").statusCode() == 200);
    when()
        .get("/q/health/ready")
        .then()
        .body("checks.find { it.name == 'broker' }.status", equalTo("UP"))
        .body("checks.find { it.name == 'keys' }.status", equalTo("UP"));
    try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      BrokerReadiness readiness =
          new BrokerReadiness(
              new Connection(
                  BrokerLoginTest.login("", "", "", "", ""),
                  "127.0.0.1:" + silent.getLocalPort(),
                  Optional.empty(),
                  "test"));
      HealthCheckResponse answer = readiness.call().await().atMost(DEADLINE);
      readiness.close();
      assertThat(answer.getStatus()).isEqualTo(HealthCheckResponse.Status.DOWN);
      assertThat(answer.getData().orElseThrow()).containsEntry("because", "TimeoutException");
    }
  }

  @Test
  void a_reader_that_died_is_told_by_liveness() {
    when().get("/q/health/live").then().statusCode(200);
    Subscription watched = Subscription.shared("g", "never-read");
    try (Started _ =
        subscriptions.start(watched, new Fatal(), _ -> CompletableFuture.completedFuture(null))) {
      // Or awaitility would throw in this thread what that one dies of.
      await()
          .dontCatchUncaughtExceptions()
          .atMost(DEADLINE)
          .untilAsserted(
              () ->
                  when()
                      .get("/q/health/live")
                      .then()
                      .statusCode(503)
                      .body(
                          "checks.find { it.name == 'subscriptions' }.data.dead",
                          equalTo("never-read")));
    }
    when().get("/q/health/live").then().statusCode(200);
    assertThat(subscriptions.loops()).noneMatch(PollLoop::died);
  }

  /** Its thread dies, as of too little memory. */
  private static final class Fatal implements Feed {
    @Override
    public Map<String, Object> settings() {
      throw new NoClassDefFoundError("as the test wants it");
    }

    @Override
    public void attach(Consumer<@Nullable String, byte @Nullable []> consumer) {}

    @Override
    public void handled(
        Consumer<@Nullable String, byte @Nullable []> consumer,
        Map<TopicPartition, OffsetAndMetadata> offsets) {}

    @Override
    public void holding(boolean holding) {}

    @Override
    public void detached() {}

    @Override
    public boolean ready() {
      return true;
    }

    @Override
    public String state() {
      return "dead";
    }

    @Override
    public Set<String> topics() {
      return Set.of();
    }
  }
}
