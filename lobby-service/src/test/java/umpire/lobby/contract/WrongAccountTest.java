package umpire.lobby.contract;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.testing.Contract;
import umpire.chassis.testing.Sample;
import umpire.chassis.testing.TestIssuer;
import umpire.lobby.discord.store.DiscordLinkRow;
import umpire.lobby.discord.store.DiscordLinkStore;
import umpire.lobby.testing.Hooks;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Loopback;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** F1, for accounts: what belongs to one is nobody else's, on every route of the contract. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@QuarkusTestResource(Loopback.class)
class WrongAccountTest {
  private static final Set<String> OF_EVERYBODY =
      Set.of(
          "keys",
          "signUp",
          "findAccounts",
          "signIn",
          "beginProviderSignIn",
          "completeProviderSignIn",
          "registerProviderPerson",
          "exchangeToken",
          "lobbyLimits",
          "listSeeks",
          "readSeek",
          "readPlayer",
          "readRatingHistory",
          "readLeaderboard",
          "readWinRates",
          "listTournaments",
          "readTournament",
          "listTournamentActs",
          "listEntrants",
          "listLadderChallenges",
          "readArena",
          "readLadderChallenge",
          "listRounds",
          "readRound",
          "readStandings",
          "exportStandings",
          "exportCrossTable",
          "exportReport",
          "drawStandings",
          "drawStandingsInPixels",
          "drawCrossTableInPixels",
          "drawBracketInPixels",
          "drawPairingsInPixels",
          "drawCrossTable",
          "drawBracket",
          "drawPairings",
          "streamTournament",
          "receiptKeys",
          "readBoardReceipt",
          "listStaff",
          "discordInteraction");

  /** Whose they are is who asks: nobody can name another account. */
  private static final Set<String> OF_WHO_ASKS =
      Set.of(
          "me",
          "signOut",
          "changePassword",
          "makeAccount",
          "listAccounts",
          "makeToken",
          "listTokens",
          "postSeek",
          "joinSeek",
          "makeTournament",
          "enterTournament",
          "openMatches",
          "listBulks",
          "sendChallenge",
          "listChallenges",
          "makeWebhook",
          "listWebhooks",
          "makeDiscordCode",
          "listDiscordLinks",
          "listBlocks",
          "blockAccount",
          "unblockAccount",
          "makeReport",
          "listReports",
          "listSanctions");

  /** An administrator's. */
  private static final Set<String> OF_ADMINISTRATORS =
      Set.of(
          "listOpenReports",
          "decideReport",
          "issueSanction",
          "listAppeals",
          "decideSanction",
          "replaceReceiptKey",
          "auditAccount");

  /** They name something that belongs to one account: how they refuse it to all others. */
  private static final Map<String, Integer> OF_AN_OWNER =
      Map.ofEntries(
          Map.entry("revokeToken", 404),
          Map.entry("cancelSeek", 403),
          Map.entry("readChallenge", 404),
          Map.entry("acceptChallenge", 404),
          Map.entry("declineChallenge", 404),
          Map.entry("cancelChallenge", 404),
          Map.entry("retireAccount", 404),
          Map.entry("readWebhook", 404),
          Map.entry("changeWebhook", 404),
          Map.entry("removeWebhook", 404),
          Map.entry("rotateWebhookSecret", 404),
          Map.entry("testWebhook", 404),
          Map.entry("listDeliveries", 404),
          Map.entry("redeliver", 404),
          Map.entry("changeTournament", 404),
          Map.entry("leadTournament", 404),
          Map.entry("withdrawEntrant", 404),
          Map.entry("checkIn", 404),
          Map.entry("substituteEntrant", 404),
          Map.entry("undoRound", 404),
          Map.entry("adjournBoard", 404),
          Map.entry("moveDeadline", 404),
          Map.entry("askForBye", 404),
          Map.entry("takeBackBye", 404),
          Map.entry("openRound", 404),
          Map.entry("sayReady", 404),
          Map.entry("sayAway", 404),
          Map.entry("challengeOnLadder", 404),
          Map.entry("answerLadderChallenge", 404),
          Map.entry("bringEntrants", 404),
          Map.entry("listTournamentWebhooks", 404),
          Map.entry("nameTournamentWebhook", 404),
          Map.entry("dropTournamentWebhook", 404),
          Map.entry("readBulk", 404),
          Map.entry("readBulkReceipt", 404),
          Map.entry("decideBoard", 404),
          Map.entry("appointStaff", 404),
          Map.entry("dismissStaff", 404),
          Map.entry("appealSanction", 404),
          Map.entry("endDiscordLink", 404));

