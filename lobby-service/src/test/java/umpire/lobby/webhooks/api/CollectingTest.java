package umpire.lobby.webhooks.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.common.TimeOrderedIds;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Hooks;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Receiver;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** What is sent together and what is kept back; and what is of no use after a deadline. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class CollectingTest {
  @Inject Publisher publisher;

  private Lobby.Member anna;
  private Lobby.Member bert;
  private Receiver receiver;
  private Hooks.Match match;

  @BeforeEach
  void begin() {
    anna = Lobby.Member.fresh();
    bert = new Lobby.Member("the-other-of-" + anna.id(), "bert", "");
    receiver = new Receiver();
    match = match();
  }

  @AfterEach
  void end() {
    receiver.close();
  }

  private Hooks.Match match() {
    return new Hooks.Match(
        publisher,
        TimeOrderedIds.fresh(Clock.systemUTC()).toString(),
        "public",
        List.of(anna, bert));
  }

  private Hooks.Made hook(Map<String, Object> more) {
    Map<String, Object> body = new HashMap<>(more);
    body.put("url", receiver.url("/"));
    return Hooks.make(anna, body);
  }

  @Test
  void whatComesInTimeIsSentTogetherAndTheNextThingAnew() {
    Hooks.Made webhook = hook(Map.of("digestMinutes", 60));
    Hooks.Made sentinel = hook(Map.of("events", List.of("match.event")));
    Hooks.Match other = match();
    match.on(1, 1, "red");
    webhook.awaitStates("pending");
    match.on(2, 1, "blue");
    other.on(1, 1, "red");
    match.on(3, 1, "blue");
    other.on(2, 1, "red");
    sentinel.awaitStates("delivered", "delivered", "delivered", "delivered", "delivered");
    webhook.awaitStates("pending");
    assertThat(webhook.deliveries().getFirst()).containsEntry("type", "digest");
    Instant next = Instant.parse("" + webhook.deliveries().getFirst().get("nextAt"));
    assertThat(next).isBetween(inMinutes(50), inMinutes(60));
    receiver.all().clear();
    webhook.post("/deliveries/1/redeliver").then().statusCode(202);
    Receiver.Got got = receiver.await(1).getFirst();
    got.verify(webhook.secret());
    assertThat(got.json().getString("type")).isEqualTo("digest");
    assertThat(got.json().getList("data.news.type"))
        .containsOnly("match.event", "turn.changed")
        .hasSize(7);
    assertThat(
            got.json()
                .<String>getList(
                    "data.news.findAll { it.type == 'turn.changed' }.data.waitingFor.seat.flatten()"))
        .as("of each match the last turn")
        .containsExactlyInAnyOrder("blue", "red");
    webhook.awaitStates("delivered");
    match.on(4, 1, "red");
    webhook.awaitStates("delivered", "pending");
  }

  @Test
  void inQuietHoursNothingIsSentButWhatIsAskedFor() {
    LocalTime now = LocalTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.MINUTES);
    Map<String, Object> quiet =
        Map.of(
            "from", now.minusHours(1).toString(), "to", now.plusHours(1).toString(), "zone", "UTC");
    Hooks.Made webhook = hook(Map.of("quiet", quiet));
    match.on(1, 1, "red");
    webhook.awaitStates("pending");
    webhook.post("/test").then().statusCode(202);
    webhook.awaitStates("pending", "delivered");
    assertThat(receiver.all()).hasSize(1);
    Instant next = Instant.parse("" + webhook.deliveries().getLast().get("nextAt"));
    assertThat(next).isBetween(inMinutes(58), inMinutes(60));
    // What is tried again is kept back, too.
    receiver.then(Receiver.Manners.status(503));
    webhook.post("/deliveries/1/redeliver").then().statusCode(202);
    Lobby.until(Toy.DEADLINE, "tried", () -> webhook.attempts(1).size() == 1);
    Instant again = Instant.parse("" + webhook.deliveries().getLast().get("nextAt"));
    assertThat(again).isBetween(inMinutes(58), inMinutes(60));
  }

  private static Instant inMinutes(int minutes) {
    return Instant.now().plus(Duration.ofMinutes(minutes));
  }

  @Test
  void aTurnIsTriedAgainUntilItsDeadlineAndNotAfterIt() {
    Hooks.Made webhook = hook(Map.of("events", List.of("turn.changed")));
    receiver.then(Collections.nCopies(100, Receiver.Manners.status(503)));
    Instant deadline = Instant.now().plusSeconds(8);
    match.on(1, "red", deadline);
    webhook.awaitStates("dead");
    List<Map<String, Object>> attempts = webhook.attempts(1);
    assertThat(attempts).hasSizeGreaterThan(3);
    assertThat(Instant.parse("" + attempts.getLast().get("at")))
        .isBetween(deadline.minusMillis(1_100), deadline);
    assertThat(receiver.all().getFirst().json().getString("data.waitingFor[0].deadline"))
        .isEqualTo(deadline.toString());
    assertThat(webhook.deliveries().getFirst().get("giveUpAt"))
        .isEqualTo(deadline.minusSeconds(1).truncatedTo(ChronoUnit.MILLIS).toString());
  }

  @Test
  void aTurnWithADeadlineDoesNotWaitForTheNextTryOfWhatCameBefore() {
    Hooks.Made webhook = hook(Map.of("events", List.of("turn.changed")));
    receiver.then(
        exchange -> {
          exchange.getResponseHeaders().add("Retry-After", "600");
          exchange.sendResponseHeaders(503, -1);
        });
    match.on(1, 0, "red");
    Lobby.until(Toy.DEADLINE, "tried", () -> webhook.attempts(1).size() == 1);
    match.on(2, 0, "blue");
    webhook.awaitStates("pending", "queued");
    match.on(3, "red", Instant.now().plusSeconds(60));
    webhook.awaitStates("delivered", "delivered", "delivered");
    webhook.read().then().body("status", equalTo("active"));
  }
}
