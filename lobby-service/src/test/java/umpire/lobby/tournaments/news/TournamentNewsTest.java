package umpire.lobby.tournaments.news;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.inject.Inject;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.eclipse.microprofile.config.ConfigProvider;
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
import umpire.lobby.webhooks.Announcements;
import umpire.local.testing.HostResource;

/** Webhooks and streams are told of rounds, results, standings and the end: each once, in order. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class TournamentNewsTest {
  private static final String SWISS =
      "\"scenario\": \"small\", \"format\": {\"type\": \"swiss\", \"rounds\": 1}";

  private static final List<String> ALL =
      List.of(
          "tournament.round-opened",
          "tournament.result",
          "tournament.standings",
          "tournament.finished");

  @Inject Publisher publisher;
  @Inject Pool pool;
  @Inject Vertx vertx;
  @Inject NewsReader reader;
  @Inject Announcements announcements;

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

  private static void name(Event event, Hooks.Made hook, int status) {
    hook.owner().request().put(event.path() + "/webhooks/" + hook.id()).then().statusCode(status);
  }

  @Test
  void aWebhookIsToldEverythingOnceInItsOrderAndSigned() {
    Event event = registration();
    List<Lobby.Member> players = event.enter(2);
    try (Receiver receiver = new Receiver();
        Receiver channel = new Receiver()) {
      Hooks.Made hook = Hooks.make(host, Map.of("url", receiver.url("/")));
      Hooks.Made slack = Hooks.make(host, Map.of("url", channel.url("/"), "format", "slack"));
      name(event, hook, 204);
      name(event, hook, 204);
      name(event, slack, 204);
      host.request()
          .get(event.path() + "/webhooks")
          .then()
          .statusCode(200)
          .body("webhooks", hasSize(2));
      // Refused for the first time: what comes after it waits.
      receiver.then(Receiver.Manners.status(500));
      play(event);
      hook.awaitStates("delivered", "delivered", "delivered", "delivered");
      List<Receiver.Got> got = receiver.all();
      assertThat(got.stream().map(one -> one.json().getString("type")))
          .containsExactly(ALL.getFirst(), ALL.getFirst(), ALL.get(1), ALL.get(2), ALL.get(3));
      got.forEach(one -> one.verify(hook.secret()));
      JsonPath result = got.get(2).json();
      assertThat(result.getString("data.name")).isEqualTo("Spring Open");
      assertThat(result.getList("data.players.points")).isEqualTo(List.of(1f, 0f));
      assertThat(result.getList("data.players.account"))
          .containsExactlyInAnyOrderElementsOf(players.stream().map(Lobby.Member::id).toList());
      assertThat(result.getList("data.matches")).isEqualTo(event.matches(1));
      assertThat(got.get(3).json().getList("data.lines")).hasSize(2);
      assertThat(got.get(4).json().getString("data.status")).isEqualTo("finished");
      slack.awaitStates("delivered", "delivered", "delivered", "delivered");
      assertThat(channel.all().get(1).json().getString("text"))
          .startsWith("Spring Open: round 1, board 1: ");
    }
  }

  @Test
  void aWebhookThatIsDroppedIsToldNothingMore() {
    Event event = registration();
    event.enter(2);
    try (Receiver receiver = new Receiver()) {
      Hooks.Made hook = Hooks.make(host, Map.of("url", receiver.url("/")));
      Hooks.Made other = Hooks.make(host, Map.of("url", receiver.url("/other")));
      name(event, hook, 204);
      name(event, other, 204);
      for (int i = 0; i < 2; i++) {
        host.request().delete(event.path() + "/webhooks/" + hook.id()).then().statusCode(204);
      }
      play(event);
      other.awaitStates("delivered", "delivered", "delivered", "delivered");
      assertThat(hook.deliveries()).isEmpty();
    }
  }

  @Test
  void aWebhookIsOfTheHostWhoNamesIt() {
    Event event = registration();
    Lobby.Member stranger = Lobby.Member.fresh();
    Hooks.Made foreign = Hooks.make(stranger, Map.of("url", "http://127.0.0.1:9/"));
    name(event, foreign, 403);
    host.request().put(event.path() + "/webhooks/" + foreign.id()).then().statusCode(404);
    stranger.request().get(event.path() + "/webhooks").then().statusCode(403);
    given().put(event.path() + "/webhooks/" + foreign.id()).then().statusCode(401);
    // An address that may not be called is no webhook at all.
    Hooks.post(host, Map.of("url", "http://192.168.0.1/")).then().statusCode(400);
    host.request()
        .get(event.path() + "/webhooks")
        .then()
        .statusCode(200)
        .body("webhooks", hasSize(0));
  }

  @Test
  void severalInstancesTellEverythingOnce() {
    Event event = registration();
    event.enter(2);
    Hooks.Made hook = Hooks.make(host, Map.of("url", "http://127.0.0.1:9/"));
    name(event, hook, 204);
    play(event);
    IntStream.range(0, 4)
        .parallel()
        .forEach(
            _ -> {
              WebhookTelling instance = new WebhookTelling(pool, reader, announcements);
              for (boolean more = true; more; ) {
                more = instance.next().await().atMost(Toy.DEADLINE);
              }
            });
    Lobby.until(Toy.DEADLINE, "all is told", () -> hook.deliveries().size() >= 4);
    assertThat(hook.deliveries().reversed().stream().map(one -> "" + one.get("type")))
        .containsExactlyElementsOf(ALL);
  }

  @Test
  void aStreamTellsWhatHappensAndGoesOnWhereItWasLeft() throws IOException {
    Event event = registration();
    event.enter(2);
    try (Stream first = Stream.open(event, "")) {
      first.await("opened");
      play(event);
      first.await(ALL.getLast());
      assertThat(first.types())
          .containsExactly("opened", ALL.get(0), ALL.get(1), ALL.get(2), ALL.get(3));
      assertThat(first.data("tournament.result").getList("players.points"))
          .isEqualTo(List.of(1f, 0f));
      String left = first.id("tournament.result");
      try (Stream again = Stream.open(event, left)) {
        again.await(ALL.getLast());
        assertThat(again.types()).containsExactly("opened", ALL.get(2), ALL.get(3));
        assertThat(again.id("tournament.finished")).isEqualTo(first.id("tournament.finished"));
      }
    }
    for (String wrong : List.of("x", "999999")) {
      given()
          .header("Last-Event-ID", wrong)
          .get(event.path() + "/stream")
          .then()
          .statusCode(400)
          .body("pointer", equalTo("/Last-Event-ID"));
    }
    Event draft = Event.make(host, SWISS);
    given().get(draft.path() + "/stream").then().statusCode(404);
  }

  @Test
  void aStreamOfAnotherInstanceIsToldToo() {
    TournamentStreams other = new TournamentStreams(pool, reader, vertx, Duration.ofMillis(50));
    Event event = registration();
    event.enter(2);
    List<OutboundSseEvent> told = new CopyOnWriteArrayList<>();
    other.start(null);
    try {
      other
          .follow(event.id(), event.get("").getLong("version"), Uni.createFrom().nothing())
          .subscribe()
          .with(told::add);
      play(event);
      Lobby.until(Toy.DEADLINE, "the end is told", () -> told.size() >= 5);
      assertThat(told.stream().map(OutboundSseEvent::getName))
          .containsExactly("opened", ALL.get(0), ALL.get(1), ALL.get(2), ALL.get(3));
    } finally {
      other.stop(null);
    }
  }

  @Test
  void theWebhookOfABulkIsToldEachResult() {
    String bot =
        host.request()
            .body(Map.of("name", Lobby.freshName(), "kind", "bot"))
            .post("/v1/accounts/owned")
            .path("id");
    Map<String, Object> asked =
        Map.of(
            "id",
            "with a webhook",
            "game",
            "toy",
            "scenario",
            "small",
            "matches",
            List.of(
                Map.of("players", List.of(host.id(), bot), "name", "first"),
                Map.of("players", List.of(bot, host.id()))));
    try (Receiver receiver = new Receiver()) {
      Hooks.Made hook = Hooks.make(host, Map.of("url", receiver.url("/")));
      Hooks.Made foreign =
          Hooks.make(Lobby.Member.fresh(), Map.of("url", receiver.url("/foreign")));
      Map<String, Object> wrong = new HashMap<>(asked);
      wrong.put("webhook", foreign.id());
      host.request()
          .body(wrong)
          .post("/v1/bulk-matches")
          .then()
          .statusCode(400)
          .body("pointer", equalTo("/webhook"));
      Map<String, Object> right = new HashMap<>(asked);
      right.put("webhook", hook.id());
      List<String> matches =
          host.request()
              .body(right)
              .post("/v1/bulk-matches")
              .then()
              .statusCode(201)
              .extract()
              .path("matches.match");
      Toy.publish(
          publisher,
          "match.events",
          matches.get(1),
          "match.refused",
          "{\"match\": \"%s\", \"seek\": \"none\", \"reason\": \"no luck\"}"
              .formatted(matches.get(1)));
      receiver.await(1);
      Ends.of(publisher, matches.get(0), "", "{\"red\": 0.75, \"blue\": 0.25}");
      List<Receiver.Got> got = receiver.await(2);
      hook.awaitStates("delivered", "delivered");
      got.forEach(one -> one.verify(hook.secret()));
      assertThat(got.get(0).json().getString("type")).isEqualTo("bulk.result");
      assertThat(got.get(0).json().getString("data.reason")).isEqualTo("no luck");
      assertThat(got.get(0).json().getInt("data.undecided")).isEqualTo(1);
      assertThat(got.get(1).json().getString("data.name")).isEqualTo("first");
      assertThat(got.get(1).json().getInt("data.undecided")).isZero();
      assertThat(got.get(1).json().getList("data.players.score")).isEqualTo(List.of(0.75f, 0.25f));
    }
  }

  /** A stream as a client reads it. */
  private record Stream(InputStream body, List<String> lines) implements AutoCloseable {
    static Stream open(Event event, String lastEventId) throws IOException {
      int port = ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class);
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + event.path() + "/stream"));
      if (!lastEventId.isEmpty()) {
        request.header("Last-Event-ID", lastEventId);
      }
      try {
        HttpResponse<InputStream> answer =
            HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .build()
                .send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
        assertThat(answer.statusCode()).isEqualTo(200);
        Stream stream = new Stream(answer.body(), new CopyOnWriteArrayList<>());
        Thread.ofVirtual().start(stream::read);
        return stream;
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
    }

    private void read() {
      try {
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8));
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
          lines.add(line);
        }
      } catch (IOException closed) {
        // It was closed while it was read.
      }
    }

    List<String> types() {
      return values("event");
    }

    private List<String> values(String field) {
      return lines.stream()
          .filter(line -> line.startsWith(field + ":"))
          .map(line -> line.substring(field.length() + 1).strip())
          .toList();
    }

    void await(String type) {
      Lobby.until(
          Toy.DEADLINE,
          type,
          () -> types().contains(type) && values("data").size() >= types().size());
    }

    /** Of the first message of a type. */
    private String value(String type, String field) {
      List<String> block = new ArrayList<>();
      boolean found = false;
      for (String line : lines) {
        if (line.isEmpty()) {
          if (found) {
            break;
          }
          block.clear();
        } else {
          block.add(line);
          found |= line.startsWith("event:") && line.substring(6).strip().equals(type);
        }
      }
      return block.stream()
          .filter(line -> line.startsWith(field + ":"))
          .findFirst()
          .orElseThrow()
          .substring(field.length() + 1)
          .strip();
    }

    String id(String type) {
      return value(type, "id");
    }

    JsonPath data(String type) {
      return new JsonPath(value(type, "data"));
    }

    @Override
    public void close() {
      try {
        body.close();
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
  }
}