  @Inject Publisher publisher;
  @Inject DiscordLinkStore links;

  private final List<String> faults = new ArrayList<>();
  private Lobby.Member anna = new Lobby.Member("", "", "");
  private String seek = "";
  private String challenge = "";
  private String token = "";
  private String bot = "";
  private String webhook = "";
  private String user = "";
  private String draft = "";
  private String bulk = "";
  private int sent;

  @BeforeEach
  void begin() {
    anna = Lobby.Member.fresh();
    Toy.onTheShelf(publisher, anna);
    seek =
        anna.request()
            .body(Map.of("game", "toy", "scenario", "small"))
            .post("/v1/seeks")
            .path("id");
    challenge =
        anna.request()
            .body(Map.of("game", "toy", "scenario", "small", "opponent", Lobby.Member.fresh().id()))
            .post("/v1/challenges")
            .path("id");
    bot =
        anna.request()
            .body(Map.of("name", Lobby.freshName(), "kind", "bot"))
            .post("/v1/accounts/owned")
            .path("id");
    token = made(anna, Map.of("name", "hers", "scopes", List.of("lobby"))).path("id");
    webhook = Hooks.make(anna, Map.of("url", "http://127.0.0.1:9/")).id();
    draft = Events.draft(anna);
    bulk = Events.bulk(anna, anna.id(), bot);
    user = "user-of-" + anna.name();
    links
        .add(new DiscordLinkRow(user, "her", anna.id(), token, "sealed", Instant.now()))
        .await()
        .atMost(Toy.DEADLINE);
  }

  @Test
  void everyRouteIsOfSomebody() throws IOException {
    assertThat(Contract.published("lobby-service").operations())
        .extracting(Contract.Operation::id)
        .as("routes of which this test does not know whose they are")
        .allMatch(
            id ->
                OF_EVERYBODY.contains(id)
                    || OF_WHO_ASKS.contains(id)
                    || OF_ADMINISTRATORS.contains(id)
                    || OF_AN_OWNER.containsKey(id));
  }

  @Test
  void F1_aTokenThatIsNoneDoesNothing() throws IOException {
    String before = hers();
    Map<String, String> tokens = badTokens();
    for (Contract.Operation operation : operations(false)) {
      tokens.forEach((who, bad) -> is(401, operation, who, bad));
    }
    done(before);
  }

  @Test
  void F1_whatBelongsToAnAccountIsNobodyElses() throws IOException {
    Lobby.Member bert = Lobby.Member.fresh();
    String lesser =
        exchanged(made(anna, Map.of("name", "reader", "scopes", List.of("match:read"))));
    String before = hers();
    for (Contract.Operation operation : operations(true)) {
      int refusal = Objects.requireNonNull(OF_AN_OWNER.get(operation.id()));
      is(refusal, operation, "another account", bert.token());
      is(403, operation, "her own token without the scope", lesser);
    }
    assertThat(bert.request().get("/v1/tokens").asString()).doesNotContain(token);
    assertThat(bert.request().get("/v1/seeks?mine").asString()).doesNotContain(seek);
    assertThat(bert.request().get("/v1/accounts/owned").asString()).doesNotContain(bot);
    assertThat(bert.request().get("/v1/webhooks").asString()).doesNotContain(webhook);
    assertThat(bert.request().get("/v1/accounts/me").asString()).doesNotContain(anna.id());
    done(before);
  }

  @Test
  void F1_whatAdministratorsDoIsNobodyElses() throws IOException {
    String before = hers();
    for (Contract.Operation operation : operations(false)) {
      if (OF_ADMINISTRATORS.contains(operation.id())) {
        is(403, operation, "no administrator", anna.token());
      }
    }
    done(before);
  }

