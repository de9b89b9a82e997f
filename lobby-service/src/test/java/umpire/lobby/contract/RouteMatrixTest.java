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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jose4j.jwk.PublicJsonWebKey;
import org.jose4j.jwk.RsaJsonWebKey;
import org.jose4j.lang.JoseException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.testing.Contract;
import umpire.chassis.testing.RouteMatrix;
import umpire.chassis.testing.Sample;
import umpire.chassis.testing.TestIssuer;
import umpire.lobby.discord.store.DiscordLinkRow;
import umpire.lobby.discord.store.DiscordLinkStore;
import umpire.lobby.encryption.SecretEncryption;
import umpire.lobby.identity.store.KeyStore;
import umpire.lobby.testing.Hooks;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Loopback;
import umpire.lobby.testing.Moderation;
import umpire.lobby.testing.ProviderServer;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Every route by every caller, as {@code openapi/matrix/lobby-service.csv} says. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@QuarkusTestResource(ProviderServer.class)
@QuarkusTestResource(Loopback.class)
class RouteMatrixTest {
  private static final Duration LIFE = Duration.ofMinutes(5);

  @Inject Publisher publisher;
  @Inject Mutiny.SessionFactory sessions;
  @Inject KeyStore keys;
  @Inject SecretEncryption encryption;
  @Inject DiscordLinkStore links;

  private final Map<String, String> tokens = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();
  private Lobby.Member person = new Lobby.Member("", "", "");
  private String bot = "";
  private String seek = "";
  private String challenge = "";
  private String personal = "";
  private String webhook = "";
  private String delivery = "";
  private String tournament = "";
  private String ladder = "";
  private String blocked = "";
  private String report = "";
  private String sanction = "";

  /** One whose first round is closed. */
  private String goneOn = "";

  private String bulk = "";

  @BeforeEach
  void everybody() {
    // The pretended provider answers its first question late on a busy machine.
    Lobby.until(
        Toy.DEADLINE,
        "the provider answers",
        () -> given().redirects().follow(false).get("/v1/sessions/oidc").statusCode() != 503);
    person = Lobby.Member.fresh();
    Lobby.Member stranger = Lobby.Member.fresh();
    Lobby.Member admin = Moderation.administrator(sessions);
    Toy.onTheShelf(publisher, person);
    seek = posted();
    challenge = challenge(stranger.id());
    bot = owned("bot");
    tokens.put("anonymous", "");
    RsaJsonWebKey ours = ours();
    tokens.put("forged", none(TestIssuer.newKey(ours.getKeyId()), LIFE));
    tokens.put("expired", none(ours, LIFE.negated()));
    Map.of("person", person, "stranger", stranger, "admin", admin, "house-bot", houseBot())
        .forEach(
            (role, member) -> {
              tokens.put(role, member.token());
              names.put(role, member.name());
            });
    Map<String, String> accounts =
        Map.of("token", person.id(), "bot", owned("bot"), "service", owned("service"));
    for (String scope :
        Set.of(
            "match:read", "match:play", "lobby", "webhook", "tournament:host", "tournament:read")) {
      accounts.forEach(
          (role, account) ->
              tokens.put(role + " " + scope, exchanged(made(person, account, scope))));
    }
    tokens.put("stranger lobby", exchanged(made(stranger, stranger.id(), "lobby")));
    tokens.put("admin admin", exchanged(made(admin, admin.id(), "admin")));
    personal = made(person, person.id(), "lobby").path("token");
    webhook = hook();
    tournament = Events.running(person);
    ladder = Events.ladder(person);
    blocked = Lobby.Member.fresh().id();
    report = Moderation.report(person, stranger);
    sanction = Moderation.warning(admin, person);
    goneOn = Events.inItsSecondRound(person);
    bulk = Events.bulk(person, person.id(), stranger.id());
    delivery =
        "" + person.request().post("/v1/webhooks/" + webhook + "/test").<Integer>path("number");
  }

  @Test
  void every_cell_is_as_the_table_says() throws IOException {
    RouteMatrix matrix = RouteMatrix.of("lobby-service");
    assertThat(matrix.callers()).containsExactlyInAnyOrderElementsOf(tokens.keySet());
    assertThat(matrix.faults(this::request)).isEmpty();
  }

  private String blockedAnew() {
    String other = Lobby.Member.fresh().id();
    person.request().put("/v1/blocks/" + other).then().statusCode(204);
    return other;
  }

  private String hook() {
    return Hooks.make(person, Map.of("url", "http://127.0.0.1:9/")).id();
  }

