package umpire.lobby.tournaments.bulk;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Ends;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Up to 500 matches as one act; game-service answers as it publishes it. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class BulkMatchesTest {
  private static final String PATH = "/v1/bulk-matches";

  @Inject Publisher publisher;
  @Inject Pool pool;

  private Lobby.Member host;
  private String bot;
  private Lobby.Member anna;

  @BeforeEach
  void begin() {
    host = Lobby.Member.fresh();
    anna = Lobby.Member.fresh();
    Toy.onTheShelf(publisher, host);
    bot = bot();
  }

  private String bot() {
    return host.request()
        .body(Map.of("name", Lobby.freshName(), "kind", "bot"))
        .post("/v1/accounts/owned")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  private static Map<String, Object> asked(String id, List<Map<String, Object>> rows) {
    Map<String, Object> asked = new HashMap<>();
    asked.put("id", id);
    asked.put("game", "toy");
    asked.put("scenario", "small");
    asked.put("matches", rows);
    return asked;
  }

  private static Map<String, Object> row(String... players) {
    return Map.of("players", List.of(players));
  }

  private Response open(Map<String, Object> asked) {
    return host.request().body(asked).post(PATH);
  }

  private JsonPath read(String id) {
    return host.request().get(PATH + "/" + id).then().statusCode(200).extract().jsonPath();
  }

  @Test
  void matchesAreOpenedAndFollowedToTheirEnds() {
    Map<String, Object> asked =
        asked("evening", List.of(row(anna.id(), bot), row(bot, anna.id()), row(bot, host.id())));
    Response made = open(asked);
    made.then()
        .statusCode(201)
        .body("counts.opening", equalTo(3))
        .body("matches.place", contains(1, 2, 3))
        .body("matches[0].players.seat", contains("red", "blue"))
        .body("matches[0].players.name[0]", equalTo(anna.name()))
        // A bot of the host's sits down, a person is asked.
        .body("matches[0].players.seated", contains(false, true))
        .body("matches.match", everyItem(notNullValue()));
    String id = made.path("id");
    List<String> matches = made.path("matches.match");
    Toy.publish(
        publisher, "match.events", matches.get(0), "match.opened", answer(matches.get(0), ""));
    Toy.publish(
        publisher, "match.events", matches.get(1), "match.refused", answer(matches.get(1), "luck"));
    Lobby.until(Toy.DEADLINE, "two are answered", () -> read(id).getInt("counts.opening") == 1);
    assertThat(read(id).getString("matches[1].reason")).isEqualTo("luck");
    String tag = host.request().get(PATH + "/" + id).header("ETag");
    host.request().header("If-None-Match", tag).get(PATH + "/" + id).then().statusCode(304);
    // Told twice, and by an end that comes before the answer.
    for (String match : List.of(matches.get(0), matches.get(0), matches.get(2))) {
      Ends.of(publisher, match, "", "{\"red\": 0.75, \"blue\": 0.25}");
    }
    Lobby.until(Toy.DEADLINE, "two are over", () -> read(id).getInt("counts.over") == 2);
    JsonPath over = read(id);
    assertThat(over.getList("matches[0].players.score")).isEqualTo(List.of(0.75f, 0.25f));
    assertThat(over.getString("matches[0].level")).isEqualTo("decisive");
    assertThat(over.getInt("version")).isEqualTo(5);
    host.request().header("If-None-Match", tag).get(PATH + "/" + id).then().statusCode(200);
    // A late answer changes nothing.
    Toy.publish(
        publisher, "match.events", matches.get(2), "match.opened", answer(matches.get(2), ""));
    Ends.of(publisher, matches.get(0), "", "{\"red\": 0, \"blue\": 1}");
    Lobby.Member stranger = Lobby.Member.fresh();
    stranger.request().get(PATH + "/" + id).then().statusCode(404);
    given().get(PATH + "/" + id).then().statusCode(401);
  }

  @Test
  void aHostListsTheirOwnTheNewestFirst() {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < 52; i++) {
      ids.add(open(asked("bulk " + i, List.of(row(anna.id(), bot)))).path("id"));
    }
    JsonPath first = host.request().get(PATH).then().statusCode(200).extract().jsonPath();
    assertThat(first.getList("bulks.id")).isEqualTo(ids.reversed().subList(0, 50));
    assertThat(first.getString("bulks[0].request")).isEqualTo("bulk 51");
    assertThat(first.getInt("bulks[0].counts.opening")).isEqualTo(1);
    assertThat(first.getInt("bulks[0].counts.over")).isZero();
    JsonPath rest =
        host.request()
            .queryParam("cursor", first.getString("next"))
            .get(PATH)
            .then()
            .statusCode(200)
            .extract()
            .jsonPath();
    assertThat(rest.getList("bulks.id")).isEqualTo(ids.reversed().subList(50, 52));
    assertThat(rest.getString("next")).isNull();
    Ends.of(
        publisher,
        read(ids.getFirst()).getString("matches[0].match"),
        "",
        "{\"red\": 0.75, \"blue\": 0.25}");
    Lobby.until(Toy.DEADLINE, "it is over", () -> read(ids.getFirst()).getInt("counts.over") == 1);
    host.request()
        .queryParam("cursor", ids.get(1))
        .get(PATH)
        .then()
        .body("bulks.counts.over", contains(1));
    anna.request().get(PATH).then().statusCode(200).body("bulks", hasSize(0));
    given().get(PATH).then().statusCode(401);
  }

  private static String answer(String match, String reason) {
    return "{\"match\": \"%s\", \"seek\": \"none\", \"reason\": \"%s\"}".formatted(match, reason);
  }

  @Test
  void fiveHundredAreOneActAndAThousandAreNone() {
    List<String> players = new ArrayList<>(List.of(host.id(), anna.id(), bot));
    Stream.generate(this::bot).limit(19).forEach(players::add);
    Lobby.Member last = Lobby.Member.fresh();
    players.add(last.id());
    List<Map<String, Object>> rows = new ArrayList<>();
    for (String red : players) {
      for (String blue : players) {
        if (!red.equals(blue)) {
          rows.add(row(red, blue));
        }
      }
    }
    assertThat(rows).hasSizeGreaterThan(500);
    open(asked("many", rows)).then().statusCode(400).body("pointer", equalTo("/matches"));
    Map<String, Object> asked = asked("many", rows.subList(0, 500));
    asked.put("clock", Map.of("type", "fischer", "initialSeconds", 60, "incrementSeconds", 1));
    List<Response> answers = IntStream.range(0, 4).parallel().mapToObj(_ -> open(asked)).toList();
    // Asked four times at once: opened once.
    assertThat(answers.stream().map(Response::statusCode).sorted())
        .containsExactly(200, 200, 200, 201);
    assertThat(answers.stream().map(one -> one.<String>path("id")).distinct()).hasSize(1);
    answers.getFirst().then().body("counts.opening", equalTo(500)).body("matches", hasSize(500));
    assertThat(count("bulk_match")).isEqualTo(500);
    open(asked("many", rows.subList(0, 2)))
        .then()
        .statusCode(409)
        .body("type", containsString("id-in-use"));
  }

  private long count(String table) {
    return pool.preparedQuery("select count(*) from " + table + " where host = $1")
        .execute(Tuple.of(host.id()))
        .map(rows -> rows.iterator().next().getLong(0))
        .await()
        .atMost(Toy.DEADLINE);
  }

  @Test
  void eachWrongRowIsNamedAndNothingIsOpened() {
    String retired = bot();
    host.request().delete("/v1/accounts/owned/" + retired).then().statusCode(204);
    String service =
        host.request()
            .body(Map.of("name", Lobby.freshName(), "kind", "service"))
            .post("/v1/accounts/owned")
            .path("id");
    List<Map<String, Object>> rows =
        List.of(
            row(anna.id(), bot),
            row(anna.id(), "nobody"),
            row(bot, bot),
            row(anna.id(), bot),
            Map.of("players", List.of(anna.id(), bot), "scenario", "none"),
            row(retired, service),
            Map.of("players", List.of(bot, anna.id()), "name", "x".repeat(101)),
            row(anna.id(), bot, host.id()),
            Map.of("players", List.of(bot, anna.id(), host.id()), "scenario", "large"),
            Map.of("players", List.of(host.id(), anna.id()), "name", "two\nlines"));
    open(asked("wrong", rows))
        .then()
        .statusCode(400)
        .body(
            "errors.pointer",
            contains(
                "/matches/1/players/1",
                "/matches/2/players/1",
                "/matches/3",
                "/matches/4/scenario",
                "/matches/5/players/0",
                "/matches/5/players/1",
                "/matches/6/name",
                "/matches/7/players",
                "/matches/9/name"));
    assertThat(count("bulk")).isZero();
    // The id is free still.
    open(asked("wrong", List.of(rows.getFirst(), rows.get(8)))).then().statusCode(201);
  }

  @Test
  void aDryRunChecksAndKeepsNothing() {
    Map<String, Object> asked = asked("dry", List.of(row(anna.id(), bot)));
    asked.put("dryRun", true);
    open(asked)
        .then()
        .statusCode(200)
        .body("id", nullValue())
        .body("matches[0].match", nullValue())
        .body("matches[0].players.name[0]", equalTo(anna.name()));
    assertThat(count("bulk")).isZero();
    asked.put("dryRun", false);
    open(asked).then().statusCode(201);
    assertThat(count("bulk_match")).isEqualTo(1);
  }

  @Test
  void whatOpensNothingCostsNothing() {
    Map<String, Object> asked = asked("free", List.of(row(anna.id(), "nobody")));
    String full = left(open(asked), 400);
    Map<String, Object> right = asked("free", List.of(row(anna.id(), bot)));
    String afterOne = left(open(right), 201);
    assertThat(afterOne).isNotEqualTo(full);
    assertThat(left(open(right), 200)).isEqualTo(full);
    assertThat(left(open(asked), 400)).isEqualTo(full);
  }

  /** What is left of the quota by which it was counted; what was taken is soon there again. */
  private static String left(Response answer, int status) {
    return answer
        .then()
        .statusCode(status)
        .header("RateLimit", containsString("\"create\""))
        .extract()
        .header("RateLimit");
  }

  @Test
  void whatCannotBeWrittenLeavesNothing() {
    Map<String, Object> asked = asked("half", List.of(row(anna.id(), bot), row(bot, anna.id())));
    // The messages are written last.
    execute("alter table outbox add constraint nothing check (topic <> 'lobby.events') not valid");
    try {
      host.request().noFilters().body(asked).post(PATH).then().statusCode(500);
    } finally {
      execute("alter table outbox drop constraint nothing");
    }
    assertThat(count("bulk") + count("bulk_match")).isZero();
    open(asked).then().statusCode(201);
    assertThat(count("bulk_match")).isEqualTo(2);
  }

  private void execute(String sql) {
    pool.preparedQuery(sql).execute(Tuple.tuple()).await().atMost(Toy.DEADLINE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/id | id | ''",
        "/id | id | two",
        "/scenario | scenario | none",
        "/game | game | none",
        "/visibility | visibility | hidden",
        "/spectators | spectators | some",
      })
  void whatAllHaveInCommonIsRefusedWithItsPlace(String pointer, String member, String value) {
    Map<String, Object> asked = asked("common", List.of(row(anna.id(), bot)));
    asked.put(member, value.equals("two") ? "two\nlines" : value);
    open(asked).then().statusCode(400).body("pointer", equalTo(pointer));
    asked.putAll(asked("common", Collections.emptyList()));
    open(asked).then().statusCode(400).body("pointer", notNullValue());
    assertThat(count("bulk")).isZero();
  }
}
