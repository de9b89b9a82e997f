package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.nio.file.Path;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.Samples;
import umpire.game.testing.StartedMatch;
import umpire.game.testing.StoredMatch;
import umpire.local.testing.HostResource;
import umpire.testkit.cases.Case;
import umpire.testkit.cases.Cases;
import umpire.wire.pack.Shelf;

/**
 * The most intricate orders of a game, each wrong in one way: 400 with the place where it cannot be
 * read, 422 with the paragraph that refuses it. What was said before stands; nothing else is done.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class RefusedOrdersTest {
  private static final String GAME = "weserubung";
  private static final Shelf.Shelved SHELVED = Shelf.load().game(GAME);

  @Inject AgroalDataSource database;

  /** Each after so many commands of a case, by the seat whose turn it is there. */
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # 6.2: purchases
          buys | buy-offensives {"offensives": {"germany": -1}} | 422 6.2-b
          buys | buy-offensives {"offensives": {"germany": 21}} | 422 6.2-c
          buys | buy-offensives {"offensives": {"germany": 2147483647}} | 422 6.2-c
          buys | buy-offensives {"offensives": {"germany": 2147483648}} | 400 /commands/0/offensives/germany
          buys | buy-offensives {"offensives": {"germany": 1.5}} | 400 /commands/0/offensives/germany
          buys | buy-offensives {"offensives": {"germany": "3"}} | 400 /commands/0/offensives/germany
          buys | buy-offensives {"offensives": {"germany": null}} | 400 /commands/0/offensives/germany
          buys | buy-offensives {"offensives": {"sweden": 1}} | 400 /commands/0/offensives/sweden
          buys | buy-offensives {"offensives": {"norway": 1}} | 422
          buys | buy-offensives {"offensives": {"germany": 1, "norway": 0}} | 422 6.2-b
          buys | buy-offensives {"offensives": {}} | 422 6.2-b
          buys | buy-offensives {"offensives": [3]} | 400 /commands/0/offensives
          buys | buy-offensives {} | 400 /commands/0
          buys | buy-offensives {"offensives": {"germany": 1}, "price": 1} | 400 /commands/0/price
          # 10.2: who goes where from
          EX-21@0 | attack {"target": "denmark"} | 422
          EX-21@0 | attack {"target": "2120"} | 422
          EX-21@0 | attack {"target": "9999"} | 422
          EX-21@0 | attack {"target": "no place"} | 400 /commands/0/target
          EX-21@0 | attack {"target": ["2116"]} | 400 /commands/0/target
          EX-21@1 | commit {"target": "2016", "from": "2215", "units": ["german-307-infantry"]} | 422 10.2-2
          EX-21@1 | commit {"target": "2116", "from": "2313", "units": ["german-307-infantry"]} | 422
          EX-21@1 | commit {"target": "2116", "from": "2215", "units": ["norwegian-6-infantry"]} | 422
          EX-21@1 | commit {"target": "2116", "from": "2215", "units": ["german-307-infantry", "german-307-infantry"]} | 422
          EX-21@1 | commit {"target": "2116", "from": "2215", "units": []} | 422
          EX-21@1 | commit {"target": "2116", "from": "2215", "units": ["ghost"]} | 422
          EX-21@1 | commit {"target": "2116", "from": "2215", "units": [7]} | 400 /commands/0/units/0
          EX-21@2 | launch-offensive {"now": true} | 400 /commands/0/now
          # 10.3-3: hits are shared
          EX-21-owner@4 | bear-hits {"hits": {"norwegian-1-cavalry": 1, "norwegian-6-infantry": 1}} | 422
          EX-21-owner@4 | bear-hits {"hits": {"norwegian-6-infantry": 2}} | 422
          EX-21-owner@4 | bear-hits {"hits": {}} | 422
          EX-21-owner@4 | bear-hits {"hits": {"norwegian-6-infantry": -1, "norwegian-1-cavalry": 2}} | 422
          EX-21-owner@4 | bear-hits {"hits": {"german-307-infantry": 1}} | 422
          EX-21-owner@4 | bear-hits {"hits": {"ghost": 1}} | 422
          EX-21-owner@4 | bear-hits {"hits": {"norwegian-6-infantry": "1"}} | 400 /commands/0/hits/norwegian-6-infantry
          EX-21-owner@4 | bear-hits {"hits": ["norwegian-6-infantry"]} | 400 /commands/0/hits
          EX-21-owner@3 | name-victim {"unit": "german-324-infantry"} | 422
          # 8.1, 8.2: ways by sea, and who may be met on them
          SAY-8.2-b-attack@0 | sail-to-attack {"ships": ["york"], "escorted": []} | 422
          SAY-8.2-b-attack@0 | sail-to-attack {"ships": ["gneisenau", "gneisenau"], "escorted": []} | 422
          SAY-8.2-b-attack@0 | sail-to-attack {"ships": [], "escorted": []} | 422
          SAY-8.2-b-attack@0 | sail-to-attack {"ships": "gneisenau", "escorted": []} | 400 /commands/0/ships
          SAY-8.2-b-attack@0 | sail-to-attack {"ships": ["gneisenau"]} | 400 /commands/0
          SAY-8.2-b-attack@1 | via {"place": "2120"} | 422
          SAY-8.2-b-attack@1 | via {"place": "2159"} | 422
          SAY-8.2-b-attack@1 | via {"place": "9999"} | 422
          SAY-8.2-b-attack@1 | to {"place": "britain"} | 422
          SAY-8.2-b-attack@4 | intercept-at-sea {"hex": "2159", "ships": ["glasgow"], "escorts": []} | 422
          SAY-8.2-b-attack@4 | intercept-at-sea {"hex": "0635", "ships": ["gneisenau"], "escorts": []} | 422
          SAY-8.2-b-attack@4 | intercept-at-sea {"hex": "0635", "ships": ["glasgow", "glasgow"], "escorts": []} | 422
          # 7.1, 7.2: ways by air
          SAY-7.2-b@0 | strike {"aircraft": ["hurricane-1"]} | 422
          SAY-7.2-b@1 | to {"place": "2159"} | 422
          SAY-7.2-b@1 | to {"place": "denmark"} | 422
          SAY-7.2-b@2 | intercept-flight {"hex": "2159", "fighters": ["hurricane-1"]} | 422
          SAY-7.2-b@2 | intercept-flight {"hex": "2115", "fighters": ["he-111-1"]} | 422
          SAY-7.2-b@2 | intercept-flight {"hex": "2115", "fighters": []} | 422
          """)
  void refusedWithPlaceAndReason(String situation, String command, String expected) {
    String[] words = command.split(" ", 2);
    String body =
        words[1].replaceFirst(
            "\\{", "{\"type\": \"" + words[0] + "\"" + (words[1].equals("{}") ? "" : ", "));
    Refusal refusal = sent(situation, body);

    assertThat(refusal.toString()).startsWith(expected);
  }

  private record Refusal(int status, String at, String words) {
    @Override
    public String toString() {
      return status + " " + at + " " + words;
    }
  }

  private Refusal sent(String situation, String command) {
    if (situation.equals("buys")) {
      StartedMatch startedMatch =
          StartedMatch.of(SHELVED, Client.json("{\"scenario\": \"ashore\"}"));
      return sent(startedMatch, startedMatch.seat("german"), command);
    }
    String[] point = situation.split("@", 2);
    Case one = named(point[0]);
    int played = Integer.parseInt(point[1]);
    StartedMatch startedMatch = StartedMatch.of(SHELVED, one.given());
    JsonNode orders = one.when().path("commands");
    for (int i = 0; i < played; i++) {
      Client client = startedMatch.seat(orders.path(i).path("seat").asText());
      client
          .command(
              startedMatch.match(),
              client.decision(startedMatch.match()),
              orders.path(i).path("command").toString())
          .then()
          .statusCode(200);
    }
    Client anybody = startedMatch.seats().values().iterator().next();
    String seat = anybody.read(startedMatch.match(), "").path("waitingFor").path(0).asText();
    return sent(startedMatch, startedMatch.seat(seat), command);
  }

  private Refusal sent(StartedMatch startedMatch, Client client, String command) {
    String before = StoredMatch.of(database, startedMatch.match());
    int decision = client.decision(startedMatch.match());
    Response answer = client.command(startedMatch.match(), decision, command);
    assertThat(StoredMatch.of(database, startedMatch.match())).isEqualTo(before);
    assertThat(client.decision(startedMatch.match())).isEqualTo(decision);
    JsonNode problem = Client.json(answer);
    assertThat(answer.contentType()).startsWith("application/problem+json");
    if (answer.statusCode() == 400) {
      return new Refusal(400, problem.path("pointer").asText(), problem.path("detail").asText());
    }
    JsonNode finding = problem.path("findings").path(0);
    assertThat(Samples.rules(GAME)).contains(finding.path("rule").asText());
    return new Refusal(
        answer.statusCode(), finding.path("rule").asText(), finding.path("because").asText());
  }

  private static Case named(String id) {
    return Cases.in(Path.of("..", "rules", GAME).resolve(Cases.FOLDER)).stream()
        .filter(one -> one.id().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
