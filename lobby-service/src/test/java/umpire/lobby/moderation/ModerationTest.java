package umpire.lobby.moderation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static umpire.lobby.testing.Lobby.PROBLEM;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Loopback;
import umpire.lobby.testing.Moderation;
import umpire.lobby.testing.ProviderServer;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Block lists, reports, sanctions and appeals, and what they keep people from. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@QuarkusTestResource(ProviderServer.class)
@QuarkusTestResource(Loopback.class)
@NullUnmarked // fields are injected
class ModerationTest {
  @Inject Publisher publisher;
  @Inject Mutiny.SessionFactory sessions;

  private Lobby.Member anna = new Lobby.Member("", "", "");
  private Lobby.Member bert = new Lobby.Member("", "", "");
  private Lobby.Member admin = new Lobby.Member("", "", "");

  @BeforeEach
  void begin() {
    anna = Lobby.Member.fresh();
    bert = Lobby.Member.fresh();
    admin = Moderation.administrator(sessions);
    Toy.onTheShelf(publisher, anna);
  }

  @Test
  void neitherOfTwoMeetsTheOtherOnceOneHasBlocked() {
    String annas = seek(anna);
    String berts = seek(bert);
    String challenge = challenge(bert, anna.id()).then().statusCode(201).extract().path("id");
    block(anna, bert.id()).then().statusCode(204);
    block(anna, bert.id()).then().statusCode(204);
    anna.request().get("/v1/blocks").then().body("blocks.name", equalTo(List.of(bert.name())));
    bert.request().get("/v1/blocks").then().body("blocks", hasSize(0));

    Lobby.Member bot = bot(bert);
    for (Response refused :
        List.of(
            challenge(bert, anna.id()),
            challenge(anna, bert.id()),
            challenge(bot, anna.id()),
            join(bert, annas),
            join(bot, annas),
            join(anna, berts),
            anna.request().body("{}").post("/v1/challenges/" + challenge + "/accept"))) {
      refused(refused, 403, "blocked");
    }
    anna.request().get("/v1/challenges/" + challenge).then().body("status", equalTo("open"));
    anna.request().delete("/v1/blocks/" + bert.id()).then().statusCode(204);
    refused(anna.request().delete("/v1/blocks/" + bert.id()), 404, "not-found");
    join(bert, annas).then().statusCode(200);
  }

  @Test
  void onlyOthersCanBeBlockedAndNotWithoutLimit() {
    refused(block(anna, anna.id()), 409, "own-account");
    refused(block(anna, "nobody"), 404, "not-found");
    execute(
        "insert into moderation_block select '%s', 'other-' || n, now() from generate_series(1, 200) n"
            .formatted(anna.id()));
    refused(block(anna, bert.id()), 409, "too-many-blocks");
    anna.request().get("/v1/blocks").then().body("blocks", hasSize(200));
    anna.request().delete("/v1/blocks/other-7").then().statusCode(204);
    block(anna, bert.id()).then().statusCode(204);
  }

  @Test
  void aReportIsReadByAdministratorsAndDecidedOnce() {
    String report = Moderation.report(anna, bert);
    anna.request()
        .get("/v1/reports")
        .then()
        .body("reports[0].status", equalTo("open"))
        .body("reports[0].account.name", equalTo(bert.name()))
        .body("reports[0].reporter", nullValue());
    bert.request().get("/v1/reports").then().body("reports", hasSize(0));
    admin
        .request()
        .get("/v1/moderation/reports")
        .then()
        .body(
            "reports.find { it.id == '%s' }.reporter.name".formatted(report), equalTo(anna.name()));

    List<Response> answers = atOnce(report);
    assertThat(answers).extracting(Response::statusCode).containsExactlyInAnyOrder(200, 409);
    anna.request()
        .get("/v1/reports")
        .then()
        .body("reports[0].status", equalTo("dismissed"))
        .body("reports[0].note", equalTo("A joke."));
    assertThat(admin.request().get("/v1/moderation/reports").asString()).doesNotContain(report);
  }