  private static List<Contract.Operation> operations(boolean owned) throws IOException {
    return Contract.published("lobby-service").operations().stream()
        .filter(operation -> !OF_EVERYBODY.contains(operation.id()))
        .filter(operation -> !owned || OF_AN_OWNER.containsKey(operation.id()))
        .toList();
  }

  /** As its owner would send it. */
  private Sample sample(Contract.Operation operation) {
    Sample sample = Sample.of(operation.id(), anna.token());
    return switch (operation.id()) {
      case "revokeToken" -> sample.at("id", token);
      case "retireAccount" -> sample.at("id", bot);
      case "makeAccount" -> sample.sending("{\"name\": \"more\", \"kind\": \"bot\"}");
      case "changePassword" ->
          sample.sending(
              "{\"oldPassword\": \"%s\", \"newPassword\": \"hers, changed\"}"
                  .formatted(Lobby.PASSWORD));
      case "cancelSeek" -> sample.at("id", seek);
      case "readChallenge", "cancelChallenge" -> sample.at("id", challenge);
      case "acceptChallenge", "declineChallenge" -> sample.at("id", challenge).sending("{}");
      case "sendChallenge" ->
          sample.sending("{\"opponent\": \"nobody\", \"game\": \"toy\", \"scenario\": \"small\"}");
      case "endDiscordLink" -> sample.at("user", user);
      case "makeTournament" -> sample.sending(Events.PLAN);
      case "changeTournament" -> sample.at("id", draft).sending("{\"name\": \"changed\"}");
      case "leadTournament" -> sample.at("id", draft).sending("{\"status\": \"published\"}");
      case "openRound" -> sample.at("id", draft).sending("{}");
      case "challengeOnLadder" ->
          sample.at("id", draft).sending("{\"account\": \"%s\"}".formatted(anna.id()));
      case "answerLadderChallenge" ->
          sample.at("id", draft).at("challenge", "1").sending("{\"answer\": \"accept\"}");
      case "enterTournament" -> sample.at("id", draft).sending("{}");
      case "withdrawEntrant", "checkIn", "sayReady", "sayAway", "dismissStaff" ->
          sample.at("id", draft).at("account", anna.id());
      case "substituteEntrant" ->
          sample
              .at("id", draft)
              .at("account", anna.id())
              .sending("{\"account\": \"%s\"}".formatted(anna.id()));
      case "adjournBoard" ->
          sample
              .at("id", draft)
              .at("round", "1")
              .at("board", "1")
              .sending("{\"until\": \"2030-01-01T00:00:00Z\", \"reason\": \"ill\"}");
      case "undoRound" -> sample.at("id", draft).at("round", "1");
      case "moveDeadline" ->
          sample.at("id", draft).at("round", "1").sending("{\"dueAt\": \"2030-01-01T00:00:00Z\"}");
      case "askForBye", "takeBackBye" ->
          sample.at("id", draft).at("account", anna.id()).at("round", "1");
      case "openMatches" -> sample.sending("{}");
      case "readBulk" -> sample.at("id", bulk);
      case "readBulkReceipt" -> sample.at("id", bulk).at("place", "1");
      case "bringEntrants" -> sample.at("id", draft).sending("{\"csv\": \"name\"}");
      case "listTournamentWebhooks" -> sample.at("id", draft);
      case "nameTournamentWebhook", "dropTournamentWebhook" ->
          sample.at("id", draft).at("webhook", webhook);
      case "appointStaff" ->
          sample.at("id", draft).at("account", anna.id()).sending("{\"role\": \"host\"}");
      case "decideBoard" ->
          sample
              .at("id", draft)
              .at("round", "1")
              .at("board", "1")
              .sending("{\"points\": [1, 0], \"how\": \"forfeit\", \"reason\": \"absent\"}");
      case "joinSeek" -> sample.at("id", seek).sending("{}");
      case "postSeek" -> sample.sending("{\"game\": \"toy\", \"scenario\": \"small\"}");
      case "blockAccount", "unblockAccount", "auditAccount" -> sample.at("account", anna.id());
      case "appealSanction" -> sample.at("id", "none").sending("{\"appeal\": \"No.\"}");
      case "replaceReceiptKey" -> sample.sending("{\"replaces\": \"none\"}");
      case "makeReport", "issueSanction" -> sample.sending("{}");
      case "decideReport" ->
          sample.at("id", "none").sending("{\"outcome\": \"upheld\", \"note\": \"Seen.\"}");
      case "decideSanction" ->
          sample.at("id", "none").sending("{\"outcome\": \"lifted\", \"answer\": \"Seen.\"}");
      case "makeToken" -> sample.sending("{\"name\": \"more\", \"scopes\": [\"lobby\"]}");
      case "makeWebhook" -> sample.sending("{\"url\": \"http://127.0.0.1:9/\"}");
      case "changeWebhook" -> sample.at("id", webhook).sending("{\"turns\": \"mine\"}");
      case "readWebhook", "removeWebhook", "rotateWebhookSecret", "testWebhook", "listDeliveries" ->
          sample.at("id", webhook);
      case "redeliver" -> sample.at("id", webhook).at("number", "1");
      default -> sample;
    };
  }

