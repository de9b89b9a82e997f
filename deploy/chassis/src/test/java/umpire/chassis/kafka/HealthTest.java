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
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import umpire.chassis.broker.BrokerLoginTest;
import umpire.chassis.broker.BrokerReadiness;
import umpire.chassis.broker.Connection;
import umpire.chassis.kafka.Subscriptions.Started;
import umpire.local.testing.HostResource;

@QuarkusTest
@QuarkusTestResource(HostResource.class)
class HealthTest {
  private static final Duration DEADLINE = Duration.ofSeconds(30);

  @Inject Subscriptions subscriptions;
  @Inject Publisher publisher;
  @Inject Connection connection;
  @Inject Topics topics;

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
  void a_reader_that_failed_is_reported_by_liveness_until_it_reads_again() throws Exception {
    topics.make("failing-feed");
    when().get("/q/health/live").then().statusCode(200);
    Subscription watched = Subscription.everyInstance(Subscription.Start.EARLIEST, "failing-feed");
    Fatal feed = new Fatal();
    AtomicInteger seen = new AtomicInteger();
    try (Started _ =
        subscriptions.start(
            watched,
            feed,
            batch -> {
              seen.addAndGet(batch.size());
              return CompletableFuture.completedFuture(null);
            })) {
      // Or awaitility would throw in this thread what that one fails of.
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
                          equalTo(watched.name())));
      feed.heal();
      await().atMost(DEADLINE).until(() -> when().get("/q/health/live").statusCode() == 200);
      publisher
          .publish(new Outgoing("failing-feed", "k", Map.of(), Payload.of("{}")))
          .toCompletableFuture()
          .get(30, TimeUnit.SECONDS);
      await().atMost(DEADLINE).until(() -> seen.get() == 1);
    }
    assertThat(subscriptions.loops()).noneMatch(PollLoop::isDead);
  }

  /** Fails as for too little memory, until it is healed. */
  private final class Fatal implements Feed {
    private final Feed healthy =
        new OwnFeed(connection.real(Set.of("failing-feed")), Subscription.Start.EARLIEST);
    private volatile boolean ill = true;

    void heal() {
      ill = false;
    }

    @Override
    public Map<String, Object> settings() {
      if (ill) {
        throw new OutOfMemoryError("as the test wants it");
      }
      return healthy.settings();
    }

    @Override
    public void attach(Consumer<@Nullable String, byte @Nullable []> consumer) {
      healthy.attach(consumer);
    }

    @Override
    public void handled(
        Consumer<@Nullable String, byte @Nullable []> consumer,
        Map<TopicPartition, OffsetAndMetadata> offsets) {
      healthy.handled(consumer, offsets);
    }

    @Override
    public void holding(boolean holding) {
      healthy.holding(holding);
    }

    @Override
    public void detached() {
      healthy.detached();
    }

    @Override
    public boolean ready() {
      return healthy.ready();
    }

    @Override
    public String state() {
      return healthy.state();
    }
  }
}
