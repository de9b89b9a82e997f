package umpire.game.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.PlainRequest;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.local.drivers.leaks.LeakPairs;
import umpire.local.drivers.leaks.MatchHost;
import umpire.local.drivers.leaks.UnpromptedMessages;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Shelf;

/**
 * Everything that is sent to a viewer is the same in two matches that the viewer must not
 * distinguish, whatever the others do there in secret. How long an answer takes is not looked at.
 */
@QuarkusTest
@TestProfile(LeaksOverHttpTest.SlowBudgets.class)
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class LeaksOverHttpTest {
  private static final int PAIRS = Integer.getInteger("umpire.leak.pairs", 50);
  private static final int LANES = 3;

  /**
   * Calls so slowly given back that it shows where more is given than the time gives. And clients
   * are given up no sooner than in an installation: these share a machine, and a process, with what
   * they test, and may well stand still for two seconds.
   */
  public static final class SlowBudgets implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(
          "umpire.quota.read", "300",
          "umpire.game.stream.silence", "30S",
          "umpire.game.stream.slow-client-timeout", "30S");
    }
  }

  @Test
  void aViewerCannotDistinguishTwoMatchesByAnythingThatIsSent() {
    Shelf shelf = Shelf.load();
    List<String> secretive =
        shelf.games().stream().filter(game -> shelf.game(game).pack().secrets()).toList();
    assertThat(secretive).isNotEmpty();
    for (String game : secretive) {
      LeakPairs pairs = new LeakPairs(shelf.game(game), new TestHost());
      LeakPairs.Result result = pairs.run(PAIRS, 1, LANES, System.out::println);
      System.out.println(result.line(game));
      assertThat(result.findings()).isEmpty();
      assertThat(result.pairs()).isEqualTo(PAIRS);
      assertThat(result.different()).isGreaterThanOrEqualTo(PAIRS * 9 / 10);
      assertThat(result.secretActs()).isGreaterThan(PAIRS);
    }
  }

  /** The service under test, with its test-only opener; everybody has a token of their own. */
  private static final class TestHost implements MatchHost {
    @Override
    public String origin() {
      return "http://127.0.0.1:" + RestAssured.port;
    }

    @Override
    public People people(List<String> seats, Side side, int lane) {
      Map<String, Person> players = new LinkedHashMap<>();
      seats.forEach(seat -> players.put(seat, person(seat)));
      return new People(players, person("olga"));
    }

    private static Person person(String name) {
      Client client = Client.of(name);
      return new Person(client.account(), client.account(), client.token());
    }

    @Override
    public Opened open(Opening opening, People people, Person viewer) {
      ObjectNode body = JsonNodeFactory.instance.objectNode().put("game", opening.game());
      body.set("position", opening.position());
      body.putObject("overlay");
      body.putArray("dice");
      body.put("key", "%064x".formatted(opening.dice()));
      ObjectNode accounts = body.putObject("seats");
      opening.seats().forEach(seat -> accounts.put(seat, people.of(seat).account()));
      String match =
          Client.json(
                  PlainRequest.of("POST", "", "/test/matches")
                      .sending(body.toString())
                      .send()
                      .body())
              .path("id")
              .asText();
      return new Opened(match, UnpromptedMessages.NONE);
    }
  }
}
