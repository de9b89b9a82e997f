package umpire.game.secrecy;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.Contract;
import umpire.chassis.testing.Sample;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.OfferedCommands;
import umpire.game.testing.Samples;
import umpire.game.testing.StrangerTokens;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.TwoPlayerOpening;
import umpire.local.testing.HostResource;

/**
 * On every route that the contract has, a foreign token gets nothing of a private match, and of a
 * public one what everybody may see.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class WrongSeatTest {
  private static final Set<Integer> REFUSED = Set.of(401, 403);

  /** Nobody else is shown that a private match is there. */
  private static final Set<Integer> HIDDEN = Set.of(401, 403, 404);

  private static final Set<String> OF_EVERYBODY =
      Set.of(
          "listBots",
          "listGames",
          "listMatches",
          "readLimits",
          "readGame",
          "readMap",
          "readCounters",
          "readRules",
          "readRule",
          "listScenarios",
          "readScenario",
          "listTables",
          "readTable",
          "drawMap",
          "drawMapInPixels");
  private static final Set<String> OF_ACCOUNTS =
      Set.of(
          "openMatch",
          "importMatch",
          "streamTicket",
          "streamAll",
          "socketAll",
          "announceBot",
          "takeSeatByLink");
  private static final String ADMIN = "/v1/admin/";
  private static final String MATCH = "/v1/matches/{id}";
  private static final Set<String> PROBLEM =
      Set.of("type", "title", "status", "detail", "instance");
  private static final int COMMANDS_OF_A_DECISION = 60;

  private final List<String> faults = new ArrayList<>();
  private int sent;

  @Test
  void everyRouteIsOfSomebody() throws IOException {
    Set<String> unknown = new TreeSet<>();
    for (Contract.Operation operation : Contract.published("game-service").operations()) {
      if (!OF_EVERYBODY.contains(operation.id())
          && !OF_ACCOUNTS.contains(operation.id())
          && !operation.path().startsWith(ADMIN)
          && !operation.path().startsWith(MATCH)) {
        unknown.add(operation.id());
      }
    }
    assertThat(unknown).as("routes of which this test does not know whose they are").isEmpty();
  }

  @Test
  void aPrivateMatchIsForItsSeatsAlone() throws IOException {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.beginPrivately();
    String before = Samples.state(twoPlayerMatch);
    Map<String, Sample> samples = samples(twoPlayerMatch);
    Map<String, String> strangers = StrangerTokens.all();
    Map<String, String> withBadTokens = StrangerTokens.withBadTokens();
    for (Contract.Operation operation : Contract.published("game-service").operations()) {
      if (operation.path().startsWith(MATCH) || operation.path().startsWith(ADMIN)) {
        strangers.forEach((who, token) -> refused(operation, samples, who, token));
      } else {
        withBadTokens.forEach((who, token) -> refused(operation, samples, who, token));
      }
      if (OF_ACCOUNTS.contains(operation.id())) {
        refused(operation, samples, "nobody", "");
      }
    }
    done("a private match");
    assertThat(Samples.state(twoPlayerMatch)).isEqualTo(before);
  }

  @Test
  void aPublicMatchShowsOthersWhatEverybodyMaySee() throws IOException {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    Map<String, String> everybodys = everybodys(samples(twoPlayerMatch));
    assertThat(everybodys).containsKeys("readMatch", "readDecision", "readEvents");
    // An order in the making is nobody else's business.
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), 1, TwoPlayerMatch.TARGET)
        .then()
        .statusCode(200);
    String before = Samples.state(twoPlayerMatch);
    Map<String, Sample> samples = samples(twoPlayerMatch);
    Map<String, String> strangers = StrangerTokens.all();
    for (Contract.Operation operation : Contract.published("game-service").operations()) {
      if (!operation.path().startsWith(MATCH) || operation.streams()) {
        continue;
      }
      Sample sample = Objects.requireNonNull(samples.get(operation.id()), operation.id());
      Set<String> seen = new TreeSet<>();
      strangers.forEach(
          (who, token) -> {
            Response answer = operation.send(sample.as(token));
            sent++;
            boolean plain = operation.method().equals("get");
            boolean taken = operation.id().equals("takeSeat") && answer.statusCode() == 409;
            // Whoever may look on may open a socket; here nobody asks for one.
            boolean socket = operation.id().equals("socket") && answer.statusCode() == 426;
            if (plain && answer.statusCode() == 200) {
              seen.add(answer.asString());
            } else if (plain && Set.of(404, 409).contains(answer.statusCode())) {
              // There is no battle yet, and no export or report before the end: for nobody.
              assertThat(operation.id()).isIn("readBattle", "exportMatch", "readFairPlay");
            } else if (!taken && !socket && !REFUSED.contains(answer.statusCode())) {
              faults.add(operation.id() + " " + who + ": " + answer.statusCode());
            }
          });
      if (!seen.equals(
          Optional.ofNullable(everybodys.get(operation.id())).stream().collect(toSet()))) {
        faults.add(operation.id() + ": strangers are shown something else than before: " + seen);
      }
      ofTheOtherSeat(operation, sample);
    }
    done("a public match");
    assertThat(Samples.state(twoPlayerMatch)).isEqualTo(before);
  }

  /** What somebody without a token is shown of a match, by operation. */
  private static Map<String, String> everybodys(Map<String, Sample> samples) throws IOException {
    Map<String, String> shown = new HashMap<>();
    for (Contract.Operation operation : Contract.published("game-service").operations()) {
      if (operation.path().startsWith(MATCH)
          && operation.method().equals("get")
          && !operation.streams()) {
        Sample sample = Objects.requireNonNull(samples.get(operation.id()), operation.id());
        Response answer = operation.send(sample.as(""));
        if (answer.statusCode() == 200) {
          shown.put(operation.id(), answer.asString());
        }
      }
    }
    return shown;
  }

  /** Where a seat may be named, it is one's own. */
  private void ofTheOtherSeat(Contract.Operation operation, Sample sample) {
    for (JsonNode parameter : operation.json().path("parameters")) {
      if (parameter.path("name").asText().equals("seat")
          && parameter.path("in").asText().equals("query")) {
        sent++;
        int status = operation.send(sample, "?seat=german").statusCode();
        if (status != 403 && status != 400) {
          faults.add(operation.id() + "?seat=german by the Allied seat: " + status);
        }
      }
    }
  }

  @Test
  void aLegalCommandOfASeatIsNobodyElses() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    Map<String, String> others = StrangerTokens.all();
    int decisions = 0;
    for (JsonNode now = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/decision");
        !now.path("status").asText().equals("over");
        now = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/decision")) {
      Client asked = now.has("decision") ? twoPlayerMatch.allied() : twoPlayerMatch.german();
      Client other = now.has("decision") ? twoPlayerMatch.german() : twoPlayerMatch.allied();
      JsonNode decision = asked.read(twoPlayerMatch.match(), "/decision").path("decision");
      String before = Samples.state(twoPlayerMatch);
      for (JsonNode command : OfferedCommands.commands(decision, COMMANDS_OF_A_DECISION)) {
        String body =
            Client.body("wrong-seat", decision.path("id").asInt(), List.of(command.toString()));
        others.forEach((who, token) -> refusedCommand(twoPlayerMatch, who, token, body, REFUSED));
        // The other seat has a seat; it is not asked, or not this.
        refusedCommand(twoPlayerMatch, "the other seat", other.token(), body, Set.of(403, 409));
      }
      assertThat(Samples.state(twoPlayerMatch)).isEqualTo(before);
      decisions++;
      String next =
          decisions == 1
              ? TwoPlayerMatch.TARGET
              : decisions == 2 ? twoPlayerMatch.commitment() : decision.path("fallback").toString();
      asked
          .command(twoPlayerMatch.match(), decision.path("id").asInt(), next)
          .then()
          .statusCode(200);
    }
    assertThat(decisions).isGreaterThan(2);
    done("every legal command of " + decisions + " decisions");
  }

  private void refusedCommand(
      TwoPlayerMatch twoPlayerMatch, String who, String token, String body, Set<Integer> statuses) {
    sent++;
    Response answer = new Client(who, token).post(twoPlayerMatch.match(), "/commands", body);
    if (!statuses.contains(answer.statusCode())) {
      faults.add(who + " sends " + body + ": " + answer.statusCode());
    }
  }

  private void refused(
      Contract.Operation operation, Map<String, Sample> samples, String who, String token) {
    Sample sample = samples.get(operation.id());
    if (sample == null) {
      faults.add("no sample for " + operation.id());
      return;
    }
    sent++;
    Response answer = operation.send(sample.as(token));
    if (!HIDDEN.contains(answer.statusCode())
        || !PROBLEM.containsAll(answer.jsonPath().getMap("$").keySet())) {
      faults.add(
          "%s %s: %d %s".formatted(operation.id(), who, answer.statusCode(), answer.asString()));
    }
  }

  private void done(String what) {
    System.out.printf("wrong seats: %s: %d requests, %d faults%n", what, sent, faults.size());
    assertThat(faults).isEmpty();
  }

  private static Map<String, Sample> samples(TwoPlayerMatch twoPlayerMatch) {
    return Samples.of(twoPlayerMatch, TwoPlayerOpening.NARVIK).stream()
        .collect(Collectors.toMap(Sample::operation, one -> one));
  }
}
