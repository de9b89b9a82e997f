package umpire.lobby.identity.accounts;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.local.testing.HostResource;

/** An installation without a Discord application; it shares its start with the house's bots. */
@QuarkusTest
@TestProfile(HouseBotsTest.WithBots.class)
@QuarkusTestResource(HostResource.class)
class WithoutDiscordTest {
  private static final String PATH = "/v1/integrations/discord/";

  @Test
  void there_is_nothing_of_discord() {
    Response interaction =
        given()
            .contentType(ContentType.JSON)
            .header("X-Signature-Ed25519", "00".repeat(64))
            .header("X-Signature-Timestamp", "1")
            .body("{\"type\": 1}")
            .post(PATH + "interactions");
    interaction
        .then()
        .statusCode(404)
        .contentType("application/problem+json")
        .body("type", equalTo("urn:umpire:problem:not-found"));
    Map<String, String> somebody = Map.of("name", "without-discord", "password", "long enough");
    given().contentType(ContentType.JSON).body(somebody).post("/v1/accounts");
    String token =
        given().contentType(ContentType.JSON).body(somebody).post("/v1/sessions").path("token");
    given().auth().oauth2(token).post(PATH + "links").then().statusCode(404);
    given().auth().oauth2(token).get(PATH + "links").then().statusCode(404);
    given().auth().oauth2(token).delete(PATH + "links/1").then().statusCode(404);
  }
}