  /** Two administrators who both decide. */
  private List<Response> atOnce(String report) {
    List<CompletableFuture<Response>> both =
        Stream.of(1, 2)
            .map(_ -> CompletableFuture.supplyAsync(() -> decideReport(report)))
            .toList();
    return both.stream().map(CompletableFuture::join).toList();
  }

  private Response decideReport(String report) {
    return admin
        .request()
        .body(Map.of("outcome", "dismissed", "note", "A joke."))
        .post("/v1/moderation/reports/" + report + "/decision");
  }

  @Test
  void aBannedHostBringsInNoBotOfTheirOwn() {
    Lobby.Member own = bot(bert);
    Lobby.Member foreign = bot(anna);
    String plan =
        """
        {"name": "Spring Open", "game": "toy", "scenario": "small",
         "format": {"type": "swiss", "rounds": 3}}
        """;
    String path = "/v1/tournaments/" + bert.request().body(plan).post("/v1/tournaments").path("id");
    bert.request().body(Map.of("status", "registration")).put(path + "/status");
    ban(Map.of("areas", List.of("matchmaking")));
    bert.request()
        .body(Map.of("account", bot(bert).id()))
        .post(path + "/entrants")
        .then()
        .statusCode(200)
        .body("status", equalTo("entered"));
    ban(Map.of("areas", List.of("tournaments")));
    Response refused = bert.request().body(Map.of("account", own.id())).post(path + "/entrants");
    refused(refused, 403, "banned");
    String list = "{\"csv\": \"name\\n%s\\n%s\"}".formatted(foreign.name(), own.name());
    bert.request()
        .body(list)
        .post(path + "/entrants/csv")
        .then()
        .statusCode(400)
        .body("errors", hasSize(1))
        .body("errors[0].detail", containsString("line 3"))
        .body("errors[0].detail", containsString("banned"));
    // Others are invited as ever, and answer for themselves.
    bert.request()
        .body(Map.of("account", anna.id()))
        .post(path + "/entrants")
        .then()
        .statusCode(200)
        .body("status", equalTo("invited"));
  }

  @ParameterizedTest
  @CsvSource({
    "account, nobody, /account",
    "account, OWN, /account",
    "kind, gossip, /kind",
    "details, BLANK, /details",
    "details, LONG, /details",
    "details, NUL, /details",
    "match, LONG, /match",
    "tournament, LONG, /tournament"
  })
  void aReportThatCannotBeReadIsRefusedWithThePlace(String member, String value, String pointer) {
    Map<String, Object> body = new HashMap<>();
    body.putAll(Map.of("account", bert.id(), "kind", "cheating", "details", "Reads my cards."));
    body.put(
        member,
        switch (value) {
          case "OWN" -> anna.id();
          case "BLANK" -> " ";
          case "LONG" -> "x".repeat(2001);
          case "NUL" -> "a\u0001b";
          default -> value;
        });
    anna.request()
        .body(body)
        .post("/v1/reports")
        .then()
        .statusCode(400)
        .contentType(PROBLEM)
        .body("pointer", equalTo(pointer));
    anna.request().get("/v1/reports").then().body("reports", hasSize(0));
  }

  @Test
  void twentyReportsOfOneAccountAreOpenAtMost() {
    for (int i = 0; i < Reports.MOST_OPEN; i++) {
      Moderation.report(anna, bert);
    }
    Response more =
        anna.request()
            .body(Map.of("account", bert.id(), "kind", "name", "details", "An insult."))
            .post("/v1/reports");
    refused(more, 409, "too-many-reports");
  }

