package umpire.chassis.kafka;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Subscriptions.Started;
import umpire.chassis.metrics.PolledGauges;
import umpire.local.testing.HostResource;

@QuarkusTest
@QuarkusTestResource(HostResource.class)
class FiguresTest {
  private static final Duration DEADLINE = Duration.ofSeconds(30);
  private static final int MESSAGES = 7;

  @Inject Publisher publisher;
  @Inject Subscriptions subscriptions;
  @Inject Topics topics;
  @Inject MeterRegistry registry;
  @Inject PolledGauges polledGauges;

  @Test
  void what_a_reader_has_not_handled_is_its_lag() throws Exception {
    topics.make("lagging");
    publish();
    CompletableFuture<Void> handled = new CompletableFuture<>();
    MessageHandler slow = _ -> handled;
    try (Started _ = subscriptions.start(Subscription.shared("g", "lagging"), slow)) {
      await().atMost(DEADLINE).until(() -> lag() == MESSAGES);
      // Though nothing is fetched while a batch is in hand.
      publish();
      await().atMost(DEADLINE).until(() -> lag() == 2 * MESSAGES);
      handled.complete(null);
      await().atMost(DEADLINE).until(() -> lag() == 0);
    }
    assertThat(lag()).isNaN();
  }

  private void publish() {
    for (int i = 0; i < MESSAGES; i++) {
      publisher
          .publish(new Outgoing("lagging", "one key", Map.of(), Payload.of("" + i)))
          .toCompletableFuture()
          .join();
    }
  }

  private double lag() {
    return registry.get("umpire.consumer.lag").tags("topic", "lagging").gauge().value();
  }

  @Test
  void what_cannot_be_looked_up_is_no_number() {
    CompletableFuture<Map<String, Double>> found = new CompletableFuture<>();
    polledGauges.start(
        List.of(new PolledGauges.Figure("umpire.sample", "A sample.")), () -> last(found));
    assertThat(registry.get("umpire.sample").gauge().value()).isNaN();
    found.complete(Map.of("umpire.sample", 3.0));
    await().atMost(DEADLINE).until(() -> registry.get("umpire.sample").gauge().value() == 3.0);
    found.obtrudeException(new IllegalStateException("the database is away"));
    await()
        .atMost(DEADLINE)
        .until(() -> Double.isNaN(registry.get("umpire.sample").gauge().value()));
  }

  private static CompletionStage<Map<String, Double>> last(
      CompletableFuture<Map<String, Double>> found) {
    return found.isDone() ? found.copy() : CompletableFuture.completedFuture(Map.of());
  }

  @Test
  void problems_are_counted_and_requests_have_buckets() {
    when().get("/sample/refused/429").then().statusCode(429);
    String metrics = when().get("/q/metrics").then().statusCode(200).extract().asString();
    assertThat(metrics.lines())
        .anyMatch(
            line ->
                line.startsWith("umpire_problems_total{")
                    && line.contains("status=\"429\"")
                    && line.contains("kind=\"sample\"")
                    && line.contains("service="))
        .anyMatch(
            line ->
                line.startsWith("http_server_requests_seconds_bucket{")
                    && line.contains("uri=\"/sample/refused/{status}\"")
                    && line.contains("le=\"0.25\""));
  }
}
