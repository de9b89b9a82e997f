package umpire.lobby.webhooks.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.common.TimeOrderedIds;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Hooks;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Receiver;
import umpire.lobby.testing.Toy;
import umpire.lobby.webhooks.store.DeliveryLog;
import umpire.local.testing.HostResource;

/** What game-service publishes gets to whoever wants it, whatever happens on the way. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class DeliveriesTest {
  private static final String CLOSED = "{\"url\": \"http://127.0.0.1:1/closed\"}";

  @Inject Publisher publisher;
  @Inject AgroalDataSource database;
  @Inject DeliveryLog log;

  private Lobby.Member anna;
  private Lobby.Member bert;
  private Receiver receiver;
  private Hooks.Match match;

  @BeforeEach
  void begin() {
    anna = Lobby.Member.fresh();
    // Who has a seat and no part in most of it: signing up takes long.
    bert = new Lobby.Member("the-other-of-" + anna.id(), "bert", "");
    receiver = new Receiver();
    match = match("public");
  }

  @AfterEach
  void end() {
    receiver.close();
  }

  private Hooks.Match match(String visibility) {
    return new Hooks.Match(
        publisher,
        TimeOrderedIds.fresh(Clock.systemUTC()).toString(),
        visibility,
        List.of(anna, bert));
  }

  private Hooks.Made hook(Lobby.Member owner, Map<String, Object> more) {
    Map<String, Object> body = new HashMap<>(more);
    body.put("url", receiver.url("/" + owner.name()));
    return Hooks.make(owner, body);
  }

  private Hooks.Made hook(Lobby.Member owner) {
    return hook(owner, Map.of());
  }

  @Test
  void theOwnerOfASeatIsSentInOrderWhatThatSeatMaySee() {
    Hooks.Made webhook = hook(anna);
    match.on(1, 2, "red");
    match.on(2, 0, "red");
    match.on(3, 1, "blue");
    match.over(4);
    List<Receiver.Got> got = receiver.await(6);
    assertThat(got.stream().map(one -> one.json().getString("type")))
        .containsExactly(
            "match.event",
            "turn.changed",
            "match.event",
            "turn.changed",
            "match.event",
            "match.over");
    got.forEach(one -> one.verify(webhook.secret()));
    assertThat(got.stream().map(Receiver.Got::id).distinct()).hasSize(6);
    assertThat(got.getFirst().json().getList("data.events.type"))
        .containsExactly("for-red", "for-red");
    assertThat(got.get(1).json().getString("data.waitingFor[0].name")).isEqualTo(anna.name());
    assertThat(got.get(1).json().getBoolean("data.yours")).isTrue();
    assertThat(got.get(3).json().getBoolean("data.yours")).isFalse();
    assertThat(got.getFirst().headers().get("content-type")).containsExactly("application/json");
    assertThat(got).noneMatch(one -> one.headers().containsKey("traceparent"));
    webhook.awaitStates(IntStream.range(0, 6).mapToObj(_ -> "delivered").toArray(String[]::new));
    assertThat(webhook.deliveries().getLast())
        .containsEntry("number", 1)
        .containsEntry("id", got.getFirst().id())
        .containsEntry("match", match.id());
  }

  @Test
  void whoHasNoSeatIsSentWhatEverybodyMaySeeAndOfAPrivateMatchNothing() {
    Lobby.Member cora = Lobby.Member.fresh();
    bert = Lobby.Member.fresh();
    match = match("public");
    Hooks.Match closed = match("private");
    Hooks.Made open = hook(cora, Map.of("match", match.id(), "events", List.of("match.event")));
    Hooks.Made shut = hook(cora, Map.of("match", closed.id()));
    Hooks.Made all = hook(cora);
    Hooks.Made berts = hook(bert, Map.of("match", closed.id(), "events", List.of("match.event")));
    closed.on(1, 1, "red");
    match.on(1, 1, "red");
    receiver.await(2);
    open.awaitStates("delivered");
    berts.awaitStates("delivered");
    assertThat(
            receiver.all().stream()
                .map(one -> one.json().getString("data.events[0].type"))
                .sorted())
        .containsExactly("for-all", "for-blue");
    assertThat(shut.deliveries()).isEmpty();
    assertThat(all.deliveries()).isEmpty();
  }

  /** The broker gives a message again after a crash, and a new leader publishes old ones again. */
  @Test
  void howeverOftenAMessageComesItIsSentOnce() {
    Hooks.Made webhook = hook(anna, Map.of("events", List.of("match.event")));
    match.on(1, 1, "red");
    match.on(2, 1, "red");
    for (int revision : new int[] {1, 2, 2, 1}) {
      match.on(revision, 1, "red");
    }
    match.on(3, 1, "red");
    receiver.await(3);
    webhook.awaitStates("delivered", "delivered", "delivered");
    assertThat(receiver.all().stream().map(one -> one.json().getInt("data.events[0].seq")))
        .containsExactly(10, 20, 30);
  }

  /** As game-service writes it: without the header that others have; and what nobody can read. */
  @Test
  void messagesAreReadAsGameServiceWritesThem() {
    Hooks.Made webhook = hook(anna, Map.of("events", List.of("turn.changed")));
    for (String data :
        List.of(
            "{\"match\": 5}",
            """
            {"match": "%s", "game": "toy", "revision": 1, "status": "playing",
             "visibility": "private", "accounts": {"red": "%s"}, "waitingFor": ["red"],
             "public": {"seq": 0, "events": []}, "seats": {"red": {"seq": 1, "events": []}}}
            """
                .formatted(match.id(), anna.id()))) {
      String envelope =
          """
          {"specversion": "1.0", "id": "%s/1", "source": "/game-service", "type": "match.events",
           "subject": "%s", "time": "2026-11-22T12:00:00Z", "datacontenttype": "application/json",
           "dataschema": "urn:umpire:schema:match.events:1", "data": %s}
          """
              .formatted(match.id(), match.id(), data);
      publisher
          .publish(new Outgoing("match.events", match.id(), Map.of(), Payload.of(envelope)))
          .toCompletableFuture()
          .join();
    }
    assertThat(receiver.await(1).getFirst().json().getString("timestamp"))
        .isEqualTo("2026-11-22T12:00:00Z");
    webhook.awaitStates("delivered");
  }

  @Test
  void whatFailsAndWhatTakesTooLongIsTriedAgainUnderTheSameIdAndNothingOvertakesIt() {
    Hooks.Made webhook = hook(anna, Map.of("events", List.of("match.event")));
    receiver.then(
        Receiver.Manners.status(500),
        Receiver.Manners.late(Duration.ofSeconds(5)),
        Receiver.Manners.status(302));
    match.on(1, 1, "red");
    match.on(2, 1, "red");
    List<Receiver.Got> got = receiver.await(5);
    assertThat(got.stream().map(one -> one.json().getInt("data.events[0].seq")))
        .containsExactly(10, 10, 10, 10, 20);
    assertThat(got.stream().limit(4).map(Receiver.Got::id).distinct()).hasSize(1);
    got.forEach(one -> one.verify(webhook.secret()));
    webhook.awaitStates("delivered", "delivered");
    List<Map<String, Object>> attempts = webhook.attempts(1);
    assertThat(attempts.stream().map(one -> one.get("status")))
        .containsExactly(500, null, 302, 204);
    assertThat(attempts.stream().map(one -> one.get("error")))
        .containsExactly("refused", "no answer in time", "a redirect, which is not followed", null);
    // A second and no more, had the machine nothing else to do; the answer would come after five.
    assertThat((int) attempts.get(1).get("milliseconds")).isBetween(900, 4_900);
  }

  @Test
  void whoWantsToBeLeftAloneForAWhileIs() {
    Hooks.Made webhook = hook(anna);
    receiver.then(
        exchange -> {
          exchange.getResponseHeaders().add("Retry-After", "2");
          exchange.sendResponseHeaders(429, -1);
        });
    webhook.post("/test").then().statusCode(202);
    List<Receiver.Got> got = receiver.await(2);
    assertThat(Duration.ofNanos(got.get(1).nanos() - got.get(0).nanos()))
        .isGreaterThan(Duration.ofMillis(1_900));
  }

  @Test
  void whatOneReceiverMissesHoldsUpNeitherAnotherMatchNorAnotherWebhook() {
    bert = Lobby.Member.fresh();
    match = match("public");
    Hooks.Made failing = hook(anna, Map.of("events", List.of("match.event")));
    Hooks.Made other = hook(bert, Map.of("events", List.of("match.event"), "match", match.id()));
    failing.patch(CLOSED).then().statusCode(200);
    match.on(1, 1, "red");
    match.on(2, 1, "red");
    other.awaitStates("delivered", "delivered");
    Lobby.until(Toy.DEADLINE, "tried", () -> !failing.attempts(1).isEmpty());
    assertThat(failing.attempts(1).getFirst()).containsEntry("error", "no connection");
    assertThat(failing.states()).containsExactly("pending", "queued");
    failing.post("/deliveries/2/redeliver").then().statusCode(409);
    Hooks.Match second = match("public");
    failing.patch("{\"url\": \"" + receiver.url("/repaired") + "\"}").then().statusCode(200);
    second.on(1, 1, "red");
    failing.awaitStates("delivered", "delivered", "delivered");
  }

  @Test
  void whoeverHasLeftIsSentNothingMore() {
    Hooks.Made webhook = hook(anna, Map.of("events", List.of("match.event")));
    webhook.patch(CLOSED).then().statusCode(200);
    match.on(1, 1, "red");
    match.on(2, 1, "red");
    webhook.awaitStates("pending", "queued");
    receiver.then(Receiver.Manners.status(410));
    webhook.patch("{\"url\": \"" + receiver.url("/gone") + "\"}").then().statusCode(200);
    webhook.awaitStates("dead", "dead");
    webhook.read().then().body("status", equalTo("disabled")).body("reason", equalTo("gone"));
    assertThat(webhook.deliveries().getFirst()).containsEntry("reason", "the webhook was disabled");
    Hooks.Made after = hook(anna, Map.of("events", List.of("match.event")));
    match.on(3, 1, "red");
    after.awaitStates("delivered");
    assertThat(webhook.deliveries()).hasSize(2);
    webhook.patch("{\"status\": \"active\"}").then().statusCode(200);
    webhook.post("/deliveries/2/redeliver").then().statusCode(202);
    webhook.awaitStates("dead", "delivered");
  }

  @Test
  void whatIsNotDeliveredInItsTimeIsDeadAndTheNextGetsItsTurn() throws SQLException {
    Hooks.Made webhook = hook(anna, Map.of("events", List.of("match.event")));
    receiver.then(Collections.nCopies(100, Receiver.Manners.status(503)));
    match.on(1, 1, "red");
    match.on(2, 1, "red");
    Lobby.until(Toy.DEADLINE, "tried", () -> !webhook.attempts(1).isEmpty());
    late(webhook, 1);
    Lobby.until(Toy.DEADLINE, "dead", () -> webhook.states().equals(List.of("dead", "pending")));
    assertThat(
            webhook
                .owner()
                .request()
                .get(webhook.path("/deliveries?status=dead"))
                .jsonPath()
                .getList("deliveries.number"))
        .containsExactly(1);
    webhook.read().then().body("status", equalTo("active"));
    late(webhook, 2);
    for (int revision = 3; revision <= 5; revision++) {
      match.on(revision, 1, "red");
      int number = revision;
      Lobby.until(Toy.DEADLINE, "there", () -> webhook.deliveries().size() == number);
      late(webhook, number);
    }
    webhook.awaitStates("dead", "dead", "dead", "dead", "dead");
    webhook
        .read()
        .then()
        .body("status", equalTo("disabled"))
        .body("reason", equalTo("dead-letters"));
  }

  /** The time to give up has come. */
  private void late(Hooks.Made webhook, int number) throws SQLException {
    change(
        "update webhook_delivery set give_up_at = now(), next_at = now() where webhook = '%s' and number = %d"
            .formatted(webhook.id(), number));
  }

  @Test
  void whatWasDeliveredIsDeliveredAgainUnderItsIdWhenItIsAskedFor() {
    Hooks.Made webhook = hook(anna, Map.of("events", List.of("turn.changed")));
    match.on(1, 0, "red");
    webhook.awaitStates("delivered");
    Response again = webhook.post("/deliveries/1/redeliver");
    again.then().statusCode(202).body("status", equalTo("pending")).body("number", equalTo(1));
    List<Receiver.Got> got = receiver.await(2);
    assertThat(got.get(1).id()).isEqualTo(got.get(0).id());
    assertThat(got.get(1).body()).isEqualTo(got.get(0).body());
    Lobby.until(Toy.DEADLINE, "noted", () -> webhook.attempts(1).size() == 2);
    webhook.awaitStates("delivered");
  }

  @Test
  void afterARotationBothSecretsSign() {
    Hooks.Made webhook = hook(anna);
    String fresh = webhook.post("/secret").path("secret");
    webhook.post("/test").then().statusCode(202).body("type", equalTo("ping"));
    Receiver.Got got = receiver.await(1).getFirst();
    got.verify(webhook.secret());
    got.verify(fresh);
    assertThat(got.json().getString("data.webhook")).isEqualTo(webhook.id());
    webhook.awaitStates("delivered");
  }

  @Test
  void discordGetsAMessageThatMentionsWhoMustAct() {
    hook(anna, Map.of("format", "discord", "mentions", Map.of(anna.id(), "123456789012345678")));
    match.on(1, 3, "red");
    Receiver.Got got = receiver.await(1).getFirst();
    assertThat(got.json().getString("content")).contains("<@123456789012345678> (red) to act");
    assertThat(got.json().getList("allowed_mentions.users")).containsExactly("123456789012345678");
    assertThat(got.json().getList("allowed_mentions.parse")).isEmpty();
  }

  /**
   * As if the process had been killed after the answer and before it was marked: the connection
   * that marks it is ended by force while it waits for a lock of the test's.
   */
  @Test
  void whatWasSentAndNotMarkedIsSentAgainUnderTheSameId() throws SQLException {
    Hooks.Made webhook = hook(anna, Map.of("events", List.of("turn.changed")));
    try (Connection held = database.getConnection();
        Statement lock = held.createStatement()) {
      receiver.then(
          exchange -> {
            hold(held, lock, webhook);
            exchange.sendResponseHeaders(200, -1);
          });
      match.on(1, 0, "red");
      receiver.await(1);
      Lobby.until(Toy.DEADLINE, "somebody marks it", () -> kill() == 1);
      held.rollback();
      held.setAutoCommit(true);
    }
    List<Receiver.Got> got = receiver.await(2);
    assertThat(got.get(1).id()).isEqualTo(got.get(0).id());
    assertThat(Duration.ofNanos(got.get(1).nanos() - got.get(0).nanos()))
        .as("not before the lease has run out")
        .isGreaterThan(Duration.ofSeconds(3));
    webhook.awaitStates("delivered");
    assertThat(webhook.attempts(1)).as("of the first nobody knows").hasSize(1);
  }

  private static void hold(Connection held, Statement lock, Hooks.Made webhook) {
    try {
      held.setAutoCommit(false);
      lock.execute("select id from webhook where id = '" + webhook.id() + "' for update");
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  /** Ends the connections that wait for the row of a webhook; how many. */
  private int kill() {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                """
                select count(pg_terminate_backend(pid)) from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'
                  and query like 'select id from webhook where id = $1 for update%'
                """)) {
      rows.next();
      return rows.getInt(1);
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private void change(String statement) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement change = connection.createStatement()) {
      change.executeUpdate(statement);
    }
  }

  @Test
  void whatDoesNotFitTheContractIsKeptAndNeverSent() {
    Hooks.Made webhook = hook(anna, Map.of("events", List.of("match.event")));
    Toy.publish(
        publisher,
        "match.events",
        match.id(),
        "match.events",
        """
        {"match": "%s", "game": "toy", "revision": 1, "status": "playing",
         "visibility": "private", "accounts": {"red": "%s"}, "waitingFor": [],
         "public": {"seq": 0, "events": []},
         "seats": {"red": {"seq": 1, "events": [{"type": "without its number"}]}}}
        """
            .formatted(match.id(), anna.id()));
    match.on(2, 1, "red");
    webhook.awaitStates("dead", "delivered");
    assertThat(webhook.deliveries().getLast().get("reason").toString())
        .startsWith("a fault of ours")
        .contains("/data/events/0");
    webhook.post("/deliveries/1/redeliver").then().statusCode(409);
    assertThat(receiver.all()).hasSize(1);
  }

  @Test
  void whatWasDoneWithLongAgoIsDeleted() throws SQLException {
    Hooks.Made webhook = hook(anna);
    webhook.post("/test").then().statusCode(202);
    webhook.awaitStates("delivered");
    int _ = log.deleteOlder(Duration.ofDays(30)).await().atMost(Toy.DEADLINE);
    assertThat(webhook.states()).containsExactly("delivered");
    change(
        "update webhook_delivery set done_at = now() - interval '31 days' where webhook = '%s'"
            .formatted(webhook.id()));
    assertThat(log.deleteOlder(Duration.ofDays(30)).await().atMost(Toy.DEADLINE)).isPositive();
    assertThat(webhook.states()).isEmpty();
  }

  @Test
  void theLogGoesOnWhereItsPageEnds() throws SQLException {
    Hooks.Made webhook = hook(anna);
    webhook.post("/test").then().statusCode(202);
    webhook.awaitStates("delivered");
    change(
        """
        insert into webhook_delivery
        select webhook, n, id || n, owner, type, match, lane || n, body, parts, state, reason, attempts,
          tries, next_at, lease, leased_until, made_at, give_up_at, done_at
        from webhook_delivery, generate_series(2, 52) n where webhook = '%s' and number = 1
        """
            .formatted(webhook.id()));
    Response first = webhook.owner().request().get(webhook.path("/deliveries"));
    assertThat(first.<List<Integer>>path("deliveries.number")).hasSize(50).startsWith(52, 51);
    Response second =
        webhook.owner().request().get(webhook.path("/deliveries?cursor=" + first.path("next")));
    assertThat(second.<List<Integer>>path("deliveries.number")).containsExactly(2, 1);
    assertThat(second.jsonPath().getMap("$")).doesNotContainKey("next");
  }
}
