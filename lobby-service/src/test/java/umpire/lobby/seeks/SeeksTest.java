package umpire.lobby.seeks;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static umpire.lobby.testing.Lobby.PROBLEM;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Seeks, with the test in game-service's place at the real broker. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
class SeeksTest {
  private static final Duration DEADLINE = Toy.DEADLINE;

  @Inject Publisher publisher;
  @Inject Subscriptions subscriptions;

  private final Queue<JsonPath> wanted = new ConcurrentLinkedQueue<>();
  private Lobby.Member anna = new Lobby.Member("", "", "");
  private Lobby.Member bert = new Lobby.Member("", "", "");
  private @Nullable AutoCloseable listening;

  @BeforeEach
  void begin() {
    anna = Lobby.Member.fresh();
    bert = Lobby.Member.fresh();
    listening =
        subscriptions.start(
            Subscription.everyInstance(Subscription.Start.EARLIEST, "lobby.events"), this::note);
    Toy.onTheShelf(publisher, anna);
  }

  @AfterEach
  void stop() throws Exception {
    if (listening != null) {
      listening.close();
    }
  }

  @Test
  void whoever_joins_makes_the_match_and_game_service_opens_it() {
    Response posted =
        post(
            anna,
            Map.of(
                "game",
                "toy",
                "scenario",
                "small",
                "seat",
                "red",
                "salt",
                "ab",
                "options",
                Map.of("fog", "on"),
                "visibility",
                "private",
                "spectators",
                "delayed",
                "spectatorDelaySeconds",
                600,
                "rated",
                true));
    posted
        .then()
        .statusCode(201)
        .header("Location", endsWith("/v1/seeks/" + posted.path("id")))
        .body("status", equalTo("open"))
        .body("options.fog", equalTo("on"))
        .body("spectators", equalTo("delayed"))
        .body("spectatorDelaySeconds", equalTo(600))
        .body("rated", equalTo(true))
        .body("owner.name", equalTo(anna.name()));
    String id = posted.path("id");
    given().get("/v1/seeks?game=toy").then().statusCode(200).body("seeks.id", hasItem(id));
    assertThat(given().get("/v1/seeks").asString()).doesNotContain("salt");

    Response joined = join(bert, id, Map.of("salt", ""));
    joined.then().statusCode(200).body("status", equalTo("opening"));
    String match = joined.path("match");
    join(bert, id, Map.of()).then().statusCode(200).body("match", equalTo(match));
    given().get("/v1/seeks").then().body("seeks.id", not(hasItem(id)));

    Lobby.until(DEADLINE, "game-service is told", () -> request(match).isPresent());
    JsonPath message = request(match).orElseThrow();
    assertThat(message.getString("type")).isEqualTo("seek.joined");
    assertThat(message.getString("data.game")).isEqualTo("toy");
    assertThat(message.getBoolean("data.isPublic")).isFalse();
    assertThat(message.getInt("data.spectatorDelay")).isEqualTo(600);
    assertThat(message.getBoolean("data.rated")).isTrue();
    assertThat(message.getString("data.options.fog")).isEqualTo("on");
    assertThat(message.<Object>getList("data.players"))
        .containsExactly(
            Map.of("account", anna.id(), "seat", "red", "seated", true, "salt", "ab"),
            Map.of("account", bert.id(), "seat", "", "seated", true, "salt", ""));

    answer(match, "match.opened", "{}");
    answer(match, "match.refused", "{\"reason\": \"too late to say so\"}");
    Lobby.until(
        DEADLINE, "opened", () -> given().get("/v1/seeks/" + id).path("status").equals("opened"));
    for (Lobby.Member member : List.of(anna, bert)) {
      member.request().get("/v1/seeks?mine").then().body("seeks[0].match", equalTo(match));
    }
  }

