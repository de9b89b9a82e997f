package umpire.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.RestAssured;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import umpire.chassis.testing.PlainRequest;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.local.drivers.leaks.LeakPairs;
import umpire.local.drivers.leaks.MatchHost;
import umpire.local.testing.HostResource;
import umpire.wire.Shelf;

/**
 * Everything that leaves the house for a viewer is the same in two matches that the viewer must not
 * tell apart, whatever the others do there in secret. How long an answer takes is not looked at.
 */
@QuarkusTest
@TestProfile(LeaksOverHttpTest.SlowBudgets.class)
@EnabledIfSystemProperty(named = "umpire.leak.pairs", matches = "\\d+")
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class LeaksOverHttpTest {
  private static final int PAIRS = Integer.getInteger("umpire.leak.pairs", 50);

  /** So slowly given back that it shows where more is given than the time gives. */
  public static final class SlowBudgets implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of("umpire.quota.read", "1200");
    }
  }

  @Test
  void aViewerCannotTellTwoMatchesApartByAnythingThatLeavesTheHouse() {
    Shelf shelf = Shelf.load();
    assertThat(shelf.games()).isNotEmpty();
    for (String game : shelf.games()) {
      LeakPairs pairs = new LeakPairs(shelf.game(game), new TestHost());
      LeakPairs.Result result = pairs.run(PAIRS, 1, System.out::println);
      System.out.println(result.line(game));
      assertThat(result.findings()).isEmpty();
      assertThat(result.pairs()).isEqualTo(PAIRS);
      assertThat(result.different()).isGreaterThanOrEqualTo(PAIRS * 9 / 10);
      assertThat(result.secretActs()).isGreaterThan(PAIRS);
    }
  }

  /** The service under test, with its test-only opener; everybody has a token of their own. */
  private static final class TestHost implements MatchHost {
    private Map<String, Client> clients = Map.of();

    @Override
    public String origin() {
      return "http://127.0.0.1:" + RestAssured.port;
    }

    @Override
    public People people(List<String> seats) {
      clients = new LinkedHashMap<>();
      seats.forEach(seat -> clients.put(seat, Client.of(seat)));
      Map<String, String> tokens = new LinkedHashMap<>();
      clients.forEach((seat, client) -> tokens.put(seat, client.token()));
      return new People(tokens, Client.of("olga").token());
    }

    @Override
    public String open(
        String game, JsonNode position, List<String> seats, People people, long dice) {
      ObjectNode body = JsonNodeFactory.instance.objectNode().put("game", game);
      body.set("position", position);
      body.putObject("overlay");
      body.putArray("dice");
      body.put("key", "%064x".formatted(dice));
      ObjectNode accounts = body.putObject("seats");
      seats.forEach(
          seat ->
              accounts.put(seat, Optional.ofNullable(clients.get(seat)).orElseThrow().account()));
      return Client.json(
              PlainRequest.of("POST", "", "/test/matches").sending(body.toString()).send().body())
          .path("id")
          .asText();
    }
  }
}
