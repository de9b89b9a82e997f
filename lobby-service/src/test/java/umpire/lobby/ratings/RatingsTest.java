package umpire.lobby.ratings;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Ratings from the ends of matches, as game-service publishes them, by the real broker. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class RatingsTest {
  private static final String WEEK_1 = "2026-11-04T12:00:00Z";
  private static final String WEEK_2 = "2026-11-11T12:00:00Z";
  private static final String WEEK_3 = "2026-11-18T12:00:00Z";

  @Inject Publisher publisher;
  @Inject Pool pool;

  private Lobby.Member anna;
  private Lobby.Member bert;
  private Lobby.Member carl;

  /** An end as it is published. */
  private record End(String match, String envelope) {}

  @BeforeEach
  void begin() {
    anna = Lobby.Member.fresh();
    bert = Lobby.Member.fresh();
    carl = Lobby.Member.fresh();
    Toy.onTheShelf(publisher, anna);
    execute("delete from rating_match");
    execute("delete from rating_point");
  }

  private void execute(String sql) {
    pool.query(sql).execute().await().atMost(Toy.DEADLINE);
  }

  private static End end(
      String at, boolean rated, Lobby.Member red, Lobby.Member blue, String scoreOfRed) {
    String match = UUID.randomUUID().toString();
    String data =
        """
        {"match": "%s", "game": "toy", "revision": 9, "status": "over", "visibility": "public",
         "accounts": {"red": "%s", "blue": "%s"}, "scenario": "small", "rated": %s, "tournament": "",
         "scores": {"red": %s, "blue": %s}, "outcome": {"level": "x", "winners": []}}
        """
            .formatted(
                match, red.id(), blue.id(), rated, scoreOfRed, 1 - Double.parseDouble(scoreOfRed));
    return new End(
        match,
        """
        {"specversion": "1.0", "id": "1", "source": "/game-service", "type": "match.events",
         "subject": "%s", "time": "%s", "datacontenttype": "application/json",
         "dataschema": "urn:umpire:schema:match.events:1", "data": %s}
        """
            .formatted(match, at, data));
  }

  private void publish(End end) {
    Payload value = Payload.of(end.envelope().getBytes(StandardCharsets.UTF_8));
    publisher
        .publish(new Outgoing("match.events", end.match(), Map.of(), value))
        .toCompletableFuture()
        .join();
  }

  private void counted(int matches) {
    Lobby.until(
        Toy.DEADLINE,
        matches + " ends",
        () -> count("select count(*) from rating_match") == matches);
  }

  private long count(String sql) {
    return pool.query(sql).execute().await().atMost(Toy.DEADLINE).iterator().next().getLong(0);
  }

  /** Every digit of everybody. */
  private List<String> digits() {
    return StreamSupport.stream(
            pool.query("select * from rating_point order by pool, player, period")
                .execute()
                .await()
                .atMost(Toy.DEADLINE)
                .spliterator(),
            false)
        .map(row -> row.toJson().encode())
        .toList();
  }

  private static JsonPath player(Lobby.Member member) {
    return given().get("/v1/players/" + member.id()).then().statusCode(200).extract().jsonPath();
  }

  @Test
  void theEndOfARatedMatchCountsForBothAndForTheirSides() {
    publish(end(WEEK_1, true, anna, bert, "1"));
    counted(1);
    JsonPath won = player(anna);
    assertThat(won.getString("name")).isEqualTo(anna.name());
    assertThat(won.getString("kind")).isEqualTo("person");
    assertThat(won.getList("ratings.game")).containsExactly("toy", "toy");
    assertThat(won.getList("ratings.scenario")).containsExactly(null, "small");
    assertThat(won.getList("ratings.seat")).containsExactly(null, "red");
    // Glickman's formulas by hand for two newcomers: 1500 +- 162.31, deviation 290.32.
    assertThat(won.getDouble("ratings[0].rating")).isEqualTo(1662.31);
    assertThat(player(bert).getDouble("ratings[0].rating")).isEqualTo(1337.69);
    assertThat(won.getBoolean("ratings[0].provisional")).isTrue();
    given()
        .get("/v1/players/" + anna.id() + "/ratings/toy")
        .then()
        .statusCode(200)
        .body("points", hasSize(1))
        .body("points[0].week", equalTo("2026-11-02T00:00:00Z"))
        .body("points[0].games", equalTo(1))
        .body("points[0].deviation", equalTo(290.32f));
  }

  @Test
  void whatIsNotRatedOrPlayedAgainstOneselfNeverCounts() {
    publish(end(WEEK_1, false, anna, bert, "1"));
    publish(end(WEEK_1, true, anna, anna, "1"));
    publish(end(WEEK_1, true, anna, botOf(anna), "1"));
    publish(end(WEEK_1, true, anna, bert, "0.75"));
    counted(1);
    assertThat(player(anna).getInt("ratings[0].games")).isEqualTo(1);
  }

  private static Lobby.Member botOf(Lobby.Member owner) {
    String name = Lobby.freshName();
    String id =
        owner
            .request()
            .body(Map.of("name", name, "kind", "bot"))
            .post("/v1/accounts/owned")
            .then()
            .statusCode(201)
            .extract()
            .path("id");
    return new Lobby.Member(id, name, "");
  }

  @Test
  void theTopicReadAgainInAnyOrderGivesTheSameDigits() {
    List<End> ends = new ArrayList<>();
    List<Lobby.Member> all = List.of(anna, bert, carl);
    Random random = new Random(7);
    for (String week : List.of(WEEK_1, WEEK_2, WEEK_3)) {
      for (int i = 0; i < 5; i++) {
        int red = random.nextInt(3);
        int blue = (red + 1 + random.nextInt(2)) % 3;
        ends.add(end(week, true, all.get(red), all.get(blue), random.nextInt(5) * 0.25 + ""));
      }
    }
    ends.forEach(this::publish);
    counted(ends.size());
    List<String> first = digits();
    assertThat(first).hasSizeGreaterThan(12);

    execute("delete from rating_match");
    execute("delete from rating_point");
    List<End> again = new ArrayList<>(ends);
    again.addAll(ends.subList(0, 7));
    Collections.shuffle(again, random);
    again.forEach(this::publish);
    counted(ends.size());
    Lobby.until(Toy.DEADLINE, "all of it", () -> digits().size() == first.size());
    assertThat(digits()).isEqualTo(first);
  }

  @Test
  void aLeaderboardIsReadPageByPageAndLeavesOutWhoIsHardlyKnown() {
    for (int i = 0; i < 12; i++) {
      publish(end(WEEK_1, true, anna, bert, "1"));
      publish(end(WEEK_2, true, bert, carl, "1"));
      publish(end(WEEK_3, true, carl, anna, "0.5"));
    }
    counted(36);
    given()
        .get("/v1/leaderboards/toy?provisional=true")
        .then()
        .statusCode(200)
        .body("players.account", hasItem(bert.id()))
        .body("players", hasSize(3))
        .body("players.place", equalTo(List.of(1, 2, 3)));
    given()
        .get("/v1/leaderboards/toy?provisional=true&scenario=small&seat=red")
        .then()
        .statusCode(200)
        .body("scenario", equalTo("small"))
        .body("players", hasSize(3));
    JsonPath rates = given().get("/v1/win-rates/toy").then().statusCode(200).extract().jsonPath();
    assertThat(rates.getInt("scenarios[0].matches")).isEqualTo(36);
    assertThat(rates.getInt("scenarios[0].seats[0].wins")).isEqualTo(24);
    assertThat(rates.getInt("scenarios[0].seats[0].draws")).isEqualTo(12);
    assertThat(rates.getDouble("scenarios[0].seats[0].rate.value")).isEqualTo(0.8333);
    assertThat(rates.getDouble("scenarios[0].seats[0].rate.low")).isLessThan(0.8333);
  }

  @Test
  void aPageEndsWhereTheNextBegins() {
    Instant at = Instant.parse(WEEK_1);
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < 120; i++) {
      rows.add(
          "('toy', 'p%03d', %d, %d, 60, 0.06, 9)"
              .formatted(i, RatingRows.RULES.periods().of(at), 1500 + i % 40));
    }
    execute("insert into rating_point values " + String.join(",", rows));
    List<String> read = new ArrayList<>();
    String cursor = "";
    do {
      JsonPath page =
          given()
              .queryParam("cursor", cursor)
              .get("/v1/leaderboards/toy")
              .then()
              .statusCode(200)
              .extract()
              .jsonPath();
      read.addAll(page.getList("players.account"));
      cursor = page.getString("next");
    } while (cursor != null);
    assertThat(read).hasSize(120).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource({
    "/v1/players/nobody, 404",
    "/v1/players/nobody/ratings/toy, 404",
    "/v1/leaderboards/no-such-game, 404",
    "/v1/win-rates/no-such-game, 404",
    "/v1/leaderboards/toy?scenario=small, 400",
    "/v1/leaderboards/toy?seat=red, 400",
    "/v1/leaderboards/toy?scenario=small&seat=green, 400",
    "/v1/leaderboards/toy?scenario=none&seat=red, 400",
    "/v1/leaderboards/toy?provisional=maybe, 400",
    "/v1/leaderboards/toy?cursor=!, 400",
    "/v1/leaderboards/toy?cursor=TmFOIHg, 400"
  })
  void whatCannotBeAskedIsRefused(String path, int status) {
    given().get(path).then().statusCode(status);
  }
}