  @Test
  void aBanKeepsOutUntilItIsLiftedAndIsAppealedOnce() {
    String berts = seek(bert);
    String open = challenge(anna, bert.id()).then().statusCode(201).extract().path("id");
    String ban = ban(Map.of("report", Moderation.report(anna, bert)));
    anna.request().get("/v1/reports").then().body("reports[0].status", equalTo("upheld"));
    for (Response refused :
        List.of(
            post(bert),
            post(bot(bert)),
            challenge(bert, anna.id()),
            join(bert, seek(anna)),
            enter(bert),
            bert.request().body("{}").post("/v1/challenges/" + open + "/accept"))) {
      refused(refused, 403, "banned");
      refused.then().body("detail", containsString("Insults."));
    }
    join(anna, berts).then().statusCode(200);

    bert.request()
        .get("/v1/sanctions")
        .then()
        .body("sanctions[0].id", equalTo(ban))
        .body("sanctions[0].status", equalTo("in-force"))
        .body("sanctions[0].areas", equalTo(List.of("matchmaking", "tournaments")));
    refused(decide(ban, "upheld"), 409, "no-appeal");
    refused(appeal(anna, ban), 404, "not-found");
    appeal(bert, ban).then().statusCode(200).body("appeal", equalTo("It was not me."));
    refused(appeal(bert, ban), 409, "appealed");
    admin
        .request()
        .get("/v1/moderation/appeals")
        .then()
        .body("sanctions.id.contains('%s')".formatted(ban), equalTo(true));
    decide(ban, "upheld").then().statusCode(200).body("status", equalTo("in-force"));
    refused(post(bert), 403, "banned");
    assertThat(admin.request().get("/v1/moderation/appeals").asString()).doesNotContain(ban);
    decide(ban, "lifted").then().statusCode(200).body("status", equalTo("lifted"));
    post(bert).then().statusCode(201);
    refused(decide(ban, "lifted"), 409, "not-in-force");
  }

  @Test
  void aBanEndsByItselfAndAWarningForbidsNothing() {
    Moderation.warning(admin, bert);
    post(bert).then().statusCode(201);
    String ban = ban(Map.of("areas", List.of("matchmaking"), "endsAt", "2099-01-01T00:00:00Z"));
    refused(post(bert), 403, "banned");
    enter(bert).then().statusCode(200);
    execute(
        "update moderation_sanction set ends_at = now() - interval '1 s' where id = '%s'"
            .formatted(ban));
    post(bert).then().statusCode(201);
    bert.request().get("/v1/sanctions").then().body("sanctions[0].status", equalTo("ended"));
    refused(appeal(bert, ban), 409, "not-in-force");
    ban(Map.of("areas", List.of("tournaments")));
    post(bert).then().statusCode(201);
    refused(enter(bert), 403, "banned");
  }

  @ParameterizedTest
  @CsvSource({
    "account, nobody, /account",
    "kind, exile, /kind",
    "areas, [sleep], /areas/0",
    "areas, [], /areas",
    "endsAt, 2020-01-01T00:00:00Z, /endsAt",
    "reason, '', /reason",
    "report, OTHER, /report"
  })
  void aSanctionThatCannotBeReadIsRefusedWithThePlace(String member, String value, String pointer) {
    String other = Moderation.report(bert, anna);
    Map<String, Object> body = new HashMap<>();
    body.putAll(Map.of("account", bert.id(), "kind", "ban", "reason", "Insults."));
    body.put(
        member,
        switch (value) {
          case "[sleep]" -> List.of("sleep");
          case "[]" -> List.of();
          case "OTHER" -> other;
          default -> value;
        });
    admin
        .request()
        .body(body)
        .post("/v1/moderation/sanctions")
        .then()
        .statusCode(400)
        .body("pointer", equalTo(pointer));
    bert.request().get("/v1/sanctions").then().body("sanctions", hasSize(0));
    bert.request().get("/v1/reports").then().body("reports[0].status", equalTo("open"));
  }

