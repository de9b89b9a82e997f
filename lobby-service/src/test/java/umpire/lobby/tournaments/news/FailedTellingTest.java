package umpire.lobby.tournaments.news;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Ends;
import umpire.lobby.testing.Hooks;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Receiver;
import umpire.lobby.testing.Toy;
import umpire.lobby.tournaments.Event;
import umpire.local.testing.HostResource;

/** What cannot be told to one webhook holds back no other, and is told later. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class FailedTellingTest {
  private static final String SWISS =
      "\"scenario\": \"small\", \"format\": {\"type\": \"swiss\", \"rounds\": 1}";

  private static final String[] ALL = {
    "tournament.round-opened", "tournament.result", "tournament.standings", "tournament.finished"
  };

  @Inject Publisher publisher;
  @Inject Pool pool;

  private Lobby.Member host;

  @BeforeEach
  void begin() {
    host = Lobby.Member.fresh();
    Toy.onTheShelf(publisher, host);
  }

  private Event registration() {
    Event event = Event.make(host, SWISS);
    event.led("registration");
    return event;
  }

  private void play(Event event) {
    event.led("running");
    event.ended(publisher, event.matches(1).getFirst(), 1, 0);
    event.until("the end", () -> event.get("").getString("status").equals("finished"));
  }

  private static void name(Event event, Hooks.Made hook) {
    hook.owner().request().put(event.path() + "/webhooks/" + hook.id()).then().statusCode(204);
  }

  private int attempts(Hooks.Made hook) {
    return pool.preparedQuery("select attempts from tournament_webhook where webhook = $1")
        .execute(Tuple.of(hook.id()))
        .map(rows -> rows.iterator().next().getInteger(0))
        .await()
        .atMost(Toy.DEADLINE);
  }

  private void run(String statement, String one) {
    pool.preparedQuery(statement).execute(Tuple.of(one)).await().atMost(Toy.DEADLINE);
  }

  @Test
  void aWebhookThatCannotBeToldHoldsBackNobodyAndIsToldLater() {
    Event ill = registration();
    Event well = registration();
    // The older tournament's webhook is looked at first.
    assertThat(ill.id()).isLessThan(well.id());
    ill.enter(2);
    well.enter(2);
    Hooks.Made late = Hooks.make(host, Map.of("url", "http://127.0.0.1:9/"));
    Hooks.Made prompt = Hooks.make(host, Map.of("url", "http://127.0.0.1:9/"));
    name(ill, late);
    ill.led("running");
    Lobby.until(Toy.DEADLINE, "the first round is told", () -> late.deliveries().size() == 1);
    // From now on the acts of this tournament cannot be read.
    run("update tournament_act set detail = '!' || detail where tournament = $1", ill.id());
    run("update tournament_webhook set told = 0 where tournament = $1", ill.id());
    try {
      Lobby.until(Toy.DEADLINE, "it failed", () -> attempts(late) > 0);
      name(well, prompt);
      play(well);
      prompt.awaitTypes(ALL);
      assertThat(attempts(prompt)).isZero();
      // It waits longer with each failure: 12 of them take more than ten minutes.
      assertThat(attempts(late)).isBetween(1, 12);
      assertThat(late.deliveries()).hasSize(1);
    } finally {
      run("update tournament_act set detail = substr(detail, 2) where tournament = $1", ill.id());
      run("update tournament_webhook set retry_at = now() where tournament = $1", ill.id());
    }
    Lobby.until(Toy.DEADLINE, "it is told later", () -> late.deliveries().size() == 2);
    Lobby.until(Toy.DEADLINE, "its failures are forgotten", () -> attempts(late) == 0);
  }

  @Test
  void aBulkThatCannotBeToldHoldsBackNobodyEither() {
    Hooks.Made late = Hooks.make(host, Map.of("url", "http://127.0.0.1:9/"));
    Hooks.Made prompt = Hooks.make(host, Map.of("url", "http://127.0.0.1:9/"));
    String ill = bulk("ill", late);
    String well = bulk("well", prompt);
    Ends.of(publisher, ill, "", "{\"red\": 0.75, \"blue\": 0.25}");
    late.awaitTypes("bulk.result");
    // From now on its matches cannot be read, and it is to be told again.
    run("update bulk_match set players = '!' || players where match = $1", ill);
    run("update bulk set told = 0 where webhook = $1", late.id());
    try {
      Lobby.until(Toy.DEADLINE, "it failed", () -> failures(late) > 0);
      Ends.of(publisher, well, "", "{\"red\": 0.75, \"blue\": 0.25}");
      prompt.awaitTypes("bulk.result");
      assertThat(late.deliveries()).hasSize(1);
    } finally {
      run("update bulk_match set players = substr(players, 2) where match = $1", ill);
      run("update bulk set telling_retry_at = now() where webhook = $1", late.id());
    }
    late.awaitTypes("bulk.result", "bulk.result");
    Lobby.until(Toy.DEADLINE, "its failures are forgotten", () -> failures(late) == 0);
  }

  private int failures(Hooks.Made hook) {
    return pool.preparedQuery("select telling_attempts from bulk where webhook = $1")
        .execute(Tuple.of(hook.id()))
        .map(rows -> rows.iterator().next().getInteger(0))
        .await()
        .atMost(Toy.DEADLINE);
  }

  /** A bulk of one match, which tells this webhook; the match. */
  private String bulk(String request, Hooks.Made hook) {
    Lobby.Member other = Lobby.Member.fresh();
    return host.request()
        .body(
            Map.of(
                "id",
                request,
                "game",
                "toy",
                "scenario",
                "small",
                "webhook",
                hook.id(),
                "matches",
                List.of(Map.of("players", List.of(host.id(), other.id())))))
        .post("/v1/bulk-matches")
        .then()
        .statusCode(201)
        .extract()
        .path("matches[0].match");
  }

  @Test
  void aReceiverThatAlwaysRefusesHoldsBackNobody() {
    Event event = registration();
    event.enter(2);
    try (Receiver bad = new Receiver();
        Receiver good = new Receiver()) {
      for (int i = 0; i < 40; i++) {
        bad.then(Receiver.Manners.status(500));
      }
      Hooks.Made refusing = Hooks.make(host, Map.of("url", bad.url("/")));
      Hooks.Made taking = Hooks.make(host, Map.of("url", good.url("/")));
      name(event, refusing);
      name(event, taking);
      play(event);
      taking.awaitStates("delivered", "delivered", "delivered", "delivered");
      refusing.awaitTypes(ALL);
      assertThat(refusing.states()).doesNotContain("delivered");
    }
  }
}