  private void is(int status, Contract.Operation operation, String who, String bearer) {
    sent++;
    Response answer = operation.send(sample(operation).as(bearer));
    String type = String.valueOf(answer.contentType());
    if (answer.statusCode() != status || !type.startsWith("application/problem+json")) {
      faults.add(operation.id() + " " + who + ": " + answer.statusCode() + answer.asString());
    }
  }

  private void done(String before) {
    System.out.printf("wrong accounts: %d requests, %d faults%n", sent, faults.size());
    assertThat(faults).isEmpty();
    assertThat(hers()).isEqualTo(before);
  }

  /** All that is hers. */
  private String hers() {
    StringBuilder all = new StringBuilder();
    for (String path :
        List.of(
            "/v1/accounts/me",
            "/v1/accounts/owned",
            "/v1/tokens",
            "/v1/seeks?mine",
            "/v1/challenges",
            "/v1/webhooks",
            "/v1/integrations/discord/links")) {
      all.append(anna.request().get(path).then().statusCode(200).extract().asString());
    }
    return all.toString();
  }

  private Map<String, String> badTokens() {
    Map<String, String> tokens = new TreeMap<>();
    tokens.put("nobody", "");
    tokens.put("rubbish", "rubbish");
    String[] parts = anna.token().split("\\.", -1);
    tokens.put("without its signature", parts[0] + "." + parts[1] + ".");
    tokens.put(
        "a foreign key", forged(given().get("/v1/.well-known/jwks.json").path("keys[0].kid")));
    Lobby.Member signedOut = Lobby.Member.fresh();
    signedOut.request().delete("/v1/sessions").then().statusCode(204);
    tokens.put("one that signed out", signedOut.token());
    Instant soon = Instant.now().plus(Duration.ofSeconds(3));
    tokens.put(
        "an expired token",
        exchanged(
            made(
                Lobby.Member.fresh(),
                Map.of("name", "x", "scopes", List.of("lobby"), "expiresAt", soon.toString()))));
    for (String bad : tokens.values()) {
      Lobby.until(
          Toy.DEADLINE,
          "its end",
          () -> given().auth().oauth2(bad).get("/v1/accounts/me").statusCode() == 401);
    }
    return tokens;
  }

  /** It names her account, everything it may do, and the key by which it should be signed. */
  private String forged(String key) {
    return TestIssuer.sign(
        TestIssuer.newKey(key),
        "umpire-lobby",
        Duration.ofMinutes(5),
        anna.id(),
        anna.name(),
        "lobby",
        "match:play",
        "admin");
  }

  private static Response made(Lobby.Member member, Map<String, Object> body) {
    Response made = member.request().body(body).post("/v1/tokens");
    made.then().statusCode(201);
    return made;
  }

  private static String exchanged(Response made) {
    return Lobby.post("/v1/tokens/exchange", Map.of("token", made.<String>path("token")))
        .then()
        .statusCode(200)
        .extract()
        .path("token");
  }
}