  /** As the person would send it to what is the person's. */
  private Sample request(Contract.Operation operation, String caller) {
    Sample sample = Sample.of(operation.id(), Objects.requireNonNull(tokens.get(caller)));
    return switch (operation.id()) {
      // Whoever may do this is not signed in any more.
      case "signOut" -> sample.as(again(caller));
      case "retireAccount" -> sample.at("id", inUse());
      case "makeWebhook" -> sample.sending("{\"url\": \"http://127.0.0.1:9/\"}");
      case "changeWebhook" -> sample.at("id", webhook).sending("{\"turns\": \"mine\"}");
      case "removeWebhook" -> sample.at("id", hook());
      case "readWebhook", "rotateWebhookSecret", "testWebhook", "listDeliveries" ->
          sample.at("id", webhook);
      case "redeliver" -> sample.at("id", webhook).at("number", delivery);
      case "revokeToken" -> sample.at("id", made(person, person.id(), "lobby").path("id"));
      case "endDiscordLink" -> sample.at("user", linked());
      case "readPlayer", "readRatingHistory" -> sample.at("account", person.id()).at("game", "toy");
      case "readLeaderboard", "readWinRates" -> sample.at("game", "toy");
      case "cancelSeek", "readSeek" -> sample.at("id", seek);
      case "readChallenge", "cancelChallenge" -> sample.at("id", challenge);
      case "declineChallenge" -> sample.at("id", challenge).sending("{}");
      case "acceptChallenge" -> sample.at("id", challenge).sending("{\"seat\": \"none\"}");
      case "sendChallenge" ->
          sample.sending("{\"opponent\": \"nobody\", \"game\": \"toy\", \"scenario\": \"small\"}");
      case "joinSeek" -> sample.at("id", seek).sending("{\"seat\": \"none\"}");
      // Refused for what it says, behind the gate: hashing takes long.
      case "signUp", "signIn" -> sample.sending("{}");
      // To the same: whoever is let in goes on with it.
      case "changePassword" ->
          sample.sending(
              "{\"oldPassword\": \"%s\", \"newPassword\": \"%s\"}"
                  .formatted(Lobby.PASSWORD, Lobby.PASSWORD));
      case "registerProviderPerson" ->
          sample.sending("{\"ticket\": \"none\", \"name\": \"somebody\"}");
      case "makeAccount" ->
          sample.sending("{\"name\": \"%s\", \"kind\": \"bot\"}".formatted(Lobby.freshName()));
      case "makeToken" -> sample.sending("{\"name\": \"one\", \"scopes\": []}");
      case "exchangeToken" -> sample.sending("{\"token\": \"" + personal + "\"}");
      case "postSeek" -> sample.sending("{\"game\": \"toy\", \"scenario\": \"none\"}");
      case "blockAccount" -> sample.at("account", blocked);
      case "unblockAccount" -> sample.at("account", blockedAnew());
      case "makeReport", "issueSanction" -> sample.sending("{}");
      case "appealSanction" -> sample.at("id", sanction).sending("{\"appeal\": \"No.\"}");
      case "decideReport" ->
          sample.at("id", report).sending("{\"outcome\": \"upheld\", \"note\": \"Seen.\"}");
      case "decideSanction" ->
          sample.at("id", sanction).sending("{\"outcome\": \"upheld\", \"answer\": \"No.\"}");
      case "auditAccount" -> sample.at("account", person.id());
      case "makeTournament" -> sample.sending("{}");
      case "changeTournament" -> sample.at("id", tournament).sending("{\"name\": \"Open\"}");
      case "leadTournament" -> sample.at("id", tournament).sending("{\"status\": \"running\"}");
      case "enterTournament", "openRound" -> sample.at("id", tournament).sending("{}");
      case "listLadderChallenges" -> sample.at("id", ladder);
      case "readLadderChallenge" -> sample.at("id", ladder).at("challenge", "1");
      case "challengeOnLadder" ->
          sample.at("id", ladder).sending("{\"account\": \"%s\"}".formatted(person.id()));
      case "answerLadderChallenge" ->
          sample.at("id", ladder).at("challenge", "1").sending("{\"answer\": \"decline\"}");
      case "readRound", "drawPairings", "drawPairingsInPixels" ->
          sample.at("id", tournament).at("round", "1");
      case "withdrawEntrant", "checkIn", "sayReady", "sayAway", "dismissStaff" ->
          sample.at("id", tournament).at("account", person.id());
      case "substituteEntrant" ->
          sample
              .at("id", tournament)
              .at("account", person.id())
              .sending("{\"account\": \"%s\"}".formatted(person.id()));
      case "adjournBoard" ->
          sample
              .at("id", tournament)
              .at("round", "1")
              .at("board", "1")
              .sending("{\"until\": \"2030-01-01T00:00:00Z\", \"reason\": \"ill\"}");
      case "undoRound" -> sample.at("id", goneOn).at("round", "1");
      case "moveDeadline" ->
          sample
              .at("id", tournament)
              .at("round", "1")
              .sending("{\"dueAt\": \"2030-01-01T00:00:00Z\"}");
      case "askForBye", "takeBackBye" ->
          sample.at("id", tournament).at("account", person.id()).at("round", "1");
      case "appointStaff" ->
          sample.at("id", tournament).at("account", person.id()).sending("{\"role\": \"host\"}");
      case "decideBoard" ->
          sample
              .at("id", tournament)
              .at("round", "1")
              .at("board", "1")
              .sending("{\"points\": [1, 0], \"how\": \"forfeit\", \"reason\": \"absent\"}");
      case "openMatches" -> sample.sending("{}");
      case "readBulk" -> sample.at("id", bulk);
      case "readBulkReceipt" -> sample.at("id", bulk).at("place", "1");
      case "readBoardReceipt" -> sample.at("id", tournament).at("round", "1").at("board", "1");
      case "bringEntrants" -> sample.at("id", tournament).sending("{\"csv\": \"name\"}");
      case "nameTournamentWebhook", "dropTournamentWebhook" ->
          sample.at("id", tournament).at("webhook", webhook);
      case "readTournament",
          "readArena",
          "streamTournament",
          "listTournamentWebhooks",
          "listTournamentActs",
          "listEntrants",
          "listRounds",
          "readStandings",
          "exportStandings",
          "exportCrossTable",
          "exportReport",
          "drawStandings",
          "drawCrossTable",
          "drawBracket",
          "drawStandingsInPixels",
          "drawCrossTableInPixels",
          "drawBracketInPixels",
          "listStaff" ->
          sample.at("id", tournament);
      default -> sample;
    };
  }

