package umpire.game.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.local.testing.HostResource;

/** Seats that are kept for whoever comes with a link. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class SeatLinksTest {
  @Inject AgroalDataSource database;

  @Test
  void whoeverComesWithALinkTakesTheSeatOfAPrivateMatchAndNobodyElseDoes() throws SQLException {
    Client opener = Client.of("olga");
    Client friend = Client.of("finn");
    Client stranger = Client.of("sam");
    String match = opened(opener, "private");
    Response made = make(opener, match, "german", "{\"expiresInSeconds\": 3600}");
    made.then().statusCode(201).body("match", equalTo(match)).body("seat", equalTo("german"));
    String link = made.path("link");
    assertThat(Instant.parse(made.<String>path("expiresAt")))
        .isBetween(
            Instant.now().plus(Duration.ofMinutes(55)), Instant.now().plus(Duration.ofHours(2)));
    assertThat(stored(match)).doesNotContain(link);
    opener
        .get(match, "")
        .then()
        .body("seats.find { it.seat == 'german' }.byLink", equalTo(true))
        .body("seats.find { it.seat == 'german' }.invited", nullValue());

    stranger.post(match, "/seats/german", "{}").then().statusCode(404);
    opener.post(match, "/seats/german", "{}").then().statusCode(403);
    stranger.get(match, "").then().statusCode(404);
    refused(use(stranger, link + "x", ""), 404, "link-not-good");
    use(friend, link, "XY").then().statusCode(400).body("pointer", equalTo("/salt"));
    use(friend, link, "ab")
        .then()
        .statusCode(200)
        .body("viewer", equalTo("german"))
        .body("seats.find { it.seat == 'german' }.account", equalTo(friend.account()))
        .body("seats.find { it.seat == 'german' }.salt", nullValue());
    refused(use(friend, link, "ab"), 404, "link-not-good");
    refused(use(stranger, link, ""), 404, "link-not-good");
    friend.leaves(match, "german").then().statusCode(200);
    refused(use(stranger, link, ""), 404, "link-not-good");
  }

  @Test
  void theLastSeatBeginsTheMatch() {
    Client opener = Client.of("olga");
    String match = opened(opener, "public");
    opener.post(match, "/seats/allied", "{}").then().statusCode(200);
    String link = make(opener, match, "german", "{}").path("link");
    Client friend = Client.of("finn");
    use(friend, link, "").then().statusCode(200).body("status", equalTo("playing"));
    assertThat(friend.read(match, "").path("viewer").asText()).isEqualTo("german");
    refused(make(opener, match, "german", "{}"), 409, "seat-taken");
  }

  @Test
  void aLinkThatIsReplacedWithdrawnOrTooOldIsNotGood() throws SQLException {
    Client opener = Client.of("olga");
    Client friend = Client.of("finn");
    String match = opened(opener, "public");
    String first = make(opener, match, "german", "{}").path("link");
    String second = make(opener, match, "german", "{}").path("link");
    refused(use(friend, first, ""), 404, "link-not-good");
    opener.leaves(match, "german").then().statusCode(200);
    refused(use(friend, second, ""), 404, "link-not-good");
    opener.get(match, "").then().body("seats.find { it.seat == 'german' }.open", equalTo(true));
    String third = make(opener, match, "german", "{}").path("link");
    age(match);
    refused(use(friend, third, ""), 404, "link-not-good");
    String fourth = make(opener, match, "german", "{}").path("link");
    use(friend, fourth, "").then().statusCode(200);
  }

  @Test
  void onlyWhoOpenedTheMatchInvitesAndOnlyToAnOpenSeat() {
    Client opener = Client.of("olga");
    Client other = Client.of("otto");
    String hidden = opened(opener, "private");
    make(other, hidden, "german", "{}").then().statusCode(404);
    String match = opened(opener, "public");
    make(other, match, "german", "{}")
        .then()
        .statusCode(403)
        .body("detail", equalTo("Only the account that opened the match can give its seats away."));
    make(opener, match, "norwegian", "{}").then().statusCode(404);
    other.post(match, "/seats/german", "{}").then().statusCode(200);
    refused(make(opener, match, "german", "{}"), 409, "seat-taken");
    String kept = opener.open("narvik", "one-assault", "{\"german\": \"" + other.account() + "\"}");
    refused(make(opener, kept, "german", "{}"), 409, "seat-taken");
    String link = make(opener, kept, "allied", "{}").path("link");
    refused(use(other, link, ""), 409, "already-invited");
    other.post(kept, "/seats/german", "{}").then().statusCode(200);
    refused(use(other, link, ""), 409, "already-seated");
    opener
        .opens(
            "{\"game\": \"narvik\", \"scenario\": \"one-assault\","
                + " \"seats\": {\"german\": \"link:x\"}}")
        .then()
        .statusCode(400);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 59, 2_592_001})
  void aLinkIsGoodForAMinuteToAMonth(int seconds) {
    Client opener = Client.of("olga");
    make(opener, opened(opener, "public"), "german", "{\"expiresInSeconds\": " + seconds + "}")
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/expiresInSeconds"));
  }

  @Test
  void ofManyWhoComeWithOneLinkOneSits() {
    Client opener = Client.of("olga");
    String link = make(opener, opened(opener, "public"), "german", "{}").path("link");
    List<CompletableFuture<Integer>> tries =
        List.of(Client.of("a"), Client.of("b"), Client.of("c")).stream()
            .map(one -> CompletableFuture.supplyAsync(() -> use(one, link, "").statusCode()))
            .toList();
    assertThat(tries.stream().map(CompletableFuture::join).sorted()).containsExactly(200, 404, 404);
  }

  private static String opened(Client opener, String visibility) {
    return opener
        .opens(
            "{\"game\": \"narvik\", \"scenario\": \"one-assault\", \"visibility\": \""
                + visibility
                + "\"}")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  private static Response make(Client client, String match, String seat, String body) {
    return client.post(match, "/seats/" + seat + "/link", body);
  }

  private static Response use(Client client, String link, String salt) {
    return client
        .request()
        .body("{\"link\": \"%s\", \"salt\": \"%s\"}".formatted(link, salt))
        .post("/v1/links");
  }

  private static void refused(Response answer, int status, String kind) {
    answer.then().statusCode(status).body("type", equalTo("urn:umpire:problem:" + kind));
  }

  private String stored(String match) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement read =
            connection.prepareStatement(
                "select string_agg(l::text, ';') from seat_link l where match = ?")) {
      read.setObject(1, UUID.fromString(match));
      try (ResultSet rows = read.executeQuery()) {
        rows.next();
        return rows.getString(1);
      }
    }
  }

  private void age(String match) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement age =
            connection.prepareStatement(
                "update seat_link set expires_at = now() where match = ?")) {
      age.setObject(1, UUID.fromString(match));
      age.executeUpdate();
    }
  }
}
