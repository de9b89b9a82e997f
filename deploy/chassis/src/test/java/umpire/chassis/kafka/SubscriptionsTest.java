package umpire.chassis.kafka;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.Context;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Subscriptions.Started;
import umpire.local.testing.HostResource;

@QuarkusTest
@QuarkusTestResource(HostResource.class)
class SubscriptionsTest {
  private static final Duration DEADLINE = Duration.ofSeconds(60);

  @Inject Publisher publisher;
  @Inject Subscriptions subscriptions;
  @Inject Topics topics;

  private final Queue<Incoming> seen = new ConcurrentLinkedQueue<>();

  @Test
  void a_thousand_messages_come_once_and_in_order_of_each_key() throws Exception {
    topics.make("thousand");
    publish("thousand", 0, 1_000);
    try (Started _ = subscriptions.start(Subscription.shared("g", "thousand"), this::note)) {
      await().atMost(DEADLINE).until(() -> seen.size() >= 1_000);
    }
    assertThat(seen).hasSize(1_000);
    Map<String, List<Integer>> byKey =
        seen.stream()
            .collect(
                Collectors.groupingBy(
                    Incoming::key,
                    Collectors.mapping(SubscriptionsTest::number, Collectors.toList())));
    assertThat(byKey).hasSize(10);
    byKey
        .values()
        .forEach(numbers -> assertThat(numbers).hasSize(100).isSorted().doesNotHaveDuplicates());
    assertThat(seen)
        .allSatisfy(
            message -> {
              assertThat(message.topic()).isEqualTo("thousand");
              assertThat(message.headers()).containsEntry("type", "sample");
            });
  }

  @Test
  void errors_of_a_handler_or_of_its_work_do_not_end_the_reading() throws Exception {
    topics.make("fatal");
    publish("fatal", 0, 20);
    AtomicInteger calls = new AtomicInteger();
    MessageHandler failing =
        batch ->
            switch (calls.incrementAndGet()) {
              case 1 -> throw new OutOfMemoryError("as the test wants it");
              case 2 -> throw new StackOverflowError("as the test wants it");
              case 3 -> CompletableFuture.failedFuture(new OutOfMemoryError("as the test wants"));
              default -> note(batch);
            };
    try (Started _ = subscriptions.start(Subscription.shared("g", "fatal"), failing)) {
      await().atMost(DEADLINE).until(() -> seen.size() >= 20);
    }
    assertThat(numbers()).containsExactlyInAnyOrderElementsOf(range(0, 20));
  }

  @Test
  void what_fails_comes_again_until_it_succeeds() throws Exception {
    topics.make("failing");
    publish("failing", 0, 20);
    AtomicInteger calls = new AtomicInteger();
    MessageHandler failing =
        batch ->
            switch (calls.incrementAndGet()) {
              case 1 -> throw new IllegalStateException("thrown");
              case 2 -> CompletableFuture.failedFuture(new IllegalStateException("failed"));
              default -> note(batch);
            };
    try (Started _ = subscriptions.start(Subscription.shared("g", "failing"), failing)) {
      await().atMost(DEADLINE).until(() -> seen.size() >= 20);
    }
    assertThat(numbers()).containsExactlyInAnyOrderElementsOf(range(0, 20));
  }

  @Test
  void poison_goes_to_the_dead_letters_and_the_rest_goes_on() throws Exception {
    topics.make("poisoned", "poisoned.dead-letter");
    publish("poisoned", 0, 20);
    Queue<Incoming> dead = new ConcurrentLinkedQueue<>();
    MessageHandler picky =
        batch -> {
          batch.stream()
              .filter(message -> number(message) == 7)
              .forEach(
                  message -> {
                    throw new PoisonMessage(message, "seven is not handled here");
                  });
          return note(batch);
        };
    try (Started _ = subscriptions.start(Subscription.shared("g", "poisoned"), picky);
        Started _ =
            subscriptions.start(
                Subscription.everyInstance(Subscription.Start.EARLIEST, "poisoned.dead-letter"),
                into(dead))) {
      await().atMost(DEADLINE).until(() -> seen.size() >= 19 && !dead.isEmpty());
    }
    assertThat(numbers())
        .containsExactlyInAnyOrderElementsOf(
            range(0, 20).stream().filter(number -> number != 7).toList());
    assertThat(dead).hasSize(1);
    Incoming letter = dead.element();
    assertThat(letter.value().text()).isEqualTo("7");
    assertThat(letter.key()).isEqualTo("key7");
    assertThat(letter.headers())
        .containsEntry("umpire-reason", "seven is not handled here")
        .containsEntry("umpire-topic", "poisoned")
        .containsEntry("type", "sample");
  }

