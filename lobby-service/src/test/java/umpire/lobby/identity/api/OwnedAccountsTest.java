package umpire.lobby.identity.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static umpire.lobby.testing.Lobby.PASSWORD;
import static umpire.lobby.testing.Lobby.PROBLEM;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Bots and services: a person makes them, makes their tokens, and retires them. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
class OwnedAccountsTest {
  private static final Duration PROMISED = Duration.ofSeconds(5);
  private static final String OWNED = "/v1/accounts/owned";
  private static final int MOST = 20;

  @Inject Publisher publisher;
  @Inject Pool pool;

  private Lobby.Member anna = new Lobby.Member("", "", "");

  @BeforeEach
  void signUp() {
    anna = Lobby.Member.fresh();
  }

  @ParameterizedTest
  @CsvSource({"bot, true", "service, false"})
  void a_person_makes_one_and_its_token_acts_for_it(String kind, boolean bot) {
    String name = Lobby.freshName();
    Response made = make(anna, name, kind);
    made.then()
        .statusCode(201)
        .header("Cache-Control", "private, no-store")
        .body("name", equalTo(name))
        .body("kind", equalTo(kind))
        .body("bot", equalTo(bot))
        .body("owner", equalTo(anna.id()));
    String id = made.path("id");
    Response token = token(anna, id, "match:read", "match:play");
    token.then().statusCode(201).body("account.id", equalTo(id)).body("account.bot", equalTo(bot));

    Response session = exchange(token);
    session
        .then()
        .statusCode(200)
        .body("scopes", containsInAnyOrder("match:read", "match:play"))
        .body("account.kind", equalTo(kind))
        .body("account.owner", equalTo(anna.id()));
    assertThat(Lobby.claims(session.path("token")).getString("sub")).isEqualTo(id);
    assertThat(Lobby.claims(session.path("token")).getString("owner")).isEqualTo(anna.id());
    me(session.path("token"))
        .then()
        .statusCode(200)
        .body("id", equalTo(id))
        .body("name", equalTo(name))
        .body("bot", equalTo(bot));
  }

  @Test
  void the_owner_sees_its_own_and_their_tokens() {
    String first = make(anna, Lobby.freshName(), "bot").path("id");
    String second = make(anna, Lobby.freshName(), "service").path("id");
    make(Lobby.Member.fresh(), Lobby.freshName(), "bot").then().statusCode(201);
    anna.request()
        .get(OWNED)
        .then()
        .statusCode(200)
        .body("accounts.id", contains(first, second))
        .body("accounts.kind", contains("bot", "service"));
    String token = token(anna, first, "match:read").path("id");
    anna.request()
        .get("/v1/tokens?account=" + first)
        .then()
        .body("tokens.id", contains(token))
        .body("tokens[0].account.id", equalTo(first));
    anna.request().get("/v1/tokens").then().body("tokens", empty());
    anna.request().delete("/v1/tokens/" + token).then().statusCode(204);
    anna.request().get("/v1/tokens?account=" + first).then().body("tokens", empty());
  }

  @Test
  void a_retired_one_is_refused_everywhere_within_the_promised_time() {
    String name = Lobby.freshName();
    String id = make(anna, name, "bot").path("id");
    Response first = token(anna, id, "match:read");
    Response second = token(anna, id, "lobby");
    String bearer = exchange(first).path("token");
    String other = exchange(second).path("token");
    me(bearer).then().statusCode(200);
    me(other).then().statusCode(200);

    anna.request().delete(OWNED + "/" + id).then().statusCode(204);
    exchange(first).then().statusCode(401).contentType(PROBLEM);
    exchange(second).then().statusCode(401);
    Lobby.until(
        PROMISED,
        "both tokens are refused",
        () -> me(bearer).statusCode() == 401 && me(other).statusCode() == 401);
    me(anna.token()).then().statusCode(200);

    anna.request().delete(OWNED + "/" + id).then().statusCode(404);
    anna.request().get(OWNED).then().body("accounts", empty());
    token(anna, id, "match:read").then().statusCode(400).body("pointer", equalTo("/account"));
    anna.request().get("/v1/tokens?account=" + id).then().statusCode(400);
    Lobby.signUp(name, PASSWORD).then().statusCode(409);
  }