  private String again(String caller) {
    String name = names.getOrDefault(caller, "");
    return name.isEmpty()
        ? Objects.requireNonNull(tokens.get(caller))
        : Lobby.signIn(name, Lobby.PASSWORD).path("token");
  }

  /** A Discord user who is linked, also where the one before was unlinked. */
  private String linked() {
    String token = made(person, person.id(), "lobby").path("id");
    String user = "user-of-" + person.name();
    links
        .add(new DiscordLinkRow(user, "user", person.id(), token, "sealed", Instant.now()))
        .await()
        .atMost(Toy.DEADLINE);
    return user;
  }

  /** A bot that was not retired yet. */
  private String inUse() {
    List<String> left = person.request().get("/v1/accounts/owned").path("accounts.id");
    if (!left.contains(bot)) {
      bot = owned("bot");
    }
    return bot;
  }

  private String owned(String kind) {
    return person
        .request()
        .body(Map.of("name", Lobby.freshName(), "kind", kind))
        .post("/v1/accounts/owned")
        .path("id");
  }

  private String challenge(String opponent) {
    return person
        .request()
        .body(Map.of("game", "toy", "scenario", "small", "opponent", opponent))
        .post("/v1/challenges")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  private String posted() {
    return person
        .request()
        .body(Map.of("game", "toy", "scenario", "small"))
        .post("/v1/seeks")
        .path("id");
  }

  private static Response made(Lobby.Member owner, String account, String scope) {
    Response made =
        owner
            .request()
            .body(Map.of("name", scope, "scopes", List.of(scope), "account", account))
            .post("/v1/tokens");
    made.then().statusCode(201);
    return made;
  }

  private static String exchanged(Response made) {
    return Lobby.post("/v1/tokens/exchange", Map.of("token", made.<String>path("token")))
        .path("token");
  }

  /** Those have no owner and a password: here that of everybody. */
  private Lobby.Member houseBot() {
    Lobby.Member fresh = Lobby.Member.fresh();
    execute("update account set kind = 'bot' where id = '" + fresh.id() + "'");
    return fresh;
  }

  private void execute(String sql) {
    sessions
        .withTransaction(open -> open.createNativeQuery(sql).executeUpdate())
        .await()
        .atMost(Toy.DEADLINE);
  }

  /** The key that signs. */
  private RsaJsonWebKey ours() {
    String id = Lobby.keyId(person.token());
    return keys.all().await().atMost(Toy.DEADLINE).stream()
        .filter(row -> row.id().equals(id))
        .map(row -> encryption.decrypt(row.jwk(), "signing_key/" + row.id()).orElseThrow())
        .map(RouteMatrixTest::read)
        .findFirst()
        .orElseThrow();
  }

  private static RsaJsonWebKey read(String jwk) {
    try {
      return (RsaJsonWebKey) PublicJsonWebKey.Factory.newPublicJwk(jwk);
    } catch (JoseException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private String none(RsaJsonWebKey key, Duration life) {
    return TestIssuer.sign(
        key,
        "umpire-lobby",
        life,
        person.id(),
        person.name(),
        "match:read",
        "match:play",
        "lobby",
        "webhook",
        "tournament:host",
        "tournament:read",
        "admin");
  }
}
