package umpire.lobby.tokens;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static umpire.lobby.testing.Lobby.PROBLEM;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.lobby.outbox.OutboxRow;
import umpire.lobby.testing.Lobby;
import umpire.local.testing.HostResource;

/** Personal tokens and their end; revocations go through the real broker and come back. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
class TokensTest {
  /** Promised to users: a revocation bites within this time. */
  private static final Duration PROMISED = Duration.ofSeconds(5);

  private static final List<String> READ = List.of("match:read", "lobby");

  @Inject Mutiny.SessionFactory sessions;

  private Lobby.Member anna = new Lobby.Member("", "", "");

  @BeforeEach
  void signUp() {
    anna = Lobby.Member.fresh();
  }

  @Test
  void the_secret_is_returned_once_and_exchanged_for_a_token_of_these_scopes() {
    Response made = make(anna, Map.of("name", "my bot", "scopes", READ));
    made.then()
        .statusCode(201)
        .header("Cache-Control", "private, no-store")
        .body("name", equalTo("my bot"))
        .body("scopes", containsInAnyOrder("lobby", "match:read"))
        .body("token", matchesPattern("ump_[A-Za-z0-9_-]{43}"));
    assertThat(made.jsonPath().getMap("$")).doesNotContainKey("expiresAt");

    Response list = anna.request().get("/v1/tokens");
    list.then().statusCode(200).body("tokens[0].id", equalTo(made.path("id")));
    assertThat(list.asString()).doesNotContain(made.<String>path("token"));

    Response session = exchange(made.path("token"));
    session
        .then()
        .statusCode(200)
        .body("scopes", containsInAnyOrder("lobby", "match:read"))
        .body("account.id", equalTo(anna.id()));
    Instant ends = Instant.parse(session.path("expiresAt"));
    assertThat(ends).isBefore(Instant.now().plusSeconds(601));
    me(session.path("token")).then().statusCode(200).body("id", equalTo(anna.id()));
  }

  @Test
  void only_the_hash_is_kept() {
    String secret = make(anna, Map.of("name", "x", "scopes", READ)).path("token");
    List<?> rows =
        sessions
            .withSession(
                session ->
                    session
                        .createNativeQuery("select row_to_json(t)::text from personal_token t")
                        .getResultList())
            .await()
            .atMost(Duration.ofSeconds(20));
    assertThat(rows).isNotEmpty();
    assertThat(rows.toString()).doesNotContain(secret.substring(4));
  }

  @Test
  void a_revoked_token_is_refused_within_the_promised_time() {
    Response made = make(anna, Map.of("name", "x", "scopes", READ));
    String bearer = exchange(made.path("token")).path("token");
    me(bearer).then().statusCode(200);
    anna.request().delete("/v1/tokens/" + made.path("id")).then().statusCode(204);
    exchange(made.path("token")).then().statusCode(401).contentType(PROBLEM);
    Lobby.until(PROMISED, "the revocation bites", () -> me(bearer).statusCode() == 401);
    anna.request().delete("/v1/tokens/" + made.path("id")).then().statusCode(404);
    anna.request().get("/v1/tokens").then().body("tokens", empty());
    me(anna.token()).then().statusCode(200);
  }

  @Test
  void who_signs_out_is_refused_within_the_promised_time() {
    Lobby.Member bert = Lobby.Member.fresh();
    bert.request().delete("/v1/sessions").then().statusCode(204);
    Lobby.until(PROMISED, "signed out", () -> me(bert.token()).statusCode() == 401);
    given().delete("/v1/sessions").then().statusCode(401);
  }

  /** As if the process had been killed right after the commit. */
  @Test
  void what_was_left_in_the_outbox_is_published() {
    String session = claim(anna.token());
    sessions
        .withTransaction(
            open ->
                open.persist(
                    new OutboxRow(
                        "revocations",
                        "revocations",
                        "{\"type\": \"token.revoked\", \"subject\": \"" + session + "\"}")))
        .await()
        .atMost(Duration.ofSeconds(20));
    Lobby.until(PROMISED, "it bites", () -> me(anna.token()).statusCode() == 401);
  }

  @Test
  void an_expired_token_is_worth_nothing_and_lends_no_more_than_it_has() {
    Instant soon = Instant.now().plusSeconds(3);
    Response made = make(anna, Map.of("name", "x", "scopes", READ, "expiresAt", soon.toString()));
    Instant ends = Instant.parse(exchange(made.path("token")).path("expiresAt"));
    assertThat(ends).isBeforeOrEqualTo(soon);
    Lobby.until(
        Duration.ofSeconds(10), "expired", () -> exchange(made.path("token")).statusCode() == 401);
  }

  @Test
  void a_personal_token_makes_no_other_and_does_what_its_scopes_say() {
    String lobby =
        exchange(make(anna, Map.of("name", "x", "scopes", READ)).path("token")).path("token");
    post(lobby, "/v1/tokens", Map.of("name", "y", "scopes", READ))
        .then()
        .statusCode(403)
        .body("type", equalTo("urn:umpire:problem:session-needed"));
    given().auth().oauth2(lobby).delete("/v1/sessions").then().statusCode(403);
    given().auth().oauth2(lobby).get("/v1/tokens").then().statusCode(200);
    String reader =
        exchange(make(anna, Map.of("name", "x", "scopes", List.of("match:read"))).path("token"))
            .path("token");
    given().auth().oauth2(reader).get("/v1/tokens").then().statusCode(403);
  }

  @Test
  void nobody_revokes_or_sees_another_ones() {
    String id = make(anna, Map.of("name", "x", "scopes", READ)).path("id");
    Lobby.Member bert = Lobby.Member.fresh();
    bert.request().delete("/v1/tokens/" + id).then().statusCode(404);
    bert.request().get("/v1/tokens").then().body("tokens", empty());
    anna.request().get("/v1/tokens").then().body("tokens[0].id", equalTo(id));
    given().get("/v1/tokens").then().statusCode(401).contentType(PROBLEM);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"name\": \"\", \"scopes\": [\"lobby\"]} | 400 | /name",
        "{\"name\": \"x\", \"scopes\": []} | 400 | /scopes",
        "{\"name\": \"x\", \"scopes\": [\"lobby\", \"everything\"]} | 400 | /scopes/1",
        "{\"name\": \"x\"} | 400 | /scopes",
        "{\"name\": \"x\", \"scopes\": [\"lobby\"], \"expiresAt\": \"2020-01-01T00:00:00Z\"} | 400 | /expiresAt",
        "{\"name\": \"x\", \"scopes\": [\"lobby\"], \"expiresAt\": \"soon\"} | 400 | /expiresAt",
      })
  void what_makes_no_sense_is_400_with_the_place(String body, int status, String pointer) {
    anna.request()
        .body(body)
        .post("/v1/tokens")
        .then()
        .statusCode(status)
        .contentType(PROBLEM)
        .body("pointer", equalTo(pointer));
  }

  @Test
  void a_scope_that_its_owner_lacks_is_not_given() {
    make(anna, Map.of("name", "x", "scopes", List.of("admin")))
        .then()
        .statusCode(403)
        .body("type", equalTo("urn:umpire:problem:scope-not-held"));
  }

  @Test
  void rubbish_is_exchanged_for_nothing() {
    for (String token : List.of("", "ump_", "ump_" + "A".repeat(43), "x".repeat(10_000))) {
      exchange(token)
          .then()
          .statusCode(401)
          .contentType(PROBLEM)
          .body("type", equalTo("urn:umpire:problem:unknown-token"));
    }
    given()
        .contentType(ContentType.JSON)
        .body("{}")
        .post("/v1/tokens/exchange")
        .then()
        .statusCode(400);
  }

  private static String claim(String token) {
    return Lobby.claims(token).getString("sid");
  }

  private static Response make(Lobby.Member member, Map<String, Object> body) {
    return post(member.token(), "/v1/tokens", body);
  }

  private static Response post(String token, String path, Object body) {
    return given().auth().oauth2(token).contentType(ContentType.JSON).body(body).post(path);
  }

  private static Response exchange(String secret) {
    return Lobby.post("/v1/tokens/exchange", Map.of("token", secret));
  }

  private static Response me(String token) {
    return given().auth().oauth2(token).get("/v1/accounts/me");
  }
}
