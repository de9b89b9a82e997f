package umpire.chassis.auth;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.time.Duration;
import org.jose4j.jwk.RsaJsonWebKey;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;

@QuarkusTest
@QuarkusTestResource(TestIssuer.class)
class CallerTest {
  private static final String PROBLEM = "application/problem+json";
  private static final Duration MINUTE = Duration.ofMinutes(1);

  /** On a loaded machine the keys come later than a request waits for them. */
  @BeforeEach
  void keys_are_known() {
    String token = TestIssuer.token("account-1", "anna", "match:read");
    await()
        .atMost(MINUTE)
        .until(() -> given().auth().oauth2(token).get("/sample/mine").statusCode() != 503);
  }

  @Test
  void without_a_token_the_caller_is_anonymous() {
    when()
        .get("/sample/mine")
        .then()
        .statusCode(200)
        .header("Cache-Control", "private, no-store")
        .header("Vary", "Authorization")
        .body("id", equalTo("nobody"));
    refusedAs401(when().get("/sample/play").then());
    refusedAs401(when().get("/sample/admin").then());
  }

  @Test
  void a_token_says_who_calls() {
    String token = TestIssuer.token("account-1", "anna", "match:read");
    with(token, "/sample/mine")
        .statusCode(200)
        .body("id", equalTo("account-1"))
        .body("name", equalTo("anna"))
        .body("scopes", contains("match:read"));
    with(token, "/sample/play")
        .statusCode(403)
        .contentType(PROBLEM)
        .body("detail", equalTo("This needs a token with the scope match:play."));
    with(token, "/sample/admin")
        .statusCode(403)
        .contentType(PROBLEM)
        .body("detail", equalTo("This needs a token with the scope admin."));
    with(TestIssuer.token("account-2", "bert", "match:play", "admin"), "/sample/admin")
        .statusCode(200);
  }

  @Test
  void a_token_that_does_not_verify_is_401_everywhere() {
    RsaJsonWebKey ours = TestIssuer.keys().getFirst();
    RsaJsonWebKey sameName = TestIssuer.newKey(ours.getKeyId());
    RsaJsonWebKey unknown = TestIssuer.newKey("unknown");
    refusedAs401(with("rubbish", "/sample/mine"));
    refusedAs401(with(TestIssuer.sign(sameName, "umpire-lobby", MINUTE, "a", "a"), "/sample/mine"));
    refusedAs401(with(TestIssuer.sign(unknown, "umpire-lobby", MINUTE, "a", "a"), "/sample/play"));
    refusedAs401(with(TestIssuer.sign(ours, "somebody-else", MINUTE, "a", "a"), "/sample/mine"));
    refusedAs401(
        with(TestIssuer.sign(ours, "umpire-lobby", MINUTE.negated(), "a", "a"), "/sample/mine"));
    refusedAs401(
        with(TestIssuer.sign(ours, "umpire-lobby", Duration.ofHours(2), "a", "a"), "/sample/mine"));
  }

  private static ValidatableResponse with(String token, String path) {
    return given().auth().oauth2(token).get(path).then();
  }

  private static void refusedAs401(ValidatableResponse response) {
    response
        .statusCode(401)
        .contentType(PROBLEM)
        .header("WWW-Authenticate", "Bearer")
        .header("Cache-Control", "private, no-store")
        .body("type", equalTo("urn:umpire:problem:unauthenticated"));
  }
}
