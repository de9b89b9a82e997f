package umpire.lobby.challenges;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static umpire.lobby.testing.Lobby.PROBLEM;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.NullUnmarked;
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

/** Challenges, with the test in game-service's place at the real broker. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class ChallengesTest {
  private static final String PATH = "/v1/challenges";

  @Inject Publisher publisher;
  @Inject Subscriptions subscriptions;
  @Inject Mutiny.SessionFactory sessions;

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
  void whoever_accepts_makes_the_match_and_game_service_opens_it() {
    Map<String, Object> body = offer();
    body.putAll(
        Map.of(
            "seat", "red",
            "salt", "ab",
            "options", Map.of("fog", "on"),
            "visibility", "private",
            "spectators", "none"));
    body.put(
        "clock",
        Map.of(
            "type",
            "correspondence",
            "days",
            3,
            "vacationDays",
            0,
            "weekends",
            "rest",
            "lapses",
            0));
    Response sent = send(anna, body);
    String id = sent.path("id");
    sent.then()
        .statusCode(201)
        .header("Location", endsWith(PATH + "/" + id))
        .body("status", equalTo("open"))
        .body("opponent.name", equalTo(bert.name()))
        .body("clock.days", equalTo(3))
        .body("spectators", equalTo("none"))
        .body("rated", equalTo(false));
    assertThat(sent.asString()).doesNotContain("salt");
    for (Lobby.Member one : List.of(anna, bert)) {
      one.request().get(PATH + "?status=open").then().body("challenges[0].id", equalTo(id));
    }
    given().get("/v1/seeks").then().statusCode(200);
    assertThat(given().get("/v1/seeks").asString()).doesNotContain(id);
    given().get("/v1/seeks/" + id).then().statusCode(404);

    anna.request().body("{}").post(PATH + "/" + id + "/accept").then().statusCode(403);
    Response accepted = answer(bert, id, "accept", Map.of("salt", ""));
    accepted.then().statusCode(200).body("status", equalTo("opening"));
    String match = accepted.path("match");
    answer(bert, id, "accept", Map.of()).then().statusCode(200).body("match", equalTo(match));

    Lobby.until(Toy.DEADLINE, "game-service is told", () -> request(match).isPresent());
    JsonPath message = request(match).orElseThrow();
    assertThat(message.getString("type")).isEqualTo("seek.joined");
    assertThat(message.getString("data.seek")).isEqualTo(id);
    assertThat(message.getBoolean("data.isPublic")).isFalse();
    assertThat(message.getInt("data.spectatorDelay")).isEqualTo(-1);
    assertThat(message.getInt("data.clock[0].days")).isEqualTo(3);
    assertThat(message.getBoolean("data.rated")).isFalse();
    assertThat(message.<Object>getList("data.players"))
        .containsExactly(
            Map.of("account", anna.id(), "seat", "red", "seated", true, "salt", "ab"),
            Map.of("account", bert.id(), "seat", "", "seated", true, "salt", ""));

    Toy.publish(publisher, "match.events", match, "match.opened", "{}");
    Lobby.until(Toy.DEADLINE, "opened", () -> status(anna, id).equals("opened"));
    refused(anna.request().delete(PATH + "/" + id), "challenge-closed");
    assertThat(anna.request().get(PATH + "?status=open").<List<Object>>path("challenges"))
        .isEmpty();
    assertThat(anna.request().get(PATH).<List<Object>>path("challenges")).hasSize(1);
  }

  @Test
  void what_game_service_refuses_is_failed_with_the_reason() {
    String id = sent();
    String match = answer(bert, id, "accept", Map.of("seat", "blue")).path("match");
    Toy.publish(
        publisher, "match.events", match, "match.refused", "{\"reason\": \"the map is lost\"}");
    Lobby.until(Toy.DEADLINE, "failed", () -> status(bert, id).equals("failed"));
    bert.request().get(PATH + "/" + id).then().body("reason", equalTo("the map is lost"));
  }

  @Test
  void nobody_but_the_two_knows_of_it() {
    String id = sent();
    Lobby.Member cleo = Lobby.Member.fresh();
    cleo.request().get(PATH + "/" + id).then().statusCode(404).contentType(PROBLEM);
    answer(cleo, id, "accept", Map.of()).then().statusCode(404);
    answer(cleo, id, "decline", Map.of()).then().statusCode(404);
    cleo.request().delete(PATH + "/" + id).then().statusCode(404);
    assertThat(cleo.request().get(PATH).asString()).doesNotContain(id);
    given().get(PATH).then().statusCode(401);
    given().get(PATH + "/" + id).then().statusCode(401);
    assertThat(status(bert, id)).isEqualTo("open");
  }

  @Test
  void the_opponent_declines_and_the_challenger_takes_back() {
    String declined = sent();
    answer(anna, declined, "decline", Map.of())
        .then()
        .statusCode(403)
        .body("detail", equalTo("Only the challenged account can answer."));
    bert.request()
        .delete(PATH + "/" + declined)
        .then()
        .statusCode(403)
        .body("detail", equalTo("Only the account that sent a challenge can withdraw it."));
    answer(bert, declined, "decline", Map.of("reason", "x".repeat(201)))
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/reason"));
    for (int i = 0; i < 2; i++) {
      answer(bert, declined, "decline", Map.of("reason", "no time"))
          .then()
          .statusCode(200)
          .body("status", equalTo("declined"))
          .body("reason", equalTo("no time"));
    }
    refused(answer(bert, declined, "accept", Map.of()), "challenge-closed");
    String cancelled = sent();
    for (int i = 0; i < 2; i++) {
      anna.request().delete(PATH + "/" + cancelled).then().body("status", equalTo("cancelled"));
    }
    refused(answer(bert, cancelled, "accept", Map.of()), "challenge-closed");
    refused(answer(bert, cancelled, "decline", Map.of()), "challenge-closed");
    anna.request().get(PATH + "/" + cancelled).then().body("match", nullValue());
  }

  @Test
  void what_has_expired_is_accepted_by_nobody_and_does_not_count() {
    for (int i = 0; i < 20; i++) {
      send(anna, offer()).then().statusCode(201);
    }
    refused(send(anna, offer()), "too-many-challenges");
    String id = anna.request().get(PATH).path("challenges[0].id");
    sessions
        .withTransaction(
            session ->
                session
                    .createNativeQuery("update challenge set expires_at = sent_at where id = :id")
                    .setParameter("id", id)
                    .executeUpdate())
        .await()
        .atMost(Toy.DEADLINE);
    assertThat(status(bert, id)).isEqualTo("expired");
    refused(answer(bert, id, "accept", Map.of()), "challenge-closed");
    assertThat(bert.request().get(PATH + "?status=open").<List<String>>path("challenges.id"))
        .hasSize(19)
        .doesNotContain(id);
    send(anna, offer()).then().statusCode(201);
  }

  @Test
  void of_many_who_answer_at_once_one_answer_holds() {
    String id = sent();
    List<CompletableFuture<Integer>> tries =
        List.of("accept", "decline").stream()
            .map(
                how ->
                    CompletableFuture.supplyAsync(
                        () -> answer(bert, id, how, Map.of()).statusCode()))
            .toList();
    assertThat(tries.stream().map(CompletableFuture::join).sorted()).containsExactly(200, 409);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "scenario | \"none\" | /scenario",
        "scenario | \"large\" | /scenario",
        "game | \"chess\" | /game",
        "opponent | \"nobody\" | /opponent",
        "opponent | \"me\" | /opponent",
        "seat | \"green\" | /seat",
        "salt | \"xyz\" | /salt",
        "visibility | \"none\" | /visibility",
        "spectators | \"delayed\" | /spectatorDelaySeconds",
        "spectatorDelaySeconds | 60 | /spectatorDelaySeconds",
        "expiresInSeconds | 59 | /expiresInSeconds",
        "expiresInSeconds | 2592001 | /expiresInSeconds",
        "clock | 5 | /clock",
        "clock | {\"type\": \"sand\"} | /clock/type",
        "clock | {\"type\": \"fischer\", \"initialSeconds\": 0, \"incrementSeconds\": 0} | /clock/initialSeconds",
        "clock | {\"type\": \"fischer\", \"initialSeconds\": 60} | /clock/incrementSeconds",
        "clock | {\"type\": \"per-decision\", \"seconds\": 60, \"lapses\": 0, \"days\": 1} | /clock/days",
        "clock | {\"type\": \"correspondence\", \"days\": 1, \"vacationDays\": 0, \"lapses\": 0, \"weekends\": \"work\"} | /clock/weekends",
      })
  void what_makes_no_sense_is_400_with_the_place(String member, String value, String pointer)
      throws Exception {
    Map<String, Object> body = offer();
    String given = value.equals("\"me\"") ? "\"" + anna.id() + "\"" : value;
    body.put(member, new ObjectMapper().readTree(given));
    send(anna, body).then().statusCode(400).contentType(PROBLEM).body("pointer", equalTo(pointer));
  }

  @Test
  void a_seat_is_the_one_s_or_the_other_s() {
    Map<String, Object> body = offer();
    body.put("seat", "red");
    String id = send(anna, body).path("id");
    refused(answer(bert, id, "accept", Map.of("seat", "red")), "seat-taken");
    answer(bert, id, "accept", Map.of("seat", "green"))
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/seat"));
    assertThat(status(bert, id)).isEqualTo("open");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"games\": [\"other\"] | games",
        "\"games\": [\"toy\"], \"scenarios\": [\"large\"] | scenarios",
        "\"games\": [\"toy\"], \"seats\": [\"red\"] | seats",
        "\"games\": [\"toy\"], \"clocks\": [\"none\", \"fischer\"] | clocks",
      })
  void a_bot_is_challenged_to_what_it_plays_alone(String announcement, String misfit) {
    Map<String, Object> body = offer();
    body.put("seat", "red");
    body.put("clock", Map.of("type", "per-decision", "seconds", 60, "lapses", 0));
    announced(announcement);
    Lobby.until(Toy.DEADLINE, "known", () -> send(anna, body).statusCode() == 422);
    send(anna, body)
        .then()
        .statusCode(422)
        .contentType(PROBLEM)
        .body("type", equalTo("urn:umpire:problem:bot-cannot"))
        .body("pointer", equalTo("/opponent"))
        .body("member", equalTo(misfit));
    announced(
        """
        "games": ["other", "toy"], "scenarios": ["small"], "seats": ["blue"], "clocks": ["per-decision"]
        """);
    Lobby.until(Toy.DEADLINE, "known", () -> send(anna, body).statusCode() == 201);
    body.put("seat", "blue");
    send(anna, body).then().statusCode(422).body("member", equalTo("seats"));
    body.remove("seat");
    send(anna, body).then().statusCode(201);
    body.remove("clock");
    send(anna, body).then().statusCode(422).body("member", equalTo("clocks"));
  }

  private void announced(String announcement) {
    Toy.publish(
        publisher,
        "bots",
        bert.id(),
        "bot.announced",
        "{\"account\": \"%s\", %s}".formatted(bert.id(), announcement));
  }

  private Map<String, Object> offer() {
    return new HashMap<>(Map.of("opponent", bert.id(), "game", "toy", "scenario", "small"));
  }

  private String sent() {
    return send(anna, offer()).then().statusCode(201).extract().path("id");
  }

  private static Response send(Lobby.Member member, Map<String, Object> body) {
    return member.request().body(body).post(PATH);
  }

  private static Response answer(
      Lobby.Member member, String id, String how, Map<String, Object> body) {
    return member.request().body(body).post(PATH + "/" + id + "/" + how);
  }

  private static String status(Lobby.Member member, String id) {
    return member.request().get(PATH + "/" + id).then().statusCode(200).extract().path("status");
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
}