  @Test
  void the_open_seeks_of_a_retired_one_are_cancelled() {
    Toy.onTheShelf(publisher, anna);
    String id = make(anna, Lobby.freshName(), "bot").path("id");
    String bearer = exchange(token(anna, id, "lobby")).path("token");
    String seek =
        post(bearer, "/v1/seeks", Map.of("game", "toy", "scenario", "small"))
            .then()
            .statusCode(201)
            .extract()
            .path("id");
    anna.request().delete(OWNED + "/" + id).then().statusCode(204);
    given().get("/v1/seeks/" + seek).then().body("status", equalTo("cancelled"));
  }

  @Test
  void open_challenges_from_and_to_a_retired_one_are_over() {
    Toy.onTheShelf(publisher, anna);
    Lobby.Member bert = Lobby.Member.fresh();
    String id = make(anna, Lobby.freshName(), "bot").path("id");
    String bearer = exchange(token(anna, id, "lobby")).path("token");
    String sent = challenge(bearer, bert.id());
    String received = challenge(bert.token(), id);
    anna.request().delete(OWNED + "/" + id).then().statusCode(204);

    bert.request().get("/v1/challenges/" + sent).then().body("status", equalTo("cancelled"));
    bert.request()
        .get("/v1/challenges/" + received)
        .then()
        .body("status", equalTo("declined"))
        .body("reason", equalTo("The account was retired."));
    bert.request().body("{}").post("/v1/challenges/" + sent + "/accept").then().statusCode(409);
  }