  @Test
  void what_game_service_refuses_is_failed_with_the_reason() {
    String id = open();
    String match = join(bert, id, Map.of("seat", "blue")).path("match");
    answer(match, "match.refused", "{\"reason\": \"the map is at the printer's\"}");
    Lobby.until(
        DEADLINE, "failed", () -> given().get("/v1/seeks/" + id).path("status").equals("failed"));
    given()
        .get("/v1/seeks/" + id)
        .then()
        .body("reason", equalTo("the map is at the printer's"))
        .body("joiner.seat", equalTo("blue"));
  }

  @Test
  void of_many_who_join_at_once_one_gets_it() {
    String id = open();
    List<CompletableFuture<Integer>> tries =
        List.of(Lobby.Member.fresh(), Lobby.Member.fresh(), Lobby.Member.fresh()).stream()
            .map(one -> CompletableFuture.supplyAsync(() -> join(one, id, Map.of()).statusCode()))
            .toList();
    assertThat(tries.stream().map(CompletableFuture::join).sorted()).containsExactly(200, 409, 409);
  }

  @Test
  void its_owner_takes_a_seek_back_and_nobody_else() {
    String id = open();
    bert.request()
        .delete("/v1/seeks/" + id)
        .then()
        .statusCode(403)
        .contentType(PROBLEM)
        .body("detail", equalTo("Only the account that opened a seek can withdraw it."));
    given().delete("/v1/seeks/" + id).then().statusCode(401);
    for (int i = 0; i < 2; i++) {
      anna.request()
          .delete("/v1/seeks/" + id)
          .then()
          .statusCode(200)
          .body("status", equalTo("cancelled"));
    }
    refused(join(bert, id, Map.of()), "seek-closed");
    String joined = open();
    join(bert, joined, Map.of()).then().statusCode(200);
    refused(anna.request().delete("/v1/seeks/" + joined), "seek-closed");
    anna.request().delete("/v1/seeks/none").then().statusCode(404);
  }

  @Test
  void nobody_joins_himself_or_takes_the_seat_that_is_wanted() {
    String id = post(anna, Map.of("game", "toy", "scenario", "small", "seat", "red")).path("id");
    refused(join(anna, id, Map.of()), "own-seek");
    refused(join(bert, id, Map.of("seat", "red")), "seat-taken");
    join(bert, id, Map.of("seat", "green"))
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/seat"));
    join(bert, id, Map.of("salt", "XY")).then().statusCode(400).body("pointer", equalTo("/salt"));
    join(bert, "none", Map.of()).then().statusCode(404);
    given()
        .contentType("application/json")
        .body("{}")
        .post("/v1/seeks/" + id + "/join")
        .then()
        .statusCode(401);
    given().get("/v1/seeks/" + id).then().body("status", equalTo("open"));
  }