  @Test
  void a_dead_letter_that_cannot_be_sent_is_tried_again_until_it_can() throws Exception {
    topics.make("late");
    publish("late", 0, 5);
    AtomicInteger refused = new AtomicInteger();
    MessageHandler picky =
        batch -> {
          batch.stream()
              .filter(message -> number(message) == 3)
              .forEach(
                  message -> {
                    refused.incrementAndGet();
                    throw new PoisonMessage(message, "three is not handled here");
                  });
          return note(batch);
        };
    Queue<Incoming> dead = new ConcurrentLinkedQueue<>();
    try (Started _ = subscriptions.start(Subscription.shared("g", "late"), picky)) {
      // Twice: the first consumer fails over it, and the one after it reads again.
      await().atMost(DEADLINE.multipliedBy(2)).until(() -> refused.get() >= 2);
      topics.make("late.dead-letter");
      try (Started _ =
          subscriptions.start(
              Subscription.everyInstance(Subscription.Start.EARLIEST, "late.dead-letter"),
              into(dead))) {
        await()
            .atMost(DEADLINE.multipliedBy(2))
            .until(() -> !dead.isEmpty() && numbers().containsAll(List.of(0, 1, 2, 4)));
      }
    }
    assertThat(dead).allSatisfy(letter -> assertThat(number(letter)).isEqualTo(3));
    assertThat(numbers()).doesNotContain(3);
  }

  @Test
  void a_restart_goes_on_at_the_offset_that_was_kept() throws Exception {
    topics.make("restarted");
    publish("restarted", 0, 50);
    try (Started _ = subscriptions.start(Subscription.shared("g", "restarted"), this::note)) {
      await().atMost(DEADLINE).until(() -> seen.size() >= 50);
    }
    publish("restarted", 50, 60);
    try (Started _ = subscriptions.start(Subscription.shared("g", "restarted"), this::note)) {
      await().atMost(DEADLINE).until(() -> seen.size() >= 60);
    }
    assertThat(numbers()).containsExactlyInAnyOrderElementsOf(range(0, 60));
  }

  @Test
  void what_was_not_handled_before_the_end_comes_after_the_restart() throws Exception {
    topics.make("unfinished");
    publish("unfinished", 0, 5);
    AtomicBoolean tried = new AtomicBoolean();
    MessageHandler never =
        _ -> {
          tried.set(true);
          return CompletableFuture.failedFuture(new IllegalStateException("not yet"));
        };
    try (Started _ = subscriptions.start(Subscription.shared("g", "unfinished"), never)) {
      await().atMost(DEADLINE).untilTrue(tried);
    }
    try (Started _ = subscriptions.start(Subscription.shared("g", "unfinished"), this::note)) {
      await().atMost(DEADLINE).until(() -> seen.size() >= 5);
    }
    assertThat(numbers()).containsExactlyInAnyOrderElementsOf(range(0, 5));
  }

  @Test
  void members_share_the_work_and_one_takes_over_when_the_other_leaves() throws Exception {
    topics.make("team");
    Queue<Incoming> others = new ConcurrentLinkedQueue<>();
    Subscription team = Subscription.shared("g", "team");
    try (Started _ = subscriptions.start(team, "first", this::note)) {
      await().atMost(DEADLINE).until(() -> ready("team"));
      try (Started _ = subscriptions.start(team, "second", into(others))) {
        await()
            .atMost(DEADLINE)
            .until(
                () -> {
                  publish("team", 0, 40);
                  return !others.isEmpty();
                });
      }
      List<Integer> late = range(1_000, 1_040);
      publish("team", 1_000, 1_040);
      await().atMost(DEADLINE).until(() -> numbers().containsAll(late));
    }
  }