  private static String challenge(String bearer, String opponent) {
    return post(
            bearer,
            "/v1/challenges",
            Map.of("opponent", opponent, "game", "toy", "scenario", "small"))
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  @Test
  void the_webhooks_of_a_retired_one_are_removed_and_no_others() {
    String id = make(anna, Lobby.freshName(), "bot").path("id");
    String bearer = exchange(token(anna, id, "webhook")).path("token");
    Map<String, String> wanted = Map.of("url", "http://127.0.0.1:9/hook");
    post(bearer, "/v1/webhooks", wanted).then().statusCode(201);
    post(anna.token(), "/v1/webhooks", wanted).then().statusCode(201);
    assertThat(webhooksOf(id)).isEqualTo(1);

    anna.request().delete(OWNED + "/" + id).then().statusCode(204);
    assertThat(webhooksOf(id)).isZero();
    assertThat(webhooksOf(anna.id())).isEqualTo(1);
    // As long as the bearer token is not refused yet, nothing comes of it either.
    post(bearer, "/v1/webhooks", wanted).then().statusCode(401);
    assertThat(webhooksOf(id)).isZero();
  }

  private long webhooksOf(String account) {
    return pool.preparedQuery("select count(*) from webhook where owner = $1")
        .execute(Tuple.of(account))
        .map(rows -> rows.iterator().next().getLong(0))
        .await()
        .atMost(PROMISED);
  }

  @Test
  void there_is_a_bound_also_for_many_at_once_and_who_is_retired_makes_room() {
    List<CompletableFuture<Integer>> tries =
        IntStream.range(0, MOST + 4)
            .mapToObj(
                _ ->
                    CompletableFuture.supplyAsync(
                        () -> make(anna, Lobby.freshName(), "bot").statusCode()))
            .toList();
    assertThat(tries.stream().map(CompletableFuture::join).filter(status -> status == 201))
        .hasSize(MOST);
    make(anna, Lobby.freshName(), "service")
        .then()
        .statusCode(409)
        .contentType(PROBLEM)
        .body("type", equalTo("urn:umpire:problem:too-many-accounts"));
    Response all = anna.request().get(OWNED);
    all.then().body("accounts", hasSize(MOST));
    anna.request().delete(OWNED + "/" + all.path("accounts[0].id")).then().statusCode(204);
    make(anna, Lobby.freshName(), "service").then().statusCode(201);
  }

  @Test
  void a_personal_token_makes_and_retires_none() {
    String id = make(anna, Lobby.freshName(), "bot").path("id");
    String own = exchange(token(anna, anna.id(), "lobby")).path("token");
    String bots = exchange(token(anna, id, "lobby")).path("token");
    for (String bearer : List.of(own, bots)) {
      post(bearer, OWNED, Map.of("name", Lobby.freshName(), "kind", "bot"))
          .then()
          .statusCode(403)
          .body("type", equalTo("urn:umpire:problem:session-needed"));
      given().auth().oauth2(bearer).get(OWNED).then().statusCode(403);
      given().auth().oauth2(bearer).delete(OWNED + "/" + id).then().statusCode(403);
      post(bearer, "/v1/tokens", Map.of("name", "x", "scopes", List.of("lobby"), "account", id))
          .then()
          .statusCode(403);
    }
    given().get(OWNED).then().statusCode(401);
  }

  @Test
  void a_bot_neither_sees_nor_revokes_what_is_its_owners() {
    String id = make(anna, Lobby.freshName(), "bot").path("id");
    String hers = token(anna, anna.id(), "lobby").path("id");
    String bot = exchange(token(anna, id, "lobby")).path("token");
    given().auth().oauth2(bot).delete("/v1/tokens/" + hers).then().statusCode(404);
    given().auth().oauth2(bot).get("/v1/tokens?account=" + anna.id()).then().statusCode(400);
  }

  @Test
  void what_is_one_persons_is_nobody_elses() {
    String id = make(anna, Lobby.freshName(), "bot").path("id");
    String token = token(anna, id, "lobby").path("id");
    Lobby.Member bert = Lobby.Member.fresh();
    bert.request().delete(OWNED + "/" + id).then().statusCode(404);
    bert.request().delete(OWNED + "/" + anna.id()).then().statusCode(404);
    bert.request().delete("/v1/tokens/" + token).then().statusCode(404);
    bert.request().get("/v1/tokens?account=" + id).then().statusCode(400);
    token(bert, id, "lobby")
        .then()
        .statusCode(400)
        .contentType(PROBLEM)
        .body("pointer", equalTo("/account"));
    token(bert, anna.id(), "lobby").then().statusCode(400);
    bert.request().get(OWNED).then().body("accounts", empty());
    anna.request().get(OWNED).then().body("accounts.id", contains(id));
  }

  @Test
  void nobody_signs_in_to_it_and_its_scopes_are_at_most_the_owners() {
    String name = Lobby.freshName();
    String id = make(anna, name, "service").path("id");
    Lobby.signIn(name, "").then().statusCode(401);
    Lobby.signIn(name, "nobody").then().statusCode(401);
    token(anna, id, "admin")
        .then()
        .statusCode(403)
        .body("type", equalTo("urn:umpire:problem:scope-not-held"));
  }

  @Test
  void its_name_is_as_any_other() {
    String name = Lobby.freshName();
    make(anna, name, "bot").then().statusCode(201);
    Lobby.signUp(name, PASSWORD).then().statusCode(409);
    make(anna, anna.name(), "bot")
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:name-taken"));
    make(anna, "bot:mine", "bot").then().statusCode(400).body("pointer", equalTo("/name"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"person", "Bot", "", "robot"})
  void its_kind_is_bot_or_service(String kind) {
    make(anna, Lobby.freshName(), kind)
        .then()
        .statusCode(400)
        .contentType(PROBLEM)
        .body("pointer", equalTo("/kind"));
  }

  private static Response make(Lobby.Member member, String name, String kind) {
    return member.request().body(Map.of("name", name, "kind", kind)).post(OWNED);
  }

  private static Response token(Lobby.Member member, String account, String... scopes) {
    return member
        .request()
        .body(Map.of("name", "a token", "scopes", List.of(scopes), "account", account))
        .post("/v1/tokens");
  }

  private static Response exchange(Response token) {
    return Lobby.post("/v1/tokens/exchange", Map.of("token", token.<String>path("token")));
  }

  private static Response post(String token, String path, Object body) {
    return given().auth().oauth2(token).contentType(ContentType.JSON).body(body).post(path);
  }

  private static Response me(String token) {
    return given().auth().oauth2(token).get("/v1/accounts/me");
  }
}
