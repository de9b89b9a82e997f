package umpire.lobby.identity.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static umpire.lobby.testing.Lobby.PASSWORD;
import static umpire.lobby.testing.Lobby.PROBLEM;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** A changed password ends every session that the old one began. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
class PasswordsTest {
  private static final Duration PROMISED = Duration.ofSeconds(5);
  private static final String CHANGED = "another correct battery";

  @Inject Mutiny.SessionFactory sessions;

  private Lobby.Member anna = new Lobby.Member("", "", "");

  @BeforeEach
  void signUp() {
    anna = Lobby.Member.fresh();
  }

  @Test
  void all_other_sessions_end_within_the_promised_time_and_personal_tokens_go_on() {
    String other = Lobby.signIn(anna.name(), PASSWORD).path("token");
    String third = Lobby.signIn(anna.name(), PASSWORD).path("token");
    Lobby.Member bert = Lobby.Member.fresh();
    String personal = personal();
    me(other).then().statusCode(200);
    me(third).then().statusCode(200);

    change(anna.token(), PASSWORD, CHANGED).then().statusCode(204);
    Lobby.until(
        PROMISED,
        "the other sessions have ended",
        () -> me(other).statusCode() == 401 && me(third).statusCode() == 401);
    me(anna.token()).then().statusCode(200);
    me(personal).then().statusCode(200);
    me(bert.token()).then().statusCode(200);

    Lobby.signIn(anna.name(), PASSWORD).then().statusCode(401);
    String anew = Lobby.signIn(anna.name(), CHANGED).path("token");
    me(anew).then().statusCode(200).body("id", equalTo(anna.id()));
  }

  /** Whoever is let in by the old password while it is changed has no session afterwards. */
  @Test
  void no_session_that_the_old_password_began_outlives_it() {
    List<CompletableFuture<Response>> tries = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      tries.add(CompletableFuture.supplyAsync(() -> Lobby.signIn(anna.name(), PASSWORD)));
    }
    change(anna.token(), PASSWORD, CHANGED).then().statusCode(204);
    List<String> begun =
        tries.stream()
            .map(CompletableFuture::join)
            .filter(answer -> answer.statusCode() == 200)
            .map(answer -> answer.<String>path("token"))
            .toList();
    Lobby.until(
        PROMISED,
        "all of them have ended",
        () -> begun.stream().allMatch(token -> me(token).statusCode() == 401));
    me(anna.token()).then().statusCode(200);
  }

  @Test
  void a_wrong_old_password_changes_nothing_and_is_not_guessed_at_leisure() {
    for (int tries = 0; tries < 5; tries++) {
      change(anna.token(), "wrong " + tries + " again", CHANGED)
          .then()
          .statusCode(403)
          .contentType(PROBLEM)
          .body("type", equalTo("urn:umpire:problem:wrong-password"));
    }
    change(anna.token(), PASSWORD, CHANGED)
        .then()
        .statusCode(429)
        .contentType(PROBLEM)
        .header("Retry-After", matchesPattern("[1-9][0-9]?"));
    me(anna.token()).then().statusCode(200);
    Lobby.Member bert = Lobby.Member.fresh();
    change(bert.token(), "wrong but once", CHANGED).then().statusCode(403);
    Lobby.signIn(bert.name(), PASSWORD).then().statusCode(200);
  }

  @Test
  void a_personal_token_changes_none() {
    change(personal(), PASSWORD, CHANGED)
        .then()
        .statusCode(403)
        .body("type", equalTo("urn:umpire:problem:session-needed"));
    change("", PASSWORD, CHANGED).then().statusCode(401);
    Lobby.signIn(anna.name(), PASSWORD).then().statusCode(200);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"oldPassword\": \"correct horse battery\", \"newPassword\": \"ninechars\"} | /newPassword",
        "{\"oldPassword\": \"correct horse battery\"} | /newPassword",
        "{\"newPassword\": \"another correct battery\"} | /oldPassword",
        "{\"oldPassword\": \"x\", \"newPassword\": \"y\", \"name\": \"anna\"} | /name",
      })
  void what_makes_no_sense_is_400_with_the_place(String body, String pointer) {
    anna.request()
        .body(body)
        .put("/v1/accounts/me/password")
        .then()
        .statusCode(400)
        .contentType(PROBLEM)
        .body("pointer", equalTo(pointer));
    Lobby.signIn(anna.name(), PASSWORD).then().statusCode(200);
  }

  @Test
  void a_session_is_kept_for_as_long_as_its_token_lives() {
    anna.request().delete("/v1/sessions").then().statusCode(204);
    assertThat(kept(anna.id())).isZero();
    execute(
        "insert into session (id, account, ends_at) values ('session-old-"
            + anna.id()
            + "', '"
            + anna.id()
            + "', now() - interval '1 minute')");
    assertThat(kept(anna.id())).isEqualTo(1);
    Lobby.signIn(anna.name(), PASSWORD).then().statusCode(200);
    Lobby.signIn(anna.name(), PASSWORD).then().statusCode(200);
    assertThat(kept(anna.id())).isEqualTo(2);
  }

  private long kept(String account) {
    return sessions
        .withSession(
            open ->
                open.createSelectionQuery(
                        "select count(*) from SessionRow where account = :account", Long.class)
                    .setParameter("account", account)
                    .getSingleResult())
        .await()
        .atMost(Toy.DEADLINE);
  }

  private void execute(String sql) {
    sessions
        .withTransaction(open -> open.createNativeQuery(sql).executeUpdate())
        .await()
        .atMost(Toy.DEADLINE);
  }

  private String personal() {
    Response made =
        anna.request()
            .body(Map.of("name", "hers", "scopes", List.of("match:read", "lobby")))
            .post("/v1/tokens");
    return Lobby.post("/v1/tokens/exchange", Map.of("token", made.<String>path("token")))
        .path("token");
  }

  private static Response change(String token, String old, String chosen) {
    return (token.isEmpty() ? given() : given().auth().oauth2(token))
        .contentType(ContentType.JSON)
        .body(Map.of("oldPassword", old, "newPassword", chosen))
        .put("/v1/accounts/me/password");
  }

  private static Response me(String token) {
    return given().auth().oauth2(token).get("/v1/accounts/me");
  }
}
