package umpire.lobby.identity.accounts;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.health.Readiness;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.lobby.identity.crypto.Password;
import umpire.lobby.testing.Lobby;
import umpire.local.testing.HostResource;

@QuarkusTest
@TestProfile(HouseBotsTest.WithBots.class)
@QuarkusTestResource(HostResource.class)
class HouseBotsTest {
  private static final String SECRET = "the secret of this test run";

  @Inject @Readiness HouseBots bots;

  /** An installation whose launcher gave a secret, and without an outside provider. */
  public static final class WithBots implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      // And without Discord, for the tests of what there is then.
      return Map.of(
          "UMPIRE_BOTS_SECRET",
          SECRET,
          "umpire.lobby.oidc.issuer",
          "",
          "umpire.discord.public-key",
          "");
    }
  }

  /** Their passwords are made behind the start, and take their time. */
  @BeforeEach
  void they_can_sign_in() {
    Lobby.until(
        Duration.ofSeconds(60), "ready", () -> given().get("/q/health/ready").statusCode() == 200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bot:random", "bot:greedy", "bot:greedy-2"})
  void the_id_of_a_house_bot_is_its_name(String name) {
    Response session = signIn(name, SECRET);
    session
        .then()
        .statusCode(200)
        .body("account.id", equalTo(name))
        .body("account.name", equalTo(name))
        .body("account.bot", equalTo(true));
    given()
        .auth()
        .oauth2(session.jsonPath().getString("token"))
        .get("/v1/accounts/me")
        .then()
        .statusCode(200)
        .body("id", equalTo(name));
  }

  @Test
  void a_changed_secret_changes_the_password_and_the_same_one_nothing() {
    Password changed = Password.chosen("another secret, of the next start");
    bots.prepare(changed).await().atMost(Duration.ofSeconds(20));
    bots.prepare(changed).await().atMost(Duration.ofSeconds(20));
    signIn("bot:random", SECRET).then().statusCode(401);
    signIn("bot:random", changed.characters()).then().statusCode(200);
    bots.prepare(Password.chosen(SECRET)).await().atMost(Duration.ofSeconds(20));
    signIn("bot:random", SECRET).then().statusCode(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bot:random", "bot:mine", "a:b"})
  void nobody_signs_up_a_name_with_a_colon(String name) {
    post("/v1/accounts", Map.of("name", name, "password", "correct horse battery"))
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/name"));
  }

  @Test
  void a_house_bot_owns_no_account_and_keeps_its_password() {
    String token = signIn("bot:greedy", SECRET).jsonPath().getString("token");
    given()
        .auth()
        .oauth2(token)
        .contentType(ContentType.JSON)
        .body(Map.of("name", "of-a-bot", "kind", "bot"))
        .post("/v1/accounts/owned")
        .then()
        .statusCode(403)
        .body("type", equalTo("urn:umpire:problem:not-a-person"));
    given()
        .auth()
        .oauth2(token)
        .contentType(ContentType.JSON)
        .body(Map.of("oldPassword", SECRET, "newPassword", "a password of its own"))
        .put("/v1/accounts/me/password")
        .then()
        .statusCode(409);
    signIn("bot:greedy", SECRET).then().statusCode(200);
  }

  @Test
  void without_an_outside_provider_its_routes_say_so() {
    for (String path : List.of("/v1/sessions/oidc", "/v1/sessions/oidc/callback?state=x&code=y")) {
      given()
          .get(path)
          .then()
          .statusCode(404)
          .body("type", equalTo("urn:umpire:problem:no-provider"));
    }
    post("/v1/sessions/oidc", Map.of("ticket", "x", "name", "somebody"))
        .then()
        .statusCode(404)
        .body("type", equalTo("urn:umpire:problem:no-provider"));
  }

  private static Response signIn(String name, String password) {
    return post("/v1/sessions", Map.of("name", name, "password", password));
  }

  private static Response post(String path, Object body) {
    return given().contentType(ContentType.JSON).body(body).post(path);
  }
}