  @Test
  void a_list_goes_on_where_its_page_ends() {
    Lobby.Member many = Lobby.Member.fresh();
    for (int i = 0; i < 20; i++) {
      post(many, Map.of("game", "toy", "scenario", "small")).then().statusCode(201);
    }
    refused(post(many, Map.of("game", "toy", "scenario", "small")), "too-many-seeks");
    for (int i = 0; i < 32; i++) {
      String id = many.request().get("/v1/seeks?mine").path("seeks[0].id");
      many.request().delete("/v1/seeks/" + id).then().statusCode(200);
      post(many, Map.of("game", "toy", "scenario", "small")).then().statusCode(201);
    }
    Response first = many.request().get("/v1/seeks?mine");
    assertThat(first.<List<Object>>path("seeks")).hasSize(50);
    Response second =
        many.request().queryParam("cursor", first.<String>path("next")).get("/v1/seeks?mine");
    assertThat(second.<List<Object>>path("seeks.id"))
        .hasSize(2)
        .doesNotContainAnyElementsOf(first.<List<Object>>path("seeks.id"));
    assertThat(second.jsonPath().getMap("$")).doesNotContainKey("next");
    given().get("/v1/seeks?mine").then().statusCode(401);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"game\": \"toy\"} | /scenario",
        "{\"game\": \"toy\", \"scenario\": \"none\"} | /scenario",
        "{\"game\": \"toy\", \"scenario\": \"large\"} | /scenario",
        "{\"game\": \"chess\", \"scenario\": \"small\"} | /game",
        "{\"game\": \"toy\", \"scenario\": \"small\", \"seat\": \"green\"} | /seat",
        "{\"game\": \"toy\", \"scenario\": \"small\", \"options\": {\"fog\": \"maybe\"}} | /options/fog",
        "{\"game\": \"toy\", \"scenario\": \"small\", \"options\": {\"rain/wind\": \"on\"}} | /options/rain~1wind",
        "{\"game\": \"toy\", \"scenario\": \"small\", \"salt\": \"xyz\"} | /salt",
        "{\"game\": \"toy\", \"scenario\": \"small\", \"visibility\": \"none\"} | /visibility",
        "{\"game\": \"toy\", \"scenario\": \"small\", \"clock\": 5} | /clock",
      })
  void what_makes_no_sense_is_400_with_the_place(String body, String pointer) {
    anna.request()
        .body(body)
        .post("/v1/seeks")
        .then()
        .statusCode(400)
        .contentType(PROBLEM)
        .body("pointer", equalTo(pointer));
  }

  private String open() {
    return post(anna, Map.of("game", "toy", "scenario", "small")).path("id");
  }

  private static Response post(Lobby.Member member, Map<String, Object> body) {
    return member.request().body(body).post("/v1/seeks");
  }

  private static Response join(Lobby.Member member, String id, Map<String, Object> body) {
    return member.request().body(body).post("/v1/seeks/" + id + "/join");
  }

  @Test
  void aSeekIsForSomeRatings() {
    Map<String, Object> sought = new HashMap<>(Map.of("game", "toy", "scenario", "small"));
    // Whoever has no rating has 1500.
    sought.put("ratings", Map.of("least", 1501));
    Response high = post(anna, sought);
    high.then()
        .statusCode(201)
        .body("ratings.least", equalTo(1501))
        .body("ratings.most", equalTo(9999));
    refused(join(bert, high.path("id"), Map.of()), "rating-out-of-range");
    anna.request().get("/v1/seeks/" + high.path("id")).then().body("status", equalTo("open"));
    sought.put("ratings", Map.of("least", 1500, "most", 1500));
    Response fitting = post(anna, sought);
    join(bert, fitting.path("id"), Map.of()).then().statusCode(200);
    // To join again changes nothing, and asks for no rating.
    join(bert, fitting.path("id"), Map.of()).then().statusCode(200);
    sought.put("ratings", Map.of("least", 0, "most", 9999));
    post(anna, sought).then().statusCode(201).body("ratings", nullValue());
    for (Map.Entry<String, Map<String, Integer>> wrong :
        Map.of(
                "/ratings/least", Map.of("least", -1),
                "/ratings/most", Map.of("least", 1500, "most", 1499))
            .entrySet()) {
      sought.put("ratings", wrong.getValue());
      post(anna, sought).then().statusCode(400).body("pointer", equalTo(wrong.getKey()));
    }
  }

  private static void refused(Response answer, String kind) {
    answer.then().statusCode(409).body("type", equalTo("urn:umpire:problem:" + kind));
  }

  private CompletableFuture<Void> note(List<Incoming> batch) {
    batch.forEach(message -> wanted.add(new JsonPath(message.value().text())));
    return CompletableFuture.completedFuture(null);
  }

  private Optional<JsonPath> request(String match) {
    return wanted.stream()
        .filter(message -> match.equals(message.getString("subject")))
        .findFirst();
  }

  private void answer(String match, String type, String data) {
    Toy.publish(publisher, "match.events", match, type, data);
  }
}