  @Test
  void every_instance_reads_from_the_start_or_only_what_is_new() throws Exception {
    topics.make("everyone");
    publish("everyone", 0, 30);
    Queue<Incoming> fresh = new ConcurrentLinkedQueue<>();
    try (Started _ =
            subscriptions.start(
                Subscription.everyInstance(Subscription.Start.EARLIEST, "everyone"), this::note);
        Started _ =
            subscriptions.start(
                Subscription.everyInstance(Subscription.Start.LATEST, "everyone"), into(fresh))) {
      await().atMost(DEADLINE).until(() -> ready("everyone"));
      assertThat(numbers()).containsExactlyInAnyOrderElementsOf(range(0, 30));
      publish("everyone", 30, 40);
      await().atMost(DEADLINE).until(() -> seen.size() >= 40 && fresh.size() >= 10);
    }
    assertThat(fresh.stream().map(SubscriptionsTest::number).toList())
        .containsExactlyInAnyOrderElementsOf(range(30, 40));
  }

  @Test
  void handlers_run_on_an_event_loop_one_batch_at_a_time() throws Exception {
    topics.make("looped");
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    AtomicBoolean elsewhere = new AtomicBoolean();
    MessageHandler watching =
        batch -> {
          if (!Context.isOnEventLoopThread()) {
            elsewhere.set(true);
          }
          most.accumulateAndGet(running.incrementAndGet(), Math::max);
          return CompletableFuture.supplyAsync(
              () -> {
                running.decrementAndGet();
                seen.addAll(batch);
                return null;
              });
        };
    try (Started _ = subscriptions.start(Subscription.shared("g", "looped"), watching)) {
      for (int number = 0; number < 100; number += 10) {
        publish("looped", number, number + 10);
      }
      await().atMost(DEADLINE).until(() -> seen.size() >= 100);
    }
    assertThat(elsewhere).isFalse();
    assertThat(most).hasValue(1);
  }

  @Test
  void readiness_names_the_subscriptions() throws Exception {
    topics.make("watched");
    try (Started _ = subscriptions.start(Subscription.shared("g", "watched"), this::note)) {
      await().atMost(DEADLINE).until(() -> ready("watched"));
      when()
          .get("/q/health/ready")
          .then()
          .statusCode(200)
          .body("checks.find { it.name == 'subscriptions' }.data.watched", equalTo("assigned"));
    }
    try (Started _ = subscriptions.start(Subscription.shared("g", "no-such-topic"), this::note);
        Started _ =
            subscriptions.start(
                Subscription.everyInstance(Subscription.Start.EARLIEST, "no-such-topic-either"),
                this::note)) {
      when().get("/q/health/ready").then().statusCode(503);
    }
  }

  private boolean ready(String name) {
    return subscriptions.loops().stream()
        .filter(loop -> loop.subscription().name().equals(name))
        .allMatch(loop -> loop.feed().ready());
  }

  private void publish(String topic, int from, int to) {
    List<CompletableFuture<Void>> sent = new ArrayList<>();
    for (int number : range(from, to)) {
      sent.add(
          publisher
              .publish(
                  new Outgoing(
                      topic,
                      "key" + number % 10,
                      Map.of("type", "sample"),
                      Payload.of("" + number)))
              .toCompletableFuture());
    }
    CompletableFuture.allOf(sent.toArray(CompletableFuture[]::new)).join();
  }

  private CompletionStage<Void> note(List<Incoming> batch) {
    seen.addAll(batch);
    return CompletableFuture.completedFuture(null);
  }

  private static MessageHandler into(Queue<Incoming> queue) {
    return batch -> {
      queue.addAll(batch);
      return CompletableFuture.completedFuture(null);
    };
  }

  private List<Integer> numbers() {
    return seen.stream().map(SubscriptionsTest::number).toList();
  }

  private static int number(Incoming message) {
    return Integer.parseInt(message.value().text());
  }

  private static List<Integer> range(int from, int to) {
    return IntStream.range(from, to).boxed().toList();
  }
}
