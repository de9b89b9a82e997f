package umpire.game.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.chassis.common.Sha256;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.local.testing.HostResource;

/** Nobody knows the salt of another seat before all have chosen theirs. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class SaltsTest {
  private static final String ALLIED_SALT = "5ca1ab1e".repeat(4);
  private static final String GERMAN_SALT = "0badcafe".repeat(8);

  private final Client anna = Client.of("anna");
  private final Client bert = Client.of("bert");
  private final Client olga = Client.of("olga");

  @Test
  void aSaltIsShownToNobodyBeforeTheMatchBegins() {
    String match = anna.open("narvik", "one-assault", "{}");
    Response taken = take(anna, match, "allied", "salt", ALLIED_SALT);
    taken.then().statusCode(200).body("seats[0].salt", nullValue());
    assertThat(taken.asString()).doesNotContain(ALLIED_SALT);
    assertNobodyIsShown(match, ALLIED_SALT);

    take(bert, match, "german", "salt", GERMAN_SALT).then().statusCode(200);

    for (Client one : List.of(anna, bert, olga)) {
      JsonNode salts = one.read(match, "/dice").path("salts");
      assertThat(salts.path("allied").asText()).isEqualTo(ALLIED_SALT);
      assertThat(salts.path("german").asText()).isEqualTo(GERMAN_SALT);
      one.get(match, "").then().body("seats[0].salt", equalTo(ALLIED_SALT));
    }
    JsonNode atTheOpening = olga.read(match, "?at=0");
    assertThat(atTheOpening.path("status").asText()).isEqualTo("open");
    assertThat(atTheOpening.toString()).doesNotContain(ALLIED_SALT).doesNotContain(GERMAN_SALT);
  }

  @Test
  void committedSaltsAreRevealedWhenAllSeatsAreTakenAndThenTheMatchBegins() {
    String match = anna.open("narvik", "one-assault", "{}");
    commit(anna, match, "allied", ALLIED_SALT)
        .then()
        .statusCode(200)
        .body("seats[0].saltCommitment", equalTo(commitment(ALLIED_SALT)))
        .body("seats[0].saltSealed", equalTo(true));
    is(take(anna, match, "allied", "salt", ALLIED_SALT), 409, "seats-open");
    commit(bert, match, "german", GERMAN_SALT)
        .then()
        .statusCode(200)
        .body("status", equalTo("open"));
    is(take(anna, match, "allied", "salt", GERMAN_SALT), 400, "malformed");
    take(anna, match, "allied", "salt", ALLIED_SALT)
        .then()
        .statusCode(200)
        .body("status", equalTo("open"))
        .body("seats[0].salt", nullValue())
        .body("seats[0].saltSealed", nullValue())
        .body("seats[1].saltSealed", equalTo(true));
    take(anna, match, "allied", "salt", ALLIED_SALT).then().statusCode(200);
    assertNobodyIsShown(match, ALLIED_SALT);

    take(bert, match, "german", "salt", GERMAN_SALT)
        .then()
        .statusCode(200)
        .body("status", equalTo("playing"))
        .body("seats[0].salt", equalTo(ALLIED_SALT))
        .body("seats[1].salt", equalTo(GERMAN_SALT));

    anna.post(match, "/resign", "{}").then().statusCode(200);
    JsonNode exported = olga.read(match, "/export").path("seats");
    assertThat(exported.path(0).path("saltCommitment").asText()).isEqualTo(commitment(ALLIED_SALT));
    assertThat(exported.path(1).path("salt").asText()).isEqualTo(GERMAN_SALT);
  }

  @Test
  void oneMayCommitWhileTheOtherGivesTheSaltAtOnce() {
    String match = anna.open("narvik", "one-assault", "{}");
    commit(anna, match, "allied", ALLIED_SALT).then().statusCode(200);
    take(bert, match, "german", "salt", "ab").then().body("status", equalTo("open"));
    take(anna, match, "allied", "salt", ALLIED_SALT).then().body("status", equalTo("playing"));
  }

  @Test
  void seatsAreLeftUntilTheFirstSaltIsRevealed() {
    String match = anna.open("narvik", "one-assault", "{}");
    commit(anna, match, "allied", ALLIED_SALT).then().statusCode(200);
    commit(bert, match, "german", GERMAN_SALT).then().statusCode(200);
    bert.leaves(match, "german").then().statusCode(200).body("seats[1].open", equalTo(true));
    commit(bert, match, "german", ALLIED_SALT).then().statusCode(200);
    take(anna, match, "allied", "salt", ALLIED_SALT).then().statusCode(200);
    is(bert.leaves(match, "german"), 409, "salts-revealed");
    is(anna.leaves(match, "allied"), 409, "salts-revealed");
  }

  @Test
  void whatIsNoSaltOrNoCommitmentIsRefusedWithItsPlace() {
    String match = anna.open("narvik", "one-assault", "{}");
    anna.post(match, "/seats/allied", "{\"saltCommitment\": \"ab\"}")
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/saltCommitment"));
    String both =
        "{\"salt\": \"ab\", \"saltCommitment\": \"%s\"}".formatted(commitment(ALLIED_SALT));
    anna.post(match, "/seats/allied", both)
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/saltCommitment"));
    // A short salt could be guessed from its commitment.
    commit(anna, match, "allied", "ab").then().statusCode(200);
    take(bert, match, "german", "salt", "").then().statusCode(200);
    is(take(anna, match, "allied", "salt", "ab"), 400, "malformed");
    anna.leaves(match, "allied").then().statusCode(200);
  }

  private void assertNobodyIsShown(String match, String salt) {
    for (Client one : List.of(anna, bert, olga)) {
      for (String path : List.of("", "?at=0", "/dice", "/events", "/decision", "/export?seat=me")) {
        assertThat(one.get(match, path).asString()).as(path).doesNotContain(salt);
      }
      assertThat(one.request().get("/v1/matches?mine").asString()).doesNotContain(salt);
    }
  }

  private static Response commit(Client client, String match, String seat, String salt) {
    return take(client, match, seat, "saltCommitment", commitment(salt));
  }

  private static Response take(
      Client client, String match, String seat, String member, String value) {
    return client.post(match, "/seats/" + seat, "{\"%s\": \"%s\"}".formatted(member, value));
  }

  private static String commitment(String salt) {
    return Sha256.hex(salt.getBytes(StandardCharsets.US_ASCII));
  }

  private static void is(Response answer, int status, String kind) {
    answer.then().statusCode(status).body("type", equalTo("urn:umpire:problem:" + kind));
  }
}
