package umpire.lobby.webhooks.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static umpire.lobby.testing.Lobby.PROBLEM;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.lobby.testing.Hooks;
import umpire.lobby.testing.Lobby;
import umpire.local.testing.HostResource;

/** Making, reading, changing and removing webhooks. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
class WebhooksTest {
  private static final String MATCH = "01940000-0000-7000-8000-000000000001";
  private static final String SHARED = "shared";
  private static final String URL = "http://127.0.0.1:9/hook";

  /** Whoever is refused; made once, for signing up takes long. */
  private static final Map<String, Lobby.Member> SHARING = new ConcurrentHashMap<>();

  private Lobby.Member anna = new Lobby.Member("", "", "");

  @BeforeEach
  void begin(TestInfo test) {
    anna =
        test.getTags().contains(SHARED)
            ? SHARING.computeIfAbsent(SHARED, _ -> Lobby.Member.fresh())
            : Lobby.Member.fresh();
  }

  @Test
  void oneIsMadeWithASecretThatIsShownOnce() {
    Response made =
        Hooks.post(
            anna,
            Map.of(
                "url",
                URL,
                "events",
                List.of("match.over", "turn.changed"),
                "match",
                MATCH,
                "turns",
                "mine",
                "mentions",
                Map.of("red", "anna@example.org")));
    made.then()
        .statusCode(201)
        .header("Location", endsWith("/v1/webhooks/" + made.path("webhook.id")))
        .header("Cache-Control", "private, no-store")
        .body("secret", matchesPattern("whsec_[A-Za-z0-9+/]{43}="))
        .body("webhook.format", equalTo("json"))
        .body("webhook.events", contains("turn.changed", "match.over"))
        .body("webhook.match", equalTo(MATCH))
        .body("webhook.turns", equalTo("mine"))
        .body("webhook.mentions.red", equalTo("anna@example.org"))
        .body("webhook.status", equalTo("active"))
        .body("webhook.deliveries", equalTo(0));
    Response read = anna.request().get("/v1/webhooks/" + made.path("webhook.id"));
    read.then().statusCode(200).body("url", equalTo(URL));
    assertThat(read.asString()).doesNotContain("secret").doesNotContain("whsec_");
    assertThat(anna.request().get("/v1/webhooks").asString()).doesNotContain("whsec_");
  }

  @Test
  void peopleAreNotSentEveryEventUnlessTheyAskForIt() {
    for (String format : List.of("discord", "slack")) {
      Hooks.make(anna, Map.of("url", URL, "format", format))
          .read()
          .then()
          .body("events", contains("turn.changed", "match.over"));
    }
    Hooks.make(anna, Map.of("url", URL))
        .read()
        .then()
        .body("events", contains("turn.changed", "match.event", "match.over"))
        .body("match", nullValue())
        .body("turns", equalTo("all"));
  }

  @Tag(SHARED)
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{} | /url",
        "{\"url\": \"nowhere\"} | /url",
        "{\"url\": \"http://127.0.0.2/\"} | /url",
        "{\"url\": \"https://10.0.0.1/\"} | /url",
        "{\"url\": \"https://localhost/\"} | /url",
        "{\"url\": \"https://169.254.169.254/latest/meta-data/\"} | /url",
        "{\"url\": \"https://no-such-host.invalid/\"} | /url",
        "{\"url\": \"http://127.0.0.1/\", \"format\": \"xml\"} | /format",
        "{\"url\": \"http://127.0.0.1/\", \"events\": []} | /events",
        "{\"url\": \"http://127.0.0.1/\", \"events\": [\"match.over\", \"ping\"]} | /events/1",
        "{\"url\": \"http://127.0.0.1/\", \"events\": [\"match.over\", \"match.over\"]} | /events/1",
        "{\"url\": \"http://127.0.0.1/\", \"match\": \"the last one\"} | /match",
        "{\"url\": \"http://127.0.0.1/\", \"match\": \"1-1-1-1-1\"} | /match",
        "{\"url\": \"http://127.0.0.1/\", \"turns\": \"theirs\"} | /turns",
        "{\"url\": \"http://127.0.0.1/\", \"status\": \"asleep\"} | /status",
        "{\"url\": \"http://127.0.0.1/\", \"mentions\": {\"red/blue\": \"a b\"}} | /mentions/red~1blue",
        "{\"url\": \"http://127.0.0.1/\", \"mentions\": {\"a seat\": \"x\"}} | /mentions/a seat",
        "{\"url\": \"http://127.0.0.1/\", \"format\": \"discord\", \"mentions\": {\"red\": \"everyone\"}} | /mentions/red",
        "{\"url\": \"http://127.0.0.1/\", \"format\": \"slack\", \"mentions\": {\"red\": \"!channel\"}} | /mentions/red",
        "{\"url\": \"http://127.0.0.1/\", \"secret\": \"mine\"} | /secret",
        "{\"url\": \"http://127.0.0.1/\", \"digestMinutes\": 0} | /digestMinutes",
        "{\"url\": \"http://127.0.0.1/\", \"digestMinutes\": 1441} | /digestMinutes",
        "{\"url\": \"http://127.0.0.1/\", \"quiet\": {\"from\": \"22:00\", \"to\": \"07:00\"}} | /quiet/zone",
        "{\"url\": \"http://127.0.0.1/\", \"quiet\": {\"from\": \"10 pm\", \"to\": \"07:00\", \"zone\": \"Europe/Oslo\"}} | /quiet/from",
        "{\"url\": \"http://127.0.0.1/\", \"quiet\": {\"from\": \"22:00\", \"to\": \"24:00\", \"zone\": \"Europe/Oslo\"}} | /quiet/to",
        "{\"url\": \"http://127.0.0.1/\", \"quiet\": {\"from\": \"22:00\", \"to\": \"07:00\", \"zone\": \"Middle-earth\"}} | /quiet/zone",
        "{\"url\": \"http://127.0.0.1/\", \"quiet\": {\"from\": \"22:00\", \"to\": \"22:00\", \"zone\": \"Europe/Oslo\"}} | /quiet",
      })
  void whatMakesNoSenseIs400WithThePlace(String body, String pointer) {
    anna.request()
        .body(body)
        .post("/v1/webhooks")
        .then()
        .statusCode(400)
        .contentType(PROBLEM)
        .body("pointer", equalTo(pointer));
    anna.request().get("/v1/webhooks").then().body("webhooks", hasSize(0));
  }

  @Test
  void aMergePatchChangesWhatItNames() {
    Hooks.Made webhook =
        Hooks.make(
            anna,
            Map.of("url", URL, "match", MATCH, "mentions", Map.of("red", "one", "blue", "two")));
    webhook
        .patch(
            "{\"match\": null, \"turns\": \"mine\", \"mentions\": {\"red\": null, \"green\": \"three\"}}")
        .then()
        .statusCode(200)
        .body("url", equalTo(URL))
        .body("match", nullValue())
        .body("turns", equalTo("mine"))
        .body("mentions", equalTo(Map.of("blue", "two", "green", "three")))
        .body("events", hasSize(3));
    webhook
        .patch("{\"events\": [\"match.over\"], \"turns\": null, \"url\": \"http://127.0.0.1:9/b\"}")
        .then()
        .statusCode(200)
        .body("events", contains("match.over"))
        .body("turns", equalTo("all"))
        .body("url", endsWith("/b"));
    anna.request()
        .body("{\"status\": \"disabled\"}")
        .patch(webhook.path(""))
        .then()
        .statusCode(200)
        .body("status", equalTo("disabled"))
        .body("reason", equalTo("owner"));
    for (String path : List.of("/test", "/deliveries/1/redeliver")) {
      webhook
          .post(path)
          .then()
          .statusCode(409)
          .body("type", equalTo("urn:umpire:problem:webhook-disabled"));
    }
    webhook
        .patch("{\"status\": \"active\"}")
        .then()
        .body("status", equalTo("active"))
        .body("reason", nullValue());
  }

  @Test
  void whatIsCollectedAndWhenItIsQuietIsSetAndUnset() {
    Hooks.Made webhook = Hooks.make(anna, Map.of("url", URL));
    webhook.read().then().body("digestMinutes", nullValue()).body("quiet", nullValue());
    webhook
        .patch(
            "{\"digestMinutes\": 60, \"quiet\": {\"from\": \"22:00\", \"to\": \"07:00\", \"zone\": \"Europe/Oslo\"}}")
        .then()
        .statusCode(200)
        .body("digestMinutes", equalTo(60))
        .body("quiet", equalTo(Map.of("from", "22:00", "to", "07:00", "zone", "Europe/Oslo")));
    webhook
        .patch("{\"digestMinutes\": null, \"quiet\": {\"to\": \"08:30\"}}")
        .then()
        .statusCode(200)
        .body("digestMinutes", nullValue())
        .body("quiet", equalTo(Map.of("from", "22:00", "to", "08:30", "zone", "Europe/Oslo")));
    webhook.patch("{\"quiet\": null}").then().statusCode(200).body("quiet", nullValue());
  }

  @Tag(SHARED)
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"url\": \"https://10.0.0.1/\"} | /url",
        "{\"url\": null} | /url",
        "{\"url\": 5} | /url",
        "{\"format\": \"slack\"} | /format",
        "{\"format\": null} | /format",
        "{\"events\": [\"everything\"]} | /events/0",
        "{\"mentions\": \"all\"} | /mentions",
        "{\"mentions\": {\"red\": 5}} | /mentions/red",
        "{\"owner\": \"bert\"} | /owner",
        "{\"digestMinutes\": \"60\"} | /digestMinutes",
        "{\"quiet\": {\"from\": \"22:00\"}} | /quiet/to",
        "[] | ''",
        "7 | ''",
      })
  void aPatchThatMakesNoSenseChangesNothing(String patch, String pointer) {
    Hooks.Made webhook = Hooks.make(anna, Map.of("url", URL, "mentions", Map.of("red", "one")));
    String before = webhook.read().asString();
    webhook
        .patch(patch)
        .then()
        .statusCode(400)
        .contentType(PROBLEM)
        .body("pointer", equalTo(pointer));
    assertThat(webhook.read().asString()).isEqualTo(before);
    anna.request().delete(webhook.path("")).then().statusCode(204);
  }

  @Test
  void aRotationShowsAnotherSecretAndUntilWhenTheFormerSigns() {
    Hooks.Made webhook = Hooks.make(anna, Map.of("url", URL));
    Response rotated = webhook.post("/secret");
    rotated.then().statusCode(200).body("secret", not(equalTo(webhook.secret())));
    Instant until = Instant.parse(rotated.path("webhook.formerSecretUntil"));
    assertThat(until)
        .isBetween(Instant.now().plusSeconds(86_000), Instant.now().plusSeconds(86_400));
  }

  @Test
  void itIsItsOwnersAndNobodyElses() {
    Hooks.Made webhook = Hooks.make(anna, Map.of("url", URL));
    Lobby.Member bert = Lobby.Member.fresh();
    String path = webhook.path("");
    bert.request().get(path).then().statusCode(404).contentType(PROBLEM);
    bert.request().body("{\"turns\": \"mine\"}").patch(path).then().statusCode(404);
    bert.request().post(path + "/secret").then().statusCode(404);
    bert.request().post(path + "/test").then().statusCode(404);
    bert.request().get(path + "/deliveries").then().statusCode(404);
    bert.request().delete(path).then().statusCode(404);
    bert.request().get("/v1/webhooks").then().body("webhooks", hasSize(0));
    given().get("/v1/webhooks").then().statusCode(401);
    String reader =
        Lobby.post(
                "/v1/tokens/exchange",
                Map.of(
                    "token",
                    anna.request()
                        .body(Map.of("name", "x", "scopes", List.of("lobby", "match:play")))
                        .post("/v1/tokens")
                        .<String>path("token")))
            .path("token");
    given()
        .auth()
        .oauth2(reader)
        .get("/v1/webhooks")
        .then()
        .statusCode(403)
        .contentType(PROBLEM)
        .body("detail", equalTo("This needs a token with the scope webhook."));
    webhook.read().then().statusCode(200).body("turns", equalTo("all"));
    anna.request().delete(path).then().statusCode(204);
    anna.request().delete(path).then().statusCode(404);
    webhook.read().then().statusCode(404);
  }

  @Test
  void anAccountHasFiftyAtMost() {
    for (int i = 0; i < 50; i++) {
      Hooks.post(anna, Map.of("url", URL)).then().statusCode(201);
    }
    Hooks.post(anna, Map.of("url", URL))
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:too-many-webhooks"));
    anna.request().get("/v1/webhooks").then().body("webhooks", hasSize(50));
  }

  @Tag(SHARED)
  @ParameterizedTest
  @ValueSource(strings = {"status=lost", "cursor=x", "cursor=-1", "cursor=99999999999"})
  void aListIsAskedForInItsOwnWords(String query) {
    Hooks.Made webhook = Hooks.make(anna, Map.of("url", URL));
    anna.request()
        .get(webhook.path("/deliveries?" + query))
        .then()
        .statusCode(400)
        .contentType(PROBLEM);
    webhook.post("/deliveries/1/redeliver").then().statusCode(404);
    webhook.post("/deliveries/x/redeliver").then().statusCode(404);
    anna.request().delete(webhook.path("")).then().statusCode(204);
  }
}