  @Test
  void whatAdministratorsDoAndReadIsWrittenDown() {
    String report = Moderation.report(anna, bert);
    Moderation.report(bert, anna);
    String warning =
        Moderation.issued(
            admin,
            Map.of(
                "account", bert.id(), "kind", "warning", "reason", "Insults.", "report", report));
    admin
        .request()
        .get("/v1/moderation/accounts/" + bert.id())
        .then()
        .statusCode(200)
        .body("account.name", equalTo(bert.name()))
        .body("kind", equalTo("person"))
        .body("sanctions.id", equalTo(List.of(warning)))
        .body("reportsAbout.id", equalTo(List.of(report)))
        .body("reportsMade", hasSize(1))
        .body("acts.act", equalTo(List.of("read", "warn")))
        .body("acts.administrator.name", equalTo(List.of(admin.name(), admin.name())));
    refused(admin.request().get("/v1/moderation/accounts/nobody"), 404, "not-found");
    refused(anna.request().get("/v1/moderation/accounts/" + bert.id()), 403, "forbidden");
  }

  private String ban(Map<String, Object> more) {
    Map<String, Object> body = new HashMap<>(more);
    body.putAll(Map.of("account", bert.id(), "kind", "ban", "reason", "Insults."));
    return Moderation.issued(admin, body);
  }

  private Response decide(String sanction, String outcome) {
    return admin
        .request()
        .body(Map.of("outcome", outcome, "answer", "Heard."))
        .post("/v1/moderation/sanctions/" + sanction + "/decision");
  }

  private static Response appeal(Lobby.Member who, String sanction) {
    return who.request()
        .body(Map.of("appeal", "It was not me."))
        .post("/v1/sanctions/" + sanction + "/appeal");
  }

  /** Into a tournament whose registration has just begun. */
  private Response enter(Lobby.Member who) {
    String plan =
        """
        {"name": "Spring Open", "game": "toy", "scenario": "small",
         "format": {"type": "swiss", "rounds": 3}}
        """;
    String path = "/v1/tournaments/" + anna.request().body(plan).post("/v1/tournaments").path("id");
    anna.request().body(Map.of("status", "registration")).put(path + "/status");
    return who.request().body("{}").post(path + "/entrants");
  }

  private static Lobby.Member bot(Lobby.Member owner) {
    String name = Lobby.freshName();
    String id =
        owner
            .request()
            .body(Map.of("name", name, "kind", "bot"))
            .post("/v1/accounts/owned")
            .path("id");
    String token =
        owner
            .request()
            .body(Map.of("name", "bot", "scopes", List.of("lobby"), "account", id))
            .post("/v1/tokens")
            .path("token");
    return new Lobby.Member(
        id, name, Lobby.post("/v1/tokens/exchange", Map.of("token", token)).path("token"));
  }

  private static String seek(Lobby.Member owner) {
    return post(owner).then().statusCode(201).extract().path("id");
  }

  private static Response post(Lobby.Member owner) {
    return owner.request().body(Map.of("game", "toy", "scenario", "small")).post("/v1/seeks");
  }

  private static Response join(Lobby.Member who, String seek) {
    return who.request().body("{}").post("/v1/seeks/" + seek + "/join");
  }

  private static Response challenge(Lobby.Member who, String opponent) {
    return who.request()
        .body(Map.of("opponent", opponent, "game", "toy", "scenario", "small"))
        .post("/v1/challenges");
  }

  private static Response block(Lobby.Member who, String account) {
    return who.request().put("/v1/blocks/" + account);
  }

  private static void refused(Response answer, int status, String type) {
    answer
        .then()
        .statusCode(status)
        .contentType(PROBLEM)
        .body("type", equalTo("urn:umpire:problem:" + type));
  }

  private void execute(String sql) {
    sessions
        .withTransaction(open -> open.createNativeQuery(sql).executeUpdate())
        .await()
        .atMost(Toy.DEADLINE);
  }
}
