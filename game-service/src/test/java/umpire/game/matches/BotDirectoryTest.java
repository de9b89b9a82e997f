package umpire.game.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jose4j.jwk.RsaJsonWebKey;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.lang.JoseException;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.local.testing.HostResource;
import umpire.wire.message.Envelope;

/** The directory of bots: what they play, how they are, and that nobody gets another thing. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class BotDirectoryTest {
  private static final String ALL = "\"games\": [\"narvik\"], \"concurrency\": 3";

  @Inject AgroalDataSource database;
  @Inject Subscriptions subscriptions;

  @Test
  void aBotOfSomebodysIsListedWithWhatItPlaysAndHowItIs() throws Exception {
    Client bot = owned();
    announce(bot, ALL + ", \"clocks\": [\"none\", \"fischer\"], \"matchesPerOpponent\": 2")
        .then()
        .statusCode(200);
    JsonNode listed = listed(bot, "?limit=100");
    assertThat(listed.path("house").asBoolean(true)).isFalse();
    assertThat(listed.path("online").asBoolean()).isTrue();
    assertThat(listed.path("clocks")).hasSize(2);
    assertThat(listed.path("concurrency").asInt()).isEqualTo(3);
    assertThat(listed.path("matchesPerOpponent").asInt()).isEqualTo(2);
    assertThat(listed.path("playing").asInt(-1)).isZero();
    Client anna = Client.of("anna");
    String match = invited(anna, bot, "").then().statusCode(201).extract().path("id");
    assertThat(listed(bot, "?limit=100").path("playing").asInt()).isEqualTo(1);
    bot.leaves(match, "german").then().statusCode(200);
    assertThat(listed(bot, "?limit=100").path("playing").asInt(-1)).isZero();
    age(bot);
    assertThat(listed(bot, "?limit=100").path("online").asBoolean(true)).isFalse();
    assertThat(listed(bot, "?online&limit=100").isMissingNode()).isTrue();
    cannot(invited(anna, bot, ""), "online");
    forget(bot);
    assertThat(listed(bot, "?limit=100").isMissingNode()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"games\": [\"other\"], \"concurrency\": 3 | games",
        "\"games\": [\"narvik\"], \"scenarios\": [\"x\"], \"concurrency\": 3 | scenarios",
        "\"games\": [\"narvik\"], \"seats\": [\"allied\"], \"concurrency\": 3 | seats",
        "\"games\": [\"narvik\"], \"clocks\": [\"none\"], \"concurrency\": 3 | clocks",
        "\"games\": [\"narvik\"], \"clocks\": [\"fischer\"], \"concurrency\": 3 | clocks",
      })
  void anInvitationToWhatItDoesNotPlayIsRefused(String announcement, String member)
      throws Exception {
    Client bot = owned();
    announce(bot, announcement).then().statusCode(200);
    String clock = ", \"clock\": {\"type\": \"per-decision\", \"seconds\": 600, \"lapses\": 0}";
    cannot(invited(Client.of("anna"), bot, clock), member);
    announce(bot, ALL).then().statusCode(200);
    invited(Client.of("anna"), bot, clock).then().statusCode(201);
  }

  @Test
  void noMoreMatchesThanItPlaysAtOnceAndWithOneOpponent() throws Exception {
    Client bot = owned();
    Client anna = Client.of("anna");
    announce(bot, ALL + ", \"matchesPerOpponent\": 1").then().statusCode(200);
    String match = invited(anna, bot, "").then().statusCode(201).extract().path("id");
    cannot(invited(anna, bot, ""), "matchesPerOpponent");
    invited(Client.of("bert"), bot, "").then().statusCode(201);
    invited(Client.of("cleo"), bot, "").then().statusCode(201);
    cannot(invited(Client.of("dora"), bot, ""), "concurrency");
    anna.post(match, "/seats/allied", "{}").then().statusCode(200);
    bot.post(match, "/seats/german", "{}").then().statusCode(200);
    cannot(invited(Client.of("dora"), bot, ""), "concurrency");
    anna.post(match, "/resign", "").then().statusCode(200);
    invited(anna, bot, "").then().statusCode(201);
  }

  /** Lobby-service holds challenges to it. */
  @Test
  void whatItSaysIsSentToTheOtherServicesToo() throws Exception {
    Client bot = owned();
    Queue<JsonNode> published = new ConcurrentLinkedQueue<>();
    try (AutoCloseable _ =
        subscriptions.start(
            Subscription.everyInstance(Subscription.Start.EARLIEST, "bots"),
            batch -> {
              batch.stream()
                  .filter(message -> message.key().equals(bot.account()))
                  .forEach(message -> published.add(Envelope.read(message.value().bytes()).data()));
              return CompletableFuture.completedStage(null);
            })) {
      announce(bot, ALL + ", \"seats\": [\"allied\"], \"clocks\": [\"none\"]");
      announce(bot, ALL).then().statusCode(200);
      PollUntil.until("both are told", () -> published.size() == 2);
    }
    ObjectMapper json = new ObjectMapper();
    String announcement =
        """
        {"account": "%s", "games": ["narvik"], "scenarios": [], "seats": %s, "clocks": %s}
        """;
    assertThat(published)
        .containsExactly(
            json.readTree(announcement.formatted(bot.account(), "[\"allied\"]", "[\"none\"]")),
            json.readTree(announcement.formatted(bot.account(), "[]", "[]")));
  }

  @Test
  void theDirectoryGoesOnWhereItsPageEnds() throws Exception {
    List<String> announced = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Client bot = owned();
      announce(bot, ALL).then().statusCode(200);
      announced.add(bot.account());
    }
    List<String> found = new ArrayList<>();
    String cursor = "";
    do {
      JsonNode page =
          Client.json(
              RestAssured.given()
                  .queryParam("limit", 2)
                  .queryParam("cursor", cursor)
                  .get("/v1/bots")
                  .then()
                  .statusCode(200)
                  .extract()
                  .response());
      assertThat(page.path("bots").size()).isBetween(1, 2);
      page.path("bots").forEach(bot -> found.add(bot.path("account").asText()));
      cursor = page.path("next").asText();
    } while (!cursor.isEmpty());
    assertThat(found).isSorted().doesNotHaveDuplicates().containsAll(announced);
    RestAssured.get("/v1/bots?limit=101").then().statusCode(400);
    RestAssured.get("/v1/bots?online=perhaps").then().statusCode(400);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"games\": [\"narvik\"], \"concurrency\": 1, \"clocks\": [\"sand\"] | /clocks",
        "\"games\": [\"narvik\"], \"concurrency\": 1, \"matchesPerOpponent\": 0 | /matchesPerOpponent",
        "\"games\": [\"narvik\"], \"concurrency\": 0 | /concurrency",
      })
  void whatCannotBeAnnouncedIsRefused(String announcement, String pointer) throws Exception {
    announce(owned(), announcement).then().statusCode(400).body("pointer", equalTo(pointer));
  }

  @Test
  void aPersonIsNoBotAndABotIsNoOther() throws Exception {
    Client person = Client.of("anna");
    person.request().body("{" + ALL + "}").put("/v1/bots/anna").then().statusCode(403);
    owned().request().body("{" + ALL + "}").put("/v1/bots/random").then().statusCode(403);
    RestAssured.get("/v1/bots?limit=100")
        .then()
        .body("bots.find { it.account == '" + person.account() + "' }", nullValue());
  }

  private static Response announce(Client bot, String announcement) {
    String name = bot.account().substring("account-".length());
    return bot.request().body("{" + announcement + "}").put("/v1/bots/" + name);
  }

  private static Response invited(Client opener, Client bot, String more) {
    return opener.opens(
        "{\"game\": \"narvik\", \"scenario\": \"one-assault\", \"seats\": {\"german\": \"%s\"}%s}"
            .formatted(bot.account(), more));
  }

  private static void cannot(Response refused, String member) {
    refused
        .then()
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:bot-cannot"))
        .body("detail", startsWith(member + ": "))
        .body("member", equalTo(member))
        .body("pointer", equalTo("/seats/german"));
  }

  private static JsonNode listed(Client bot, String query) {
    for (JsonNode one :
        Client.json(RestAssured.get("/v1/bots" + query).then().statusCode(200).extract().response())
            .path("bots")) {
      if (one.path("account").asText().equals(bot.account())) {
        return one;
      }
    }
    return Client.json("{}").path("none");
  }

  /** A bot that belongs to a person, as lobby-service's tokens say it; its name is in its id. */
  private static Client owned() throws JoseException {
    String name = "b" + UUID.randomUUID();
    JwtClaims claims = new JwtClaims();
    claims.setStringClaim("sid", UUID.randomUUID().toString());
    claims.setStringClaim("owner", "its-owner");
    claims.setIssuer("umpire-lobby");
    claims.setSubject("account-" + name);
    claims.setStringClaim("upn", name);
    claims.setStringListClaim("groups", "match:read", "match:play");
    claims.setIssuedAtToNow();
    claims.setExpirationTimeMinutesInTheFuture(10);
    RsaJsonWebKey key = TestIssuer.keys().getFirst();
    JsonWebSignature signature = new JsonWebSignature();
    signature.setPayload(claims.toJson());
    signature.setKey(key.getPrivateKey());
    signature.setKeyIdHeaderValue(key.getKeyId());
    signature.setAlgorithmHeaderValue("RS256");
    return new Client("account-" + name, signature.getCompactSerialization());
  }

  private void age(Client bot) throws SQLException {
    change("update bot set announced_at = now() - interval '31 seconds' where account = ?", bot);
  }

  private void forget(Client bot) throws SQLException {
    change("update bot set announced_at = now() - interval '31 days' where account = ?", bot);
  }

  private void change(String statement, Client bot) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement change = connection.prepareStatement(statement)) {
      change.setString(1, bot.account());
      change.executeUpdate();
    }
  }
}
